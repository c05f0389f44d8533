import { whenIdle } from "../../src/platform/runtime/starter/prefetch";

beforeEach(() => {
  jest.useFakeTimers();
  window.requestIdleCallback = (callback) => window.setTimeout(callback);
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "requestIdleCallback");
});

test("a page on its way is waited for, and rests only then", () => {
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const call = jest.fn();
  whenIdle(call, 400);
  jest.advanceTimersByTime(5000);
  expect(call).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(399);
  expect(call).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2);
  expect(call).toHaveBeenCalledTimes(1);
  state.mockRestore();
});

test("a browser that cannot tell is taken to have nothing to do a moment later", () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  const call = jest.fn();
  whenIdle(call);
  jest.advanceTimersByTime(300);
  expect(call).toHaveBeenCalledTimes(1);
});
