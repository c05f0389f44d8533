/** A channel as browsers have it: a message goes to all other channels of the same name. */
class Channel extends EventTarget {
  static readonly all: Channel[] = [];
  constructor(readonly name: string) {
    super();
    Channel.all.push(this);
  }
  postMessage(data: unknown) {
    const others = Channel.all.filter((other) => other !== this && other.name === this.name);
    for (const other of others) other.dispatchEvent(new MessageEvent("message", { data }));
  }
}

type OtherTabs = typeof import("../../../src/owner/form/otherTabs");

/** The form's module as a tab at this address loads it. */
function tabAt(address: string): OtherTabs {
  Object.assign(globalThis, { BroadcastChannel: Channel, location: new URL(address) });
  let tab: OtherTabs | undefined;
  jest.isolateModules(() => {
    tab = require("../../../src/owner/form/otherTabs");
  });
  return tab as OtherTabs;
}

test("a save is news to the other tabs of the same form, and not to another shop's form on the same host", () => {
  const confirm = jest.fn(() => true);
  Object.assign(globalThis, { window: { confirm } });
  const first = tabAt("https://nama.github.io/a/admin/");
  const second = tabAt("https://nama.github.io/a/admin/index.html#/collections");
  const other = tabAt("https://nama.github.io/b/admin/");
  first.tellOtherTabs({ entry: { toJS: () => ({ path: "content/shop.json" }) } });
  other.confirmOverwrite("shop.json");
  first.confirmOverwrite("shop.json");
  expect(confirm).not.toHaveBeenCalled();
  second.confirmOverwrite("shop.json");
  expect(confirm).toHaveBeenCalledTimes(1);
});
