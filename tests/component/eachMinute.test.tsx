import { act, render, screen } from "@testing-library/react";
import { useClock } from "../../src/ui/useClock";

afterEach(() => jest.useRealTimers());

test("what depends on the time is rendered again in each new minute, not at each look at the clock", () => {
  jest.useFakeTimers({ now: new Date("2026-12-01T10:00:05+07:00") });
  const deviceClock = () => new Date();
  let renders = 0;
  function Clock() {
    const now = useClock(deviceClock);
    renders += 1;
    return <p>{now?.toISOString().slice(14, 16)}</p>;
  }
  render(<Clock />);
  const first = renders;
  act(() => jest.advanceTimersByTime(40_000));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(renders).toBe(first);
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByText("01")).toBeInTheDocument();
  expect(renders).toBe(first + 1);
});
