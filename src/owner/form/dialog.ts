/** Asks for one of two answers, in a dialog above the library's own; true for the first. Escape means the second. */
export function ask(title: string, text: string, yes: string, no: string): Promise<boolean> {
  const element = <T extends keyof HTMLElementTagNameMap>(tag: T, properties: Partial<HTMLElementTagNameMap[T]>) =>
    Object.assign(document.createElement(tag), properties);
  const dialog = element("dialog", { className: "own-dialog", role: "alertdialog" });
  dialog.setAttribute("aria-labelledby", "own-dialog-title");
  dialog.setAttribute("aria-describedby", "own-dialog-text");
  const button = (answer: string) =>
    element("button", {
      type: "button",
      textContent: answer,
      autofocus: answer === no,
      onclick: () => dialog.close(answer),
    });
  const row = element("div", {});
  row.append(button(yes), button(no));
  dialog.append(
    element("h2", { id: "own-dialog-title", textContent: title }),
    element("p", { id: "own-dialog-text", textContent: text }),
    row,
  );
  // Not inside the body, which the library makes inert while a dialog of its own opens or closes.
  document.documentElement.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === yes);
    });
  });
}
