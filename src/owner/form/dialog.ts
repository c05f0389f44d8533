/** `answers` are the buttons; Escape stands for the last one. */
type Asked = { title: string; text: string; answers: readonly string[] };

type OpenDialog = { answer: Promise<string>; close: () => void };

/** Opens a dialog of our own above the library's, and gives the answer that was pressed. */
export function openDialog({ title, text, answers }: Asked): OpenDialog {
  const element = <T extends keyof HTMLElementTagNameMap>(tag: T, properties: Partial<HTMLElementTagNameMap[T]>) =>
    Object.assign(document.createElement(tag), properties);
  const dialog = element("dialog", { className: "own-dialog", role: "alertdialog" });
  dialog.setAttribute("aria-labelledby", "own-dialog-title");
  dialog.setAttribute("aria-describedby", "own-dialog-text");
  const row = element("div", {});
  answers.forEach((answer, index) => {
    const isLast = index === answers.length - 1;
    const press = () => dialog.close(answer);
    row.append(element("button", { type: "button", textContent: answer, autofocus: isLast, onclick: press }));
  });
  dialog.append(
    element("h2", { id: "own-dialog-title", textContent: title }),
    element("p", { id: "own-dialog-text", textContent: text }),
    row,
  );
  const answer = new Promise<string>((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue || answers.at(-1) || "");
    });
  });
  // Not inside the body, which the library makes inert while a dialog of its own opens or closes.
  document.documentElement.append(dialog);
  dialog.showModal();
  return { answer, close: () => dialog.close() };
}

/** Asks for one of two answers; true for the first. */
export const ask = async (title: string, text: string, yes: string, no: string): Promise<boolean> =>
  (await openDialog({ title, text, answers: [yes, no] }).answer) === yes;

/** Says something that has to be read. */
export const tell = async (title: string, text: string): Promise<void> => {
  await openDialog({ title, text, answers: ["Baik"] }).answer;
};
