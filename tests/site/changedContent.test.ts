import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { barbers } from "../../src/owner/schema/barbers";
import { metaOf } from "../../src/owner/schema/fields";
import { planId, type StartPlan } from "../../src/platform/runtime/starter/startPlan";
import { documentOf, elementsOf, filesUnder, publicFolder, visibleText } from "../support/builtSite";
import { changedSiteFolder, changedSitePrefix } from "../support/changedSite";
import { otherSiteFolder } from "../support/otherShop";
import { photos } from "../support/peopleAndWork";

const home = documentOf("index.html", changedSiteFolder);
const text = visibleText(home);

describe("a changed content", () => {
  test("shows in the cards: price and fifth service", () => {
    const cards = home.querySelector("#services")?.textContent ?? "";
    expect(cards).toContain("Rp 82.500");
    expect(cards).not.toContain("Rp 75.000");
    expect(cards).toContain("Semir Rambut");
    expect(cards).toContain("75 menit");
  });

  test("shows a service without a picture in words and by its sign, beside those with one", () => {
    const cards = [...home.querySelectorAll("#services li")].slice(0, 5);
    expect(cards.map((card) => card.querySelectorAll("img").length)).toEqual([1, 1, 1, 1, 0]);
    expect(cards[4]?.querySelectorAll("svg").length).toBe(cards[0]?.querySelectorAll("svg").length);
  });

  test("introduces the barbers: portrait or initials, line, days off, and the way to a booking with each", () => {
    const shown = [...home.querySelectorAll("#barbers li")].map((card) => ({
      name: card.querySelector("h3")?.textContent,
      face: card.querySelector("img") ? "portrait" : card.querySelector("[aria-hidden=true]")?.textContent,
      days: /(Libur setiap .*|Ada setiap hari buka)Pilih/.exec(card.textContent ?? "")?.[1],
      link: card.querySelector("a")?.getAttribute("href"),
    }));
    const link = (id: string) => `${changedSitePrefix}/?barber=${id}#booking`;
    expect(shown).toEqual([
      { name: "Rizky", face: "portrait", days: "Libur setiap Senin", link: link("rizky") },
      { name: "Bang Tono", face: "BT", days: "Libur setiap Rabu, Kamis", link: link("bang-tono") },
      { name: "Ucok Simanjuntak", face: "portrait", days: "Ada setiap hari buka", link: link("ucok") },
      { name: "I Made Adi", face: "IM", days: "Libur setiap Minggu", link: link("made") },
      { name: "Joko", face: "J", days: "Libur setiap Selasa", link: link("joko") },
    ]);
  });

  test("cuts a portrait, upright or square, to the shape that the owner is asked for", () => {
    const { minWidth = 0, minHeight = 0 } = metaOf(barbers.shape.barbers.element.shape.portrait).image ?? {};
    const shapes = [...home.querySelectorAll("#barbers img")].map(
      (image) => Number(image.getAttribute("width")) / Number(image.getAttribute("height")),
    );
    expect(shapes).toEqual([minWidth / minHeight, minWidth / minHeight]);
  });

  test("shows the work: thirty photographs that wait until they are near, each leading to a booking of its service", () => {
    const items = [...home.querySelectorAll("#work li")];
    expect(items).toHaveLength(photos.length);
    items.forEach((item, index) => {
      const photo = photos[index];
      expect(item.querySelector("a")?.getAttribute("href")).toBe(
        `${changedSitePrefix}/?service=${photo?.service}#booking`,
      );
      expect(item.textContent).toContain(photo?.caption);
      expect(item.querySelector("source[type='image/avif']")).not.toBeNull();
      expect(item.querySelector("img")?.getAttribute("loading")).toBe("lazy");
    });
  });

  test("shows in the form: the fifth service and the moved peak", () => {
    expect([...home.querySelectorAll<HTMLInputElement>("input[name=service]")].map(({ value }) => value)).toContain(
      "coloring",
    );
    expect(home.querySelector("input[name=service][value=beard]")?.closest("label")?.textContent).toContain(
      "Rp 82.500",
    );
    const slot = home.querySelector("input[name=time][value='20:30']")?.closest("label");
    expect(slot?.textContent).toContain("Peak Sore");
    expect(slot?.textContent).toContain("+15%");
    expect(home.querySelectorAll("input[name=time]")).toHaveLength(33);
  });

  test("shows in name, title, footer hours and manifest", () => {
    const name = "Pangkas Rambut Bapak Haji Sulaiman & Putra";
    expect(home.querySelector("h1")?.textContent).toContain(name);
    expect(home.title).toContain(name);
    expect(text).toMatch(/Senin\s*Tutup/);
    expect(JSON.parse(readFileSync(path.join(changedSiteFolder, "manifest.webmanifest"), "utf8"))).toMatchObject({
      name,
      short_name: "H. Sulaiman",
      description: "Pangkas rambut keluarga sejak 1987.",
    });
  });

  test("shows the notice first, what is good to know, and the ways to reach the shop", () => {
    expect(home.querySelector("main section")?.textContent).toBe("Libur mendadak hari ini.");
    expect(text).toMatch(/Yang perlu diketahui\s*Pembayaran\s*Tunai atau QRIS\./);
    expect(text).toContain("Bandung, Jawa Barat 40111");
    const links = [...home.querySelectorAll("footer a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(
      expect.arrayContaining([
        "tel:+62225550123",
        "https://www.tiktok.com/@haji.sulaiman",
        "https://maps.app.goo.gl/hajiSulaiman1",
      ]),
    );
  });

  test("shows the shop's letter in header, footer and icons", () => {
    for (const place of ["header", "footer"]) {
      expect(home.querySelector(`${place} svg[viewBox="0 0 48 48"]`)?.textContent).toBe("S");
    }
    const icon = readFileSync(path.join(changedSiteFolder, "favicon.svg"), "utf8");
    expect(icon).toContain("<path");
    expect(icon).not.toContain(readFileSync(path.join(publicFolder, "favicon.svg"), "utf8").match(/ d="[^"]+"/)?.[0]);
  });

  test("leaves no name, code, word or picture of the shop that the site was made from", () => {
    const ofTheOther = /Bintang|BTP|bintangpangkas|6281200000000|Menteng|\((contoh|sample)\)/;
    // The owner's form, which visitors never load, shows the schemas' examples.
    const written = filesUnder(changedSiteFolder).filter(
      (file) => /\.(html|js|json|xml|txt|svg|webmanifest)$/.test(file) && !file.startsWith("admin"),
    );
    const strays = written.filter((file) => ofTheOther.test(readFileSync(path.join(changedSiteFolder, file), "utf8")));
    expect(written.length).toBeGreaterThan(50);
    expect(strays).toEqual([]);
  });

  test("shows in the structured data: price, service, closure and day off", () => {
    const data = JSON.parse(home.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}");
    const offers = data.hasOfferCatalog.itemListElement.map((offer: { price: number }) => offer.price);
    expect(offers.slice(0, 5)).toEqual([100000, 150000, 82500, 175000, 130000]);
    expect(offers).toHaveLength(30);
    expect(data.specialOpeningHoursSpecification[0]).toMatchObject({
      validFrom: "2026-12-24",
      validThrough: "2026-12-26",
    });
    expect(data.openingHoursSpecification).toHaveLength(6);
  });
});

describe("a shop with products in groups of its own, few reviews, rupiah alone, and no stars and figures", () => {
  const page = (file: string) => documentOf(file, otherSiteFolder);
  const cards = (file: string) => [...page(file).querySelectorAll("main ul > li:has(h2)")];

  test("has 25 products on two pages, and a page and a button for each of its groups and none of another shop's", () => {
    const shown = (file: string) => cards(file).length;
    expect([shown("products/index.html"), shown("products/page/2/index.html")]).toEqual([24, 1]);
    const own = filesUnder(path.join(otherSiteFolder, "products")).filter((file) => file.endsWith(".html"));
    expect(own.sort()).toEqual([
      "beard/index.html",
      "combs/index.html",
      "index.html",
      "page/2/index.html",
      "pomade/index.html",
    ]);
    const buttons = [...page("products/index.html").querySelectorAll("main nav a")].map((link) => link.textContent);
    expect(buttons).toEqual(expect.arrayContaining(["Pomade", "Beard", "Combs"]));
    expect(["pomade", "beard", "combs"].map((group) => shown(`products/${group}/index.html`))).toEqual([12, 8, 5]);
  });

  test("shows stars where there are reviews, and nothing where there are none", () => {
    const [first, second] = cards("products/combs/index.html");
    expect(first?.textContent).toMatch(/4[.,]5.*8/);
    expect(second?.textContent).not.toMatch(/review|out of 5/i);
    expect(second?.textContent).toContain("Out of Stock");
  });

  test("names no dollar on its English pages, but the price that is booked", () => {
    const text = visibleText(page("services/index.html"));
    expect(text).toContain("35.000");
    expect(text).not.toContain("$");
  });

  test("has a first screen without stars and figures", () => {
    const home = page("index.html");
    expect(home.querySelector("h1")?.textContent?.trim()).toBe("Cukur Daeng BARBERSHOP");
    expect(home.querySelector("main section dl")).toBeNull();
  });
});

describe("a site under a path", () => {
  const pages = filesUnder(changedSiteFolder).filter(
    (file) => file.endsWith(".html") && !/^(_gatsby|admin)/.test(file),
  );

  test.each(pages)("has the prefix before every address of its own in %s", (file) => {
    const page = elementsOf(file, changedSiteFolder);
    const own = page
      .querySelectorAll("[href], [src], [srcset]")
      .flatMap((element) => [
        element.getAttribute("href"),
        element.getAttribute("src"),
        ...(element.getAttribute("srcset") ?? "").split(",").map((part) => part.trim()),
      ])
      .filter((address) => address?.startsWith("/"));
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((address) => !address?.startsWith(`${changedSitePrefix}/`))).toEqual([]);
    const plan = JSON.parse(page.querySelector(`#${planId}`)?.rawText ?? "") as StartPlan;
    const started = [...plan.scripts, plan.entry, ...plan.entryData, plan.pageData];
    expect(started.length).toBeGreaterThanOrEqual(6);
    expect(started.filter((address) => !address.startsWith(`${changedSitePrefix}/`))).toEqual([]);
  });

  test("names its full address as canonical, in the link preview and in the sitemap", () => {
    expect(home.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe("https://contoh.github.io/toko/");
    expect(home.querySelector("meta[property='og:image']")?.getAttribute("content")).toMatch(
      /^https:\/\/contoh\.github\.io\/toko\/static\//,
    );
    const sitemap = readFileSync(path.join(changedSiteFolder, "sitemap-0.xml"), "utf8");
    for (const route of ["/", "/services/", "/products/", "/about/"]) {
      expect(sitemap).toContain(`<loc>https://contoh.github.io/toko${route}</loc>`);
    }
    expect(sitemap).not.toContain("404");
    // No gift set is among its products.
    expect(sitemap).toContain("/products/tools/page/2/");
    expect(sitemap).not.toContain("gift-sets");
  });
});

test("_headers is as short with 1,000 products, built on Netlify, as with thirteen", () => {
  const headers = (folder: string) => readFileSync(path.join(folder, "_headers"), "utf8");
  expect(headers(changedSiteFolder)).toBe(headers(publicFolder).replaceAll(/^\//gm, `${changedSitePrefix}/`));
});

describe("a catalogue of 1,000 products", () => {
  const page = (file: string) => elementsOf(file, changedSiteFolder);
  const titlesOn = (shown: ReturnType<typeof page>) =>
    shown.querySelectorAll("main ul h2").map((title) => title.textContent);
  const shelf = (file: string) => titlesOn(page(file));

  test("keeps the products page under 60 KB gzipped", () => {
    expect(gzipSync(readFileSync(path.join(changedSiteFolder, "products/index.html"))).length).toBeLessThan(60 * 1024);
  });

  test("carries on each of its pages that page's products alone: its data stays under 40 KB gzipped", () => {
    const data = filesUnder(path.join(changedSiteFolder, "page-data/products")).filter((file) =>
      file.endsWith(".json"),
    );
    expect(data.length).toBeGreaterThan(84);
    const sizes = data.map(
      (file) => gzipSync(readFileSync(path.join(changedSiteFolder, "page-data/products", file))).length,
    );
    expect(Math.max(...sizes)).toBeLessThan(40 * 1024);
  });

  test("has every product of a category on that category's pages, and says how many there are", () => {
    const file = "products/shaving/index.html";
    const first = documentOf(file, changedSiteFolder);
    const [count = 0, pages = 0] =
      (first.querySelector("#product-count")?.textContent ?? "")
        .match(/\d+/g)
        ?.map(Number)
        .filter((number) => number > 1) ?? [];
    const titles = Array.from({ length: pages }, (_, index) =>
      shelf(index === 0 ? file : `products/shaving/page/${index + 1}/index.html`),
    ).flat();
    expect(new Set(titles).size).toBe(count);
    expect(count).toBeGreaterThan(200);
  });

  test.each(["products/index.html", "products/page/42/index.html"])(
    "describes to search engines what %s shows",
    (file) => {
      const data = documentOf(file, changedSiteFolder).querySelector('script[type="application/ld+json"]')?.textContent;
      const listed = JSON.parse(data ?? "{}").itemListElement as { item: { name: string; offers: { url: string } } }[];
      expect(listed.map(({ item }) => item.name)).toEqual(shelf(file));
      const address = `https://contoh.github.io${changedSitePrefix}/${file.replace("index.html", "")}`;
      expect(listed.every(({ item }) => item.offers.url === address)).toBe(true);
    },
  );

  test("has every product on a page of its own HTML, each page linked from the one before", () => {
    let shown = page("products/index.html");
    const titles = titlesOn(shown);
    for (let number = 2; number <= 42; number += 1) {
      const links = shown.querySelectorAll("main a").map((link) => link.getAttribute("href"));
      expect(links).toContain(`${changedSitePrefix}/products/page/${number}/`);
      shown = page(`products/page/${number}/index.html`);
      titles.push(...titlesOn(shown));
    }
    expect(titles).toEqual(Array.from({ length: 1000 }, (_, index) => `Product ${index}`));
  });
});
