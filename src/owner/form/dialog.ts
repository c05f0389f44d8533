/** `answers` are the buttons; Escape stands for the last one. */
type Asked = { title: string; text: string; answers: readonly string[] };

type OpenDialog = { answer: Promise<string>; close: () => void };

/** Opens a dialog of our own above the library's, and gives the answer that was pressed. */
export function openDialog({ title, text, answers }: Asked): OpenDialog {
  const dialog = document.createElement("dialog");
  dialog.className = "own-dialog";
  dialog.setAttribute("role", "alertdialog");
  dialog.setAttribute("aria-labelledby", "own-dialog-title");
  dialog.setAttribute("aria-describedby", "own-dialog-text");
  const part = (tag: string, id: string, content: string) => {
    const element = document.createElement(tag);
    element.id = id;
    element.textContent = content;
    return element;
  };
  const buttons = answers.map((answer, index) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = answer;
    button.autofocus = index === answers.length - 1;
    button.addEventListener("click", () => dialog.close(answer));
    return button;
  });
  const row = document.createElement("div");
  row.append(...buttons);
  dialog.append(part("h2", "own-dialog-title", title), part("p", "own-dialog-text", text), row);
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
