import { type LoadFailure, loadWithRetry } from "../../../src/platform/runtime/starter/loadWithRetry";

/** A load that ends in these ways, one after another, and the last one from then on. */
function loadThat(...outcomes: (LoadFailure | undefined)[]) {
  const load: jest.Mock<Promise<LoadFailure | undefined>> = jest.fn(
    async () => outcomes[Math.min(load.mock.calls.length, outcomes.length) - 1],
  );
  return load;
}

const delaysMs = [2000, 4000];

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test("what loads at once is requested once", async () => {
  const load = loadThat();
  const onFailure = jest.fn();
  await loadWithRetry([load, load], delaysMs, onFailure).all;
  expect(load).toHaveBeenCalledTimes(2);
  expect(onFailure).not.toHaveBeenCalled();
});

test("an unreachable file is requested again after a growing delay, until it has loaded; the others are not", async () => {
  const steady = loadThat();
  const broken = loadThat("unreachable", "unreachable", undefined);
  const { all } = loadWithRetry([steady, broken], delaysMs, () => {});
  await jest.advanceTimersByTimeAsync(1999);
  expect(broken).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(broken).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(3999);
  expect(broken).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  await all;
  expect([steady, broken].map((load) => load.mock.calls.length)).toEqual([1, 3]);
});

test("when the delays have run out a file is requested only when told to, once each time", async () => {
  const broken = loadThat("unreachable");
  const { retryNow } = loadWithRetry([broken], delaysMs, () => {});
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(broken).toHaveBeenCalledTimes(3);
  retryNow();
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(broken).toHaveBeenCalledTimes(4);
});

test("a file that is gone is reported as such and requested only when told to", async () => {
  const gone = loadThat("gone", undefined);
  const onFailure = jest.fn();
  const { all, retryNow } = loadWithRetry([gone], delaysMs, onFailure);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(gone).toHaveBeenCalledTimes(1);
  expect(onFailure.mock.calls).toEqual([["gone"]]);
  retryNow();
  await all;
  expect(gone).toHaveBeenCalledTimes(2);
});

test("a retry while a request is under way starts nothing", async () => {
  const load = jest.fn(() => new Promise<undefined>(() => {}));
  const { retryNow } = loadWithRetry([load], delaysMs, () => {});
  retryNow();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});
