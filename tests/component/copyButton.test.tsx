import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "../../src/ui/CopyButton";

const onCopied = jest.fn();

const button = (text: string, isNoted = true) => (
  <CopyButton
    text={text}
    label="Salin pesan"
    copied="Pesan tersalin."
    byHand="Salin sendiri teks di bawah."
    onCopied={isNoted ? onCopied : undefined}
  />
);

const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: "Salin pesan" }));

afterEach(() => {
  jest.restoreAllMocks();
  onCopied.mockClear();
});

test.each([
  ["until the text becomes another", false, ""],
  ["and goes on saying so where it is noted, which may change the text", true, "Pesan tersalin."],
])("copies the text and says so, %s", async (_, isNoted, then) => {
  const user = userEvent.setup();
  const { rerender } = render(button("BTP1", isNoted));
  // Its place is there before, so that a screen reader hears it.
  const outcome = screen.getByRole("status");
  expect(outcome).toBeEmptyDOMElement();
  await press(user);
  await waitFor(() => expect(outcome).toHaveTextContent("Pesan tersalin."));
  expect(await navigator.clipboard.readText()).toBe("BTP1");
  expect(onCopied).toHaveBeenCalledTimes(isNoted ? 1 : 0);
  rerender(button("BTP2", isNoted));
  expect(outcome.textContent).toBe(then);
});

test.each([
  ["is refused", () => Promise.reject(new Error("not allowed"))],
  ["is impossible", undefined],
])("shows the text, selected and in focus, where copying %s", async (_, writeText) => {
  const user = userEvent.setup();
  const clipboard = writeText && { writeText };
  jest.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard as never);
  render(button("BTP1\nNama: Budi"));
  await press(user);
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Salin sendiri teks di bawah." });
  expect(box).toHaveFocus();
  expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe("BTP1\nNama: Budi");
  // Noting an answer may take it off the page: only a text that was copied is noted.
  expect(onCopied).not.toHaveBeenCalled();
  fireEvent.copy(box);
  expect(onCopied).toHaveBeenCalledTimes(1);
});
