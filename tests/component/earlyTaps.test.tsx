import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { keepEarlyTaps } from "../../src/runtime/starter/earlyTaps";

/** A page that is not hydrated yet; `counted` holds what its one listener on the root, as React has, has heard. */
function page() {
  document.body.innerHTML = `
    <main><button>Classic</button><button>Clay</button><button disabled>Sold out</button>
    <a href="/services/">Services</a><a href="/en/" hreflang="en">EN</a></main>`;
  const counted: string[] = [];
  const replay = keepEarlyTaps();
  document.querySelector("main")?.addEventListener("click", (event) => {
    event.preventDefault();
    counted.push((event.target as Element).textContent ?? "");
  });
  const user = userEvent.setup();
  return { counted, replay, user, tap: (name: string) => user.click(screen.getByText(name)) };
}

test("early taps on buttons are replayed in order; links are never held back", async () => {
  const { counted, replay, user, tap } = page();
  await tap("Clay");
  screen.getByText("Clay").focus();
  await user.keyboard("{Enter}");
  await tap("Services");
  await tap("EN");
  expect(counted).toEqual(["Services", "EN"]);
  const replayed = replay();
  screen.getByText("Classic").click();
  await replayed;
  await tap("Classic");
  expect(counted.slice(2)).toEqual(["Clay", "Clay", "Classic", "Classic"]);
});
