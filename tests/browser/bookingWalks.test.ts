import type { Dialog, Page } from "playwright-core";
import { smallPhone, ticketFragment } from "../support/bookingForm";
import { siteInChromium } from "../support/siteInChromium";
import { tuesdayMorning, untilHydrated, visit } from "../support/visit";

const site = siteInChromium();

// BOOKING_WALKS=300 BOOKING_SEED=1 npm test -- bookingWalks
const walks = Number(process.env.BOOKING_WALKS ?? 1);
const firstSeed = Number(process.env.BOOKING_SEED ?? 11);
const stepsInWalk = 30;

/** A small generator of pseudorandom numbers (mulberry32), so that a walk can be repeated by its seed. */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Step =
  | "fill"
  | "submit"
  | "send"
  | "again"
  | "view"
  | "continue"
  | "endChange"
  | "resume"
  | "change"
  | "ticketAgain"
  | "back"
  | "forward"
  | "reload"
  | "away"
  | "other"
  | "book"
  | "anchor"
  | "card"
  | "open"
  | "clock";

const isHome = ({ pathname }: URL) => pathname === "/";

/** What a careful visitor knows: the tickets not sent yet, and the booking that is being changed. */
type Known = { unsent: Set<string>; changing: string | null };

/** What the booking's section shows. */
const seenBy = (page: Page) =>
  page.evaluate(() => {
    const section = document.getElementById("booking");
    const text = section?.innerText ?? "";
    const codes = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, code]) => code ?? "");
    return {
      isHome: section !== null,
      isForm: section?.querySelector("form") != null,
      isTicket: section?.querySelector("article") != null,
      shown: section?.querySelector("article")?.textContent?.match(/BTP\d{6}[A-Z0-9]{2}/)?.[0] ?? null,
      kept: codes(/Tiket (BTP\w{8}) tersimpan/g),
      changing: codes(/Mengubah booking (BTP\w{8})/g)[0] ?? null,
      ended: codes(/Perubahan booking (BTP\w{8}) dihentikan/g),
    };
  });

const statuses = [
  ["Menunggu konfirmasi", "(Menunggu konfirmasi)", ""],
  ["Dikonfirmasi", "(Dikonfirmasi)", "&status=diterima"],
  ["Usulan jam dari toko", "setuju jam usulan toko", "&status=diusulkan"],
] as const;

class Walk {
  readonly known: Known = { unsent: new Set(), changing: null };
  readonly log: string[] = [];
  asked = 0;
  lastFragment: string = ticketFragment;

