import { loadWithRetry } from "../../../src/platform/runtime/starter/loadWithRetry";

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A load that fails a number of times and then succeeds. */
function flaky(failures: number) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error("no line");
  });
  return load;
}

test("what comes at once is asked for once", async () => {
  const load = flaky(0);
  const onFailure = jest.fn();
  await loadWithRetry([load, load], onFailure).all;
  expect(load).toHaveBeenCalledTimes(2);
  expect(onFailure).not.toHaveBeenCalled();
});

test("only what failed is asked for again, each time only when told to", async () => {
  const steady = flaky(0);
  const broken = flaky(2);
  const onFailure = jest.fn();
  let isThere = false;
  const { all, again } = loadWithRetry([steady, broken], onFailure);
  void all.then(() => {
    isThere = true;
  });
  await turn();
  expect([broken.mock.calls.length, onFailure.mock.calls.length, isThere]).toEqual([1, 1, false]);
  await turn();
  expect(broken).toHaveBeenCalledTimes(1);
  again();
  await turn();
  expect([broken.mock.calls.length, onFailure.mock.calls.length, isThere]).toEqual([2, 2, false]);
  again();
  await turn();
  expect([broken.mock.calls.length, onFailure.mock.calls.length, isThere]).toEqual([3, 2, true]);
  expect(steady).toHaveBeenCalledTimes(1);
});

test("another try while one is under way starts nothing", async () => {
  const load = jest.fn(() => new Promise(() => {}));
  const { again } = loadWithRetry([load], () => {});
  again();
  await turn();
  expect(load).toHaveBeenCalledTimes(1);
});
