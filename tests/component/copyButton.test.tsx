import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "../../src/ui/CopyButton";
import { button, byRole } from "../support/elements";

const onCopied = jest.fn();

const copyButton = (text: string, isNoted = true) => (
  <CopyButton
    text={text}
    label="Salin pesan"
    copied="Pesan tersalin."
    byHand="Salin sendiri teks di bawah."
    onCopied={isNoted ? onCopied : undefined}
  />
);

const press = (user: ReturnType<typeof userEvent.setup>) => user.click(button("Salin pesan"));

afterEach(() => onCopied.mockClear());

test("copies the text and says so until the text becomes another", async () => {
  const user = userEvent.setup();
  const { rerender } = render(copyButton("BTP1", false));
  // Its place is there before, so that a screen reader hears it.
  const outcome = byRole("status");
  await press(user);
  await waitFor(() => expect(outcome).toHaveTextContent("Pesan tersalin."));
  expect(await navigator.clipboard.readText()).toBe("BTP1");
  rerender(copyButton("BTP2", false));
  expect(outcome).toBeEmptyDOMElement();
});

test("goes on saying so where noting the copy changes the text", async () => {
  const user = userEvent.setup();
  const { rerender } = render(copyButton("BTP1"));
  await press(user);
  await waitFor(() => expect(onCopied).toHaveBeenCalledTimes(1));
  rerender(copyButton("BTP2"));
  expect(byRole("status")).toHaveTextContent("Pesan tersalin.");
});

test.each([
  ["is refused", () => Promise.reject(new Error("not allowed"))],
  ["is impossible", undefined],
  ["is never answered", () => new Promise(() => {})],
])("shows the text, selected and in focus, where copying %s", async (_, writeText) => {
  const user = userEvent.setup();
  jest.spyOn(navigator, "clipboard", "get").mockReturnValue((writeText && { writeText }) as never);
  render(copyButton("BTP1\nNama: Budi"));
  await press(user);
  const byHand = { name: "Salin sendiri teks di bawah." };
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox", byHand, { timeout: 1900 });
  expect(box).toHaveFocus();
  expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe("BTP1\nNama: Budi");
  // Noting an answer may take it off the page: only a text that was copied is noted.
  expect(onCopied).not.toHaveBeenCalled();
  fireEvent.copy(box);
  expect(onCopied).toHaveBeenCalledTimes(1);
});
