import { addDays, shopMoment } from "../../src/domain/shop/clock";
import { asked, chatMessage } from "../support/bookVisit";
import { otherEngines, type RunningEngine } from "../support/otherEngines";
import { type SiteServer, serveSite } from "../support/server";

/** What was said last stands over the page's lower end for a while. */
const closeNews = "main [role=status] + div button:last-of-type";

// Firefox and WebKit are optional; otherEngines.test.ts says what to install.
describe.each(otherEngines.map((engine) => [engine.name, engine] as const))("in %s", (_name, engine) => {
  const where = engine.isInstalled ? test : test.skip;
  let running: RunningEngine | undefined;
  let site: SiteServer | undefined;

  beforeAll(async () => {
    if (!engine.isInstalled) return;
    [running, site] = await Promise.all([engine.start(), serveSite()]);
  });

  afterAll(async () => {
    await running?.close();
    await site?.close();
  });

  where("what is recorded in the book is there after a reload, can be accepted and ticked off", async () => {
    if (!running || !site) throw new Error("an engine runs only while tests do");
    const { origin } = site;
    const { open } = running;
    // These browsers have the machine's clock.
    const tomorrow = addDays(shopMoment(new Date(), "Asia/Jakarta").date, 1);
    const message = chatMessage(
      { code: "BTP120501AA", name: "Adi", ...asked("classic", tomorrow, "14:00", 1) },
      origin,
    );

    const first = await open(`${origin}/buku/`, 360);
    await first.click("main [aria-expanded]");
    await first.isTrue("document.querySelector('textarea')");
    // At once, as the clipboard does; React hears of it by the event.
    await first.read(`(() => {
      const field = document.querySelector("textarea");
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value").set.call(field, ${JSON.stringify(message)});
      field.dispatchEvent(new Event("input", { bubbles: true }));
    })()`);
    await first.click("main section[aria-label='Tempel tiket'] button");
    await first.isTrue("document.querySelector('#waiting')?.textContent === 'Menunggu jawaban (1)'");
    await first.click(closeNews);
    // Somebody comes in.
    await first.click("main [aria-expanded]:nth-child(2)");
    await first.click("main section[aria-label='Datang langsung'] button");
    await first.isTrue("document.querySelector('article')?.textContent.includes('Datang langsung')");
    expect(await first.complaints()).toEqual([]);
    await first.close();

    const again = await open(`${origin}/buku/`, 360);
    // The chat that the answer opens is none of this.
    await again.read(
      "addEventListener('click', (event) => event.target.closest('a[target]') && event.preventDefault())",
    );
    await again.click("main section[aria-labelledby=waiting] a[target]");
    await again.isTrue("document.querySelector('#waiting') === null");
    await again.click(closeNews);
    await again.click("article [aria-label^='Selesai: Datang langsung']");
    await again.isTrue("document.body.innerText.includes('1 (1 selesai)')");
    await again.click("nav [aria-label='Hari berikutnya']");
    await again.isTrue("document.querySelector('article')?.textContent.includes('Diterima')");
    expect(await again.read("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
    expect(await again.complaints()).toEqual([]);
    await again.close();
  });
});
