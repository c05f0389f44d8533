import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { replayEarlyTaps } from "../../src/platform/runtime/replayEarlyTaps";
import { keepEarlyTaps } from "../../src/platform/runtime/starter/earlyTaps";

function page() {
  document.body.innerHTML = `
    <button>Classic</button><button>Clay</button><button disabled>Sold out</button>
    <a href="/services/">Services</a><a href="/en/" hreflang="en">EN</a><a href="#cart">Cart</a>
    <a href="https://wa.me/62" target="_blank">Chat</a>`;
  const counted: string[] = [];
  const stay = (event: Event) => {
    event.preventDefault();
    counted.push((event.target as Element).textContent ?? "");
  };
  const taps = keepEarlyTaps();
  // One listener on the root, as React has.
  document.body.addEventListener("click", stay);
  const user = userEvent.setup();
  const tap = (name: string) => user.click(screen.getByText(name));
  return { counted, taps, tap, leave: () => document.body.removeEventListener("click", stay) };
}

test("a tap during the replay comes after the earlier ones, once", async () => {
  const { counted, taps, tap, leave } = page();
  await tap("Clay");
  await tap("Clay");
  const released = replayEarlyTaps(taps);
  screen.getByText("Classic").click();
  await released;
  expect(counted).toEqual(["Clay", "Clay", "Classic"]);
  leave();
});

test("a link to the same page in the other language waits, because it takes along what follows #", async () => {
  const { counted, taps, tap, leave } = page();
  await tap("EN");
  expect(counted).toEqual([]);
  await replayEarlyTaps(taps);
  expect(counted).toEqual(["EN"]);
  leave();
});

test("a link to another page waits only behind a kept tap, and no longer once links are released", async () => {
  const { counted, taps, tap, leave } = page();
  await tap("Services");
  expect(counted).toEqual(["Services"]);
  await tap("Clay");
  await tap("Services");
  await tap("Cart");
  await tap("Chat");
  expect(counted).toEqual(["Services", "Cart", "Chat"]);
  taps.releaseLinks();
  await tap("Services");
  expect(counted).toEqual(["Services", "Cart", "Chat", "Services"]);
  await replayEarlyTaps(taps);
  expect(counted.slice(4)).toEqual(["Clay", "Services"]);
  leave();
});

test("a tapped button that is gone after hydration is skipped", async () => {
  const { counted, taps, tap, leave } = page();
  await tap("Clay");
  await tap("Classic");
  screen.getByText("Clay").remove();
  await replayEarlyTaps(taps);
  expect(counted).toEqual(["Classic"]);
  leave();
});
