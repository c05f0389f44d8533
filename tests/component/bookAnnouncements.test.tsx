import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { Announcements } from "../../src/features/book/Announcements";
import type { Announcement } from "../../src/features/book/bookContext";

function Said() {
  const [announced, setAnnounced] = useState<readonly Announcement[]>([
    { text: "Tercatat.", undo: async () => "undone" },
  ]);
  return <Announcements announced={announced} setAnnounced={setAnnounced} />;
}

const turnPage = (visibility: DocumentVisibilityState) => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
};

test("what was just done can be undone when the shop comes back from the chat, for another quarter of a minute", () => {
  jest.useFakeTimers();
  render(<Said />);
  turnPage("hidden");
  act(() => jest.advanceTimersByTime(60_000));
  turnPage("visible");
  act(() => jest.advanceTimersByTime(14_000));
  expect(screen.getByRole("button", { name: "Urungkan" })).toBeVisible();
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.queryByRole("button", { name: "Urungkan" })).toBeNull();
  jest.useRealTimers();
});
