import { fireEvent } from "@testing-library/react";
import { restoreTyped } from "../../src/platform/runtime/restoreTyped";
import { keepTypedThroughReload } from "../../src/platform/runtime/starter/reloadWithTyped";

const form = `
  <a href="">Muat ulang halaman</a>
  <form>
    <input name="name" />
    <input name="phone" />
    <input type="checkbox" name="service" value="classic" />
    <input type="checkbox" name="service" value="beard" />
    <input type="radio" name="time" value="10:00" />
    <input type="radio" name="time" value="11:00" />
    <textarea name="notes"></textarea>
  </form>`;

const field = <E extends HTMLInputElement>(selector: string) => document.querySelector(selector) as E;

/** The page as the host sends it, at an address with this hash. */
function openPage(hash = "") {
  window.history.replaceState(null, "", `/${hash}`);
  document.body.innerHTML = form;
}

/** A tap on the notice's link; gives the hash with which the page is loaded anew. */
function reload(): string {
  // jsdom reloads nothing and says so.
  const errors = jest.spyOn(console, "error").mockImplementation(() => {});
  field("a").click();
  errors.mockRestore();
  return window.location.hash;
}

beforeAll(keepTypedThroughReload);

test("what was typed is carried through a reload, and its address is clean afterwards", () => {
  openPage();
  field("[name=name]").value = "Budi & Sari";
  for (const service of ["classic", "beard"]) field(`[value=${service}]`).checked = true;
  openPage(reload());
  restoreTyped();
  expect(field("[name=name]").value).toBe("Budi & Sari");
  expect(document.querySelectorAll("[name=service]:checked")).toHaveLength(2);
  expect(window.location.hash).toBe("");
});

test("a second reload, before anything was put back, keeps what the first one carried", () => {
  openPage();
  field("[name=name]").value = "Budi";
  field("[value=classic]").checked = true;
  openPage(reload());
  openPage(reload());
  restoreTyped();
  expect(field("[name=name]").value).toBe("Budi");
  expect(field("[value=classic]").checked).toBe(true);
});

test("a time chosen since the reload is not replaced by the one before it", () => {
  openPage();
  field("[value='10:00']").checked = true;
  openPage(reload());
  field("[value='11:00']").checked = true;
  restoreTyped();
  expect(field("[name=time]:checked").value).toBe("11:00");
});

test("without a line the page is not exchanged for the browser's error page, and its address stays", () => {
  openPage();
  field("[name=name]").value = "Budi";
  const line = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const errors = jest.spyOn(console, "error").mockImplementation(() => {});
  expect(fireEvent.click(field("a"))).toBe(false);
  expect(errors).not.toHaveBeenCalled();
  expect(window.location.hash).toBe("");
  line.mockRestore();
  errors.mockRestore();
  expect(reload()).toContain("Budi");
});

test("an address that carries a ticket to be changed stays as it is", () => {
  const change = "#ubah&kode=BTP123456AB&tgl=2026-12-01&jam=17:00";
  openPage(change);
  field("[name=name]").value = "Budi";
  expect(reload()).toBe(change);
});