  constructor(
    readonly page: Page,
    readonly random: () => number,
  ) {
    page.on("dialog", (dialog: Dialog) => {
      this.asked += 1;
      void dialog.accept().catch(() => {});
    });
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.random() * choices.length)] ?? choices[0];
  }

  /** Whether a ticket that was not sent goes with the document, or a change that its address does not name. */
  isLoss(): boolean {
    const { unsent, changing } = this.known;
    return unsent.size > 0 || (changing !== null && !this.page.url().includes(`#ubah&kode=${changing}`));
  }

  /** Loads a document: the browser asks if, and only if, something is lost with the one before. */
  async load(action: () => Promise<unknown>) {
    const before = this.asked;
    const mustAsk = this.isLoss();
    await action();
    expect(this.asked - before).toBe(mustAsk ? 1 : 0);
    this.known.unsent.clear();
    const { hash } = new URL(this.page.url());
    this.known.changing = hash.startsWith("#ubah&") ? (hash.match(/kode=(\w+)/)?.[1] ?? null) : null;
    await this.settle();
  }

  /** Until the page has been hydrated and whatever its address asks for has been taken in. */
  async settle() {
    if (this.page.url().startsWith("about:")) return;
    // Focusing starts a page that waits for the visitor.
    await this.page.evaluate(() => document.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true })));
    await untilHydrated(this.page);
    // On the way back the address is there before its page.
    if (new URL(this.page.url()).pathname === "/tiket/") await this.page.locator("#ticket-heading").waitFor();
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30)))),
    );
  }

  /** Taps a link or button, by its own click: what covers it and where it stands does not matter here. */
  async tap(selector: string, text: RegExp | string = /./): Promise<boolean> {
    const found = this.page.locator(selector).filter({ hasText: text });
    const count = await found.count();
    if (count === 0) return false;
    await found.nth(Math.floor(this.random() * count)).evaluate((element: HTMLElement) => element.click());
    return true;
  }

  async fill() {
    const { page } = this;
    if (!(await seenBy(page)).isForm) return;
    await page.getByLabel("Nama", { exact: true }).fill(this.pick(["Budi", "Sari", "Joko"]));
    await page.getByLabel("Nomor Telepon").fill("0812 3456 7890");
    const ticks = page.getByRole("checkbox");
    if ((await page.getByRole("checkbox", { checked: true }).count()) === 0)
      await ticks.nth(this.pick([0, 1, 2])).check();
    await page.locator("#booking-date").evaluate((element) => element.scrollIntoView({ block: "center" }));
    const day = this.pick(["8", "9", "10"]);
    await page
      .getByRole("gridcell", { name: new RegExp(`^Pilih .*\\b${day} Desember`) })
      .first()
      .click();
    await page.locator(`input[name=time][value="${this.pick(["10:00", "14:00", "17:00"])}"]`).check();
  }

  async submit() {
    const { page, known } = this;
    const before = await seenBy(page);
    if (!before.isForm) return;
    await this.tap("#booking button[type=submit]");
    await page.waitForFunction(
      () => document.querySelector("#booking article") ?? document.querySelector("[role=alert]"),
    );
    await this.settle();
    const { shown } = await seenBy(page);
    if (shown === null) return;
    if (before.changing !== null) expect(shown).toBe(before.changing);
    else expect([...before.kept, ...known.unsent]).not.toContain(shown);
    this.log.push(`made ${shown}`);
    known.unsent.add(shown);
    const href = (await page.locator("#booking a[data-sends]").getAttribute("href")) ?? "";
    this.lastFragment = decodeURIComponent(href).split("#").at(-1) ?? ticketFragment;
    if (before.changing === known.changing) known.changing = null;
  }

  async send() {
    const { shown } = await seenBy(this.page);
    if (shown === null) return;
    const opened = this.page.context().waitForEvent("page");
    // A tap too soon after the submit counts as the second half of a double tap.
    await this.page.clock.runFor(1000);
    await this.tap("#booking a[data-sends]");
    await (await opened).close();
    this.known.unsent.delete(shown);
  }

  /** The steps that can be taken here; those that lead on in a booking more often than those that lead away. */
  async possible(): Promise<readonly [Step, ...Step[]]> {
    const { page } = this;
    if (page.url().startsWith("about:")) return ["back", "back", "back", "forward"];
    const anywhere: Step[] = ["other", "book", "forward", "reload", "away", "open", "clock"];
    const back: Step[] = (await page.evaluate(() => window.history.length)) > 2 ? ["back", "back", "back"] : [];
    const seen = await seenBy(page);
    const here: Step[] = [];
    if (seen.isForm) here.push("fill", "fill", "fill", "submit", "submit", "anchor", "card");
    if (seen.isForm && seen.kept.length > 0) here.push("view", "view");
    if (seen.isTicket) here.push("send", "send", "again", "again", "continue", "anchor", "card");
    if (seen.changing !== null) here.push("submit", "submit", "submit", "endChange");
    if (seen.ended.length > 0) here.push("resume");
    if (!seen.isHome && page.url().includes("/tiket/"))
      here.push("change", "change", "change", "change", "ticketAgain", "ticketAgain");
    return ["open", ...anywhere, ...back, ...here];
  }

  async step() {
    const { page, known } = this;
    const kind = this.pick(await this.possible());
    this.log.push(`${kind} at ${page.url().replace(site.origin, "").slice(0, 24)}`);
    switch (kind) {
      case "fill":
        await this.fill();
        break;
      case "submit":
        await this.submit();
        break;
      case "send":
        await this.send();
        break;
      case "again": {
        const { shown, isHome } = await seenBy(page);
        if (isHome && (await this.tap("#booking button", "Booking Lagi"))) {
          await this.settle();
          if (shown && !known.unsent.has(shown)) expect((await seenBy(page)).kept).not.toContain(shown);
        }
        break;
      }
      case "view":
        await this.tap("#booking button", "Lihat tiket");
        break;
      case "continue":
        await this.tap("#booking button", /Lanjutkan|Kembali ke formulir/);
        break;
      case "endChange":
        await this.tap("#booking button", "Mulai booking baru");
        break;
      case "resume": {
        const { ended } = await seenBy(page);
        if (await this.tap("#booking a", "Lanjutkan perubahan")) known.changing = ended[0] ?? null;
        break;
      }
      case "change":
        known.changing = page.url().match(/kode=(\w+)/)?.[1] ?? null;
        await this.tap("main a", "Ubah jadwal");
        await page.getByText(`Mengubah booking ${known.changing}`).waitFor();
        break;
      case "ticketAgain":
        if (await this.tap("main a", "Booking Lagi")) await page.waitForURL(isHome);
        break;
      case "back":
        return this.traverse("goBack");
      case "forward":
        return this.traverse("goForward");
      case "reload":
        return this.load(() => page.reload());
      case "away":
        return this.load(() => page.goto("about:blank"));
      case "other":
        if (await this.tap("footer a", /Layanan dan|Services|Products|About/))
          await page.waitForURL(/(services|products|about)\/$/);
        break;
      case "book":
        if (await this.tap("main a[href*='#booking'], header a[href*='#booking']")) await page.waitForURL(isHome);
        break;
      case "anchor":
        await this.tap("header a[href^='#'], a[href='#services']");
        break;
      case "card":
        await this.tap("#services a[href*='#booking']");
        break;
      case "open":
        return this.open();
      case "clock":
        await page.clock.fastForward(this.pick([30_000, 600_000]));
        break;
    }
    await this.settle();
  }

  /** Opens a ticket by its link: of the booking made last on this walk, or of an older one, as asked for or answered. */
  async open() {
    const { page } = this;
    const fragment = this.pick([ticketFragment, this.lastFragment]);
    const status = fragment.includes("status=") ? "" : this.pick(["", "", "&status=diterima", "&status=diusulkan"]);
    // Where only what follows # differs, no document is loaded.
    if (page.url().includes("/tiket/")) await this.load(() => page.goto("about:blank"));
    await this.load(() => page.goto(`${site.origin}/tiket/#${fragment}${status}`));
  }

  /** Back or Forward: within the visit, or to a document that is loaded again. */
  async traverse(way: "goBack" | "goForward") {
    const { page } = this;
    // A document that is left is gone with everything in its memory.
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const before = this.asked;
    const mustAsk = this.isLoss();
    await page[way]();
    // Before the first page of the walk and after its last one.
    if (page.url().startsWith("about:") && this.log.at(-2)?.includes("about:"))
      await page.goto(`${site.origin}/#booking`);
    const isSame = await page.evaluate(() => "isSame" in window);
    if (isSame) return this.settle();
    expect(this.asked - before).toBe(mustAsk ? 1 : 0);
    this.asked = before;
    this.known.unsent.clear();
    const { hash } = new URL(page.url());
    this.known.changing = hash.startsWith("#ubah&") ? (hash.match(/kode=(\w+)/)?.[1] ?? null) : null;
    return this.settle();
  }

  async check() {
    const { page, known } = this;
    if (page.url().startsWith("about:")) return;
    // A page that was just loaded takes in its address a moment after hydration.
    if (known.changing !== null && (await seenBy(page)).isForm) {
      await page.waitForFunction(
        (code) => new RegExp(`(Mengubah|Perubahan) booking ${code}`).test(document.body.innerText),
        known.changing,
      );
    }
    const seen = await seenBy(page);
    if (seen.isForm) expect(seen.kept).toEqual(expect.arrayContaining([...known.unsent]));
    if (seen.isForm && seen.changing !== known.changing) known.changing = null;
    if (seen.changing !== null) {
      // The router answers a move within the page some frames later.
      await page.waitForFunction((code) => window.location.hash.startsWith(`#ubah&kode=${code}`), seen.changing);
      known.changing = seen.changing;
    }
    for (const article of await page.locator("article").all()) {
      const stamp = await article.innerText();
      const chat = page.getByRole("link", { name: /^(Konfirmasi|Setuju|Chat toko) via WhatsApp/ });
      if ((await chat.count()) === 0) continue;
      const message = decodeURIComponent((await chat.first().getAttribute("href")) ?? "");
      const [, head, field] = statuses.find(([words]) => stamp.includes(words)) ?? ["", "no status", ""];
      expect(message.split("\n")[0]).toContain(head);
      expect(message.match(/&status=\w+/)?.[0] ?? "").toBe(field);
    }
  }
}

test.each(Array.from({ length: walks }, (_, index) => firstSeed + index))(
  "a walk of 30 steps through booking and tickets loses no booking without a word, seed %d",
  async (seed) => {
    const { page, context, complaints } = await visit(site.browser, smallPhone, tuesdayMorning);
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
    await page.goto(`${site.origin}/#booking`);
    const walk = new Walk(page, randomNumbers(seed));
    await walk.settle();
    try {
      for (let step = 0; step < stepsInWalk; step += 1) {
        await walk.step();
        await walk.check();
      }
      expect(complaints).toEqual([]);
    } catch (error) {
      throw new Error(`seed ${seed}\n${walk.log.join("\n")}\n${error instanceof Error ? error.stack : String(error)}`);
    } finally {
      if (process.env.BOOKING_LOG) process.stderr.write(`${seed}: ${walk.log.join("; ")}\n`);
      await context.close();
    }
  },
);
