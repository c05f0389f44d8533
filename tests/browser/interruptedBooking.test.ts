import {
  chatLink,
  filledForm,
  openForm,
  smallPhone,
  submitButton,
  typeNameAndPhone,
  untilDateField,
} from "../support/bookingForm";
import { calendarScriptOfAnyAttempt, hold } from "../support/scripts";
import { siteInChromium } from "../support/siteInChromium";
import { fillBooking, phone, tuesdayMorning, turnToNextMonth, visit } from "../support/visit";

const site = siteInChromium();

test.each([
  [360, 640],
  [412, 860],
])("a double tap on 'Buat Booking' at %d x %d makes a ticket and opens nothing", async (width, height) => {
  const { page, context } = await visit(
    site.browser,
    { ...phone, viewport: { width, height }, reducedMotion: "reduce" },
    tuesdayMorning,
  );
  const opened: string[] = [];
  context.on("page", (other) => opened.push(other.url()));
  await page.goto(site.origin + filledForm);
  await page.getByRole("checkbox", { name: "Paket Ayah & Anak", checked: true }).waitFor();
  for (const pause of [150, 400]) {
    if (pause === 400) await fillBooking(page);
    else await typeNameAndPhone(page);
    const button = await submitButton(page).boundingBox();
    if (!button) throw new Error("the button is on the page");
    const [x, y] = [button.x + button.width / 2, button.y + button.height / 2];
    // The page's clock is stopped, so that a slow machine does not lengthen the pause between the taps.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.touchscreen.tap(x, y);
    await page.clock.runFor(pause);
    await page.touchscreen.tap(x, y);
    await page.clock.resume();
    await chatLink(page).waitFor();
    await page.getByRole("button", { name: "Booking Lagi" }).tap();
    await page.getByLabel("Nama").waitFor();
  }
  expect(opened).toEqual([]);
  await context.close();
});

describe("on a connection that stopped answering", () => {
  test("a page whose script does not arrive says so, with the chat link, and replays the tap once it does", async () => {
    const { page, context } = await visit(site.browser, phone, tuesdayMorning);
    const release = await hold(page, "**/app-*.js");
    await page.goto(`${site.origin}/`);
    await submitButton(page).tap();
    const trouble = page.getByRole("status").filter({ hasText: "belum berfungsi karena koneksi lambat atau terputus" });
    expect(await trouble.isVisible()).toBe(false);
    await page.clock.fastForward(9000);
    await trouble.getByRole("link", { name: "Chat WhatsApp" }).waitFor();
    release();
    await page.getByText("Mohon lengkapi semua data").waitFor();
    expect(await trouble.isVisible()).toBe(false);
    await context.close();
  });

  test("a calendar whose script does not arrive is replaced by the native date field, and shown when it does", async () => {
    const { page, context } = await visit(site.browser, phone, tuesdayMorning);
    const release = await hold(page, calendarScriptOfAnyAttempt);
    await page.goto(`${site.origin}/?service=beard`);
    await page.getByRole("checkbox", { checked: true }).waitFor();
    const step = page.getByRole("group", { name: "Pilih Tanggal" });
    await step.scrollIntoViewIfNeeded();
    // The place of the calendar says so before it is asked for as well; its time runs from then on.
    await page.waitForFunction(
      (address) => [...document.scripts].some(({ src, dataset }) => "webpack" in dataset && RegExp(address).test(src)),
      calendarScriptOfAnyAttempt.source,
    );
    await step.getByText("Memuat kalender…").waitFor();
    await page.clock.fastForward(11_000);
    await page.getByLabel("Tanggal", { exact: true }).fill("2026-12-08");
    await step.getByRole("button", { name: "Coba muat kalender lagi" }).click();
    await step.getByText("Memuat kalender…").waitFor();
    release();
    expect(await step.getByRole("gridcell", { selected: true }).innerText()).toBe("8");
    await context.close();
  });
});

test("Back from another site restores the whole form, and names what is still empty in it", async () => {
  // On the device's own clock: an installed one hides from the page how it was opened.
  const { page, context } = await visit(site.browser, smallPhone);
  await page.goto(`${site.origin}/#booking`);
  const awayAndBack = async () => {
    await page.goto("about:blank");
    await page.goBack();
    await page.mouse.wheel(0, 50);
    await untilDateField(page);
  };
  await typeNameAndPhone(page);
  await page.getByRole("checkbox", { name: "Cukur Jenggot" }).check();
  await awayAndBack();
  await page.getByText("Isian Anda sudah dipulihkan. Yang masih kosong: tanggal, jam.").waitFor();
  const beard = page.getByRole("checkbox", { name: "Cukur Jenggot" });
  await beard.uncheck();
  await page.getByText("Yang masih kosong: layanan, tanggal, jam.").waitFor();
  await beard.check();
  await page.getByText("Yang masih kosong: tanggal, jam.").waitFor();

  await turnToNextMonth(page);
  await fillBooking(page, { day: "15", notes: "Poni pendek" });
  await awayAndBack();
  expect(await page.getByLabel("Nama").inputValue()).toBe("Budi Santoso");
  expect(await page.getByLabel("Nomor Telepon").inputValue()).toBe("0812 3456 7890");
  expect(await page.getByLabel("Catatan").inputValue()).toBe("Poni pendek");
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(2);
  expect(await page.getByRole("radio", { checked: true }).inputValue()).toBe("17:00");
  expect(await page.getByRole("gridcell", { selected: true }).innerText()).toBe("15");
  expect(await page.getByText("Isian Anda sudah dipulihkan").count()).toBe(0);
  await context.close();
});

test("the browser asks before an unsent ticket is left, and no longer once it was sent", async () => {
  const { page, context } = await openForm(site, smallPhone, filledForm);
  await typeNameAndPhone(page);
  await submitButton(page).click();
  await chatLink(page).waitFor();
  const asked: string[] = [];
  const isAsked = new Promise<void>((resolve) => {
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss().then(resolve);
    });
  });
  await page.evaluate(() => location.reload());
  await isAsked;
  expect(await page.getByRole("article").isVisible()).toBe(true);
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await page.clock.fastForward(1000);
  await chatLink(page).click();
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await context.close();
});
