import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { keepEarlyTaps } from "../../src/platform/runtime/starter/earlyTaps";

function page() {
  document.body.innerHTML = `
    <button>Classic</button><button>Clay</button><button disabled>Sold out</button>
    <a href="/services/">Services</a><a href="#cart">Cart</a>
    <a href="https://wa.me/62" target="_blank">Chat</a>`;
  const counted: string[] = [];
  const stay = (event: Event) => {
    event.preventDefault();
    counted.push((event.target as Element).textContent ?? "");
  };
  const taps = keepEarlyTaps(window);
  // As React does: one listener on what holds the page.
  document.body.addEventListener("click", stay);
  const user = userEvent.setup();
  const tap = (name: string) => user.click(screen.getByText(name));
  return { counted, taps, tap, leave: () => document.body.removeEventListener("click", stay) };
}

test("taps before the page answers reach it later: as often as they were made, in their order", async () => {
  const { counted, taps, tap, leave } = page();
  for (const name of ["Clay", "Clay", "Classic", "Sold out", "Clay"]) await tap(name);
  expect(counted).toEqual([]);
  await taps.release();
  expect(counted).toEqual(["Clay", "Clay", "Classic", "Clay"]);
  await tap("Classic");
  expect(counted.slice(4)).toEqual(["Classic"]);
  leave();
});

test("a tap while the earlier ones are passed on comes after them, once", async () => {
  const { counted, taps, tap, leave } = page();
  await tap("Clay");
  await tap("Clay");
  const released = taps.release();
  screen.getByText("Classic").click();
  await released;
  expect(counted).toEqual(["Clay", "Clay", "Classic"]);
  leave();
});

test("a link to another page waits only behind a kept tap, and no more once nothing is sure to come", async () => {
  const { counted, taps, tap, leave } = page();
  await tap("Services");
  expect(counted).toEqual(["Services"]);
  await tap("Clay");
  await tap("Services");
  await tap("Cart");
  await tap("Chat");
  expect(counted).toEqual(["Services", "Cart", "Chat"]);
  taps.giveUpLinks();
  await tap("Services");
  expect(counted).toEqual(["Services", "Cart", "Chat", "Services"]);
  await taps.release();
  expect(counted.slice(4)).toEqual(["Clay", "Services"]);
  leave();
});

test("what was tapped and is gone when the page answers is passed over", async () => {
  const { counted, taps, tap, leave } = page();
  await tap("Clay");
  await tap("Classic");
  screen.getByText("Clay").remove();
  await taps.release();
  expect(counted).toEqual(["Classic"]);
  leave();
});

test("a part that is made anew as it is taken over is tapped where it was tapped, whatever the first tap adds above", async () => {
  const { taps, tap, leave } = page();
  const sent: string[] = [];
  await tap("Clay");
  await tap("Clay");
  const makeAnew = () => {
    const [, clay] = document.querySelectorAll("button");
    const made = document.createElement("button");
    made.textContent = "Clay, made anew";
    made.addEventListener("click", () => {
      sent.push("Clay");
      document.body.prepend(document.createElement("button"));
    });
    clay?.replaceWith(made);
  };
  document.body.addEventListener("touchcancel", makeAnew, { once: true });
  await taps.release();
  expect(sent).toEqual(["Clay", "Clay"]);
  leave();
});
