import { documentOf, filesUnder, html, pages, publicFolder, visibleText } from "../support/builtSite";
import { content } from "../support/content";
import { readAloud } from "../support/readAloud";

const { services } = content("services.json");
const home = documentOf(pages["/"]);
const hrefs = (document: Document) =>
  [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");

describe("the home page as built", () => {
  const text = visibleText(home);

  test.each([
    "Bintang Pangkas",
    "BARBERSHOP",
    "Booking Sekarang",
    "WhatsApp Sekarang",
    "Follow Instagram untuk Info Terbaru",
    "8+",
    "Tahun Pengalaman",
    "Premium",
    "Layanan Berkualitas",
    "Cepat",
    "Booking Online",
    "Layanan Kami",
    "Potong Rambut Klasik",
    "Rp 100.000",
    "45 menit",
    "Styling Premium",
    "Rp 150.000",
    "60 menit",
    "Cukur Jenggot",
    "Rp 75.000",
    "30 menit",
    "Paket Ayah & Anak",
    "Rp 175.000",
    "90 menit",
    "Booking Appointment",
    "Detail Reservasi",
    "Promo Siang",
    "Peak Sore",
    "Senin-Jumat",
    "09:00-20:00",
    "10:00-17:00",
    "Instagram",
  ])("says %j", (words) => {
    expect(text).toContain(words);
  });

  test("has the anchors, five stars, four cards with an icon and 33 slots", () => {
    expect(home.querySelector("section#services")).not.toBeNull();
    expect(home.querySelector("section#booking")).not.toBeNull();
    expect(home.querySelectorAll('[aria-label="5 dari 5 bintang"] svg')).toHaveLength(5);
    const cards = [...home.querySelectorAll("#services ul > li")];
    expect(cards).toHaveLength(4);
    for (const card of cards) {
      expect(card.querySelector("svg")).not.toBeNull();
      const name = card.querySelector("h3")?.textContent;
      const service = services.find((some) => some.name === name);
      const link = card.querySelector(`a[href="/?service=${service?.id}#booking"]`);
      expect(link?.textContent).toBe("Booking Sekarang");
      expect(link && readAloud(link)).toBe(`Booking Sekarang: ${name}`);
    }
    expect(home.querySelectorAll("input[type=radio][name=time]")).toHaveLength(33);
  });

  test("without barbers and work has no section for either, and asks for no barber", () => {
    expect(home.querySelector("#barbers, #work, input[name=barber]")).toBeNull();
  });

  test("links to the chat, the profile and the anchors without any script", () => {
    const links = hrefs(home);
    expect(links).toContain("https://wa.me/6281200000000");
    expect(links).toContain("https://www.instagram.com/bintangpangkas.contoh/");
    expect(links).toContain("#services");
    expect(links).toContain("#booking");
  });

  test("is described to search engines by services that the shop has, whatever they are", () => {
    const description = home.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
    const [named = ""] = /(?<=: ).+?(?=\.)/.exec(description) ?? [];
    const names = content("services.json").services.map(({ name }) => name);
    expect(named.split(", ").filter((name) => !names.includes(name))).toEqual([]);
    expect(named).toContain(names[0]);
    expect(description).not.toMatch(/cukur jenggot|potong rambut,/);
  });

  test("offers the chat where there is no script for the form", () => {
    expect(home.querySelector("#booking noscript")?.textContent).toMatch(/memerlukan JavaScript.*WhatsApp/);
  });

  test("cannot put a typed name into the address, should one submit before the script arrives", () => {
    expect(home.querySelector("#booking form")?.getAttribute("method")).toBe("dialog");
  });
});

test.each([
  ["/", "id"],
  ["/services/", "en"],
  ["/products/", "en"],
  ["/about/", "en"],
  ["/404/", "id"],
] as const)("%s is in the language %s, with one title, one h1, a description and a main landmark", (path, language) => {
  const document = documentOf(pages[path]);
  expect(document.documentElement.lang).toBe(language);
  expect(document.querySelectorAll("title")).toHaveLength(1);
  expect(document.title.length).toBeGreaterThan(10);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  expect(document.querySelector("meta[name=description]")?.getAttribute("content")?.length).toBeGreaterThan(20);
  expect(document.querySelectorAll("main")).toHaveLength(1);
});

test("the services page shows every entry with its price in dollars, duration, features and button", () => {
  const document = documentOf(pages["/services/"]);
  const text = visibleText(document);
  for (const service of content("service-catalogue.json").services) {
    for (const words of [service.title, service.description, `${service.duration} min`, ...service.features]) {
      expect(text).toContain(words);
    }
  }
  expect(text).toContain("$17.50");
  expect(hrefs(document)).toContain("/en/?service=father-son#booking");
  expect(text).toContain("Ready to Book");
});

test("the products page shows every product, its picture and the five filters", () => {
  const document = documentOf(pages["/products/"]);
  const text = visibleText(document);
  const { products } = content("product-catalogue.json");
  for (const { title, description } of products) {
    expect(text).toContain(title);
    expect(text).toContain(description);
  }
  expect(document.querySelectorAll("main picture img")).toHaveLength(products.length);
  for (const filter of ["All Products", "Hair Care", "Shaving", "Tools", "Gift Sets"]) expect(text).toContain(filter);
});

test("the form, the products and the structured data name the prices", () => {
  const label = (name: string, value: string) =>
    home.querySelector(`#booking input[name=${name}][value="${value}"]`)?.closest("label")?.textContent;
  expect(label("service", "premium")).toContain("Rp 150.000");
  expect(label("time", "17:00")).toContain("+15%");
  const products = visibleText(documentOf("products/tools/index.html"));
  for (const words of ["Brass Safety Razor", "Rp 265.000", "Rp 320.000", "In Stock"]) expect(products).toContain(words);
  const data = JSON.parse(home.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}");
  expect(data.telephone).toBe("+6281200000000");
  const offers = data.hasOfferCatalog.itemListElement.map((offer: { price: number }) => offer.price);
  expect(offers).toEqual([100000, 150000, 75000, 175000]);
});

test.each(Object.values(pages))("%s has number and hours in its footer, and every chat link is the shop's", (file) => {
  const document = documentOf(file);
  const footer = document.querySelector("footer")?.textContent;
  const phone = document.documentElement.lang === "en" ? "+62 812-0000-0000" : "0812-0000-0000";
  for (const words of [phone, "09:00-20:00", "10:00-17:00"]) expect(footer).toContain(words);
  const chats = hrefs(document).filter((link) => link.startsWith("https://wa.me/"));
  expect(chats.length).toBeGreaterThan(0);
  expect(chats.filter((link) => !/^https:\/\/wa\.me\/6281200000000(\?|$)/.test(link))).toEqual([]);
});

test("the page for unknown addresses says so and leads home", () => {
  const document = documentOf(pages["/404/"]);
  expect(document.querySelector("h1")?.textContent).toBe("Oops! Page not found");
  expect(hrefs(document)).toContain("/");
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});

test("the ticket's page is for those who have its address: not indexed, in no sitemap, without structured data", () => {
  const document = documentOf(pages["/tiket/"]);
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect(document.querySelector("meta[name=referrer]")?.getAttribute("content")).toBe("no-referrer");
  expect(document.querySelector("script[type='application/ld+json']")).toBeNull();
  expect(html("sitemap-0.xml")).not.toContain("tiket");
  expect(document.querySelector("noscript")?.textContent).toContain("0812-0000-0000");
});

test.each(Object.values(pages))("%s loads nothing from another host", (file) => {
  const document = documentOf(file);
  const loaded = [
    ...document.querySelectorAll(
      "script[src], link[rel~=stylesheet], link[rel~=preload], link[rel~=icon], img, source",
    ),
  ]
    .flatMap((element) => [element.getAttribute("src"), element.getAttribute("href"), element.getAttribute("srcset")])
    .filter((address) => address !== null);
  expect(loaded.filter((address) => /(^|\s)(https?:)?\/\//.test(address))).toEqual([]);
  expect(html(file)).not.toMatch(/url\(["']?(https?:)?\/\//);
});

test.each(Object.values(pages))("every outgoing link of %s opens in a new tab without a handle on the page", (file) => {
  const outgoing = [...documentOf(file).querySelectorAll("a[href]")].filter((link) =>
    /^([a-z]+:)?\/\//i.test(link.getAttribute("href") ?? ""),
  );
  expect(outgoing.length).toBeGreaterThanOrEqual(3);
  const strays = outgoing.filter(
    (link) => link.getAttribute("target") !== "_blank" || !link.getAttribute("rel")?.split(" ").includes("noopener"),
  );
  expect(strays.map((link) => link.outerHTML)).toEqual([]);
});

test("nothing that a visitor, a crawler or a host is given leads to the owner's form, nor is there any of it", () => {
  // The book, which is the owner's as well, says where the form is.
  const own = /^(admin[\\/]|component---src-pages-buku-)/;
  const served = filesUnder(publicFolder).filter((file) => !own.test(file) && !file.endsWith(".map"));
  const texts = served.filter((file) => /(\.(html|js|json|xml|txt|webmanifest)|_headers)$/.test(file));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((file) => /\/admin\b|sveltia/i.test(html(file)))).toEqual([]);
  expect(html("admin/index.html")).toContain('<meta name="robots" content="noindex, nofollow">');
});

test.each(Object.values(pages))(
  "every part of %s stands where it is read, none waits for a script to put it there",
  (file) => {
    const document = documentOf(file);
    expect(document.querySelectorAll("template, [id^='S:']")).toHaveLength(0);
    expect(document.querySelector("#main")?.textContent?.length).toBeGreaterThan(40);
  },
);
