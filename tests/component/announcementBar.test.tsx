import { act, render } from "@testing-library/react";
import { AnnouncementBar } from "../../src/book/page/AnnouncementBar";

const turnPage = (visibility: DocumentVisibilityState) => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
};

test("what was just done can be undone when the shop comes back from the chat, for another quarter of a minute", () => {
  jest.useFakeTimers();
  const setAnnounced = jest.fn();
  render(
    <AnnouncementBar
      isOutdated={false}
      announced={{ text: "Tercatat.", undo: async () => true }}
      setAnnounced={setAnnounced}
    />,
  );
  turnPage("hidden");
  jest.advanceTimersByTime(60_000);
  turnPage("visible");
  jest.advanceTimersByTime(14_000);
  expect(setAnnounced).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(setAnnounced).toHaveBeenCalledTimes(1);
});
