/** The content's files by their names, parsed, as any version of the program may have left them. */
export type Files = Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, unknown>>;

/** One step forward: what it makes of the files of the version before, and what the owner may want to fill in after it. */
type Step = { forward: (files: Files) => Files; note: string };

const fields = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** Gives a file the fields that it lacks; those that it has stay as they are, in their order. */
function withFields(files: Files, file: string, defaults: Fields): Files {
  const present = fields(files[file]);
  const missing = Object.entries(defaults).filter(([name]) => !(name in present));
  return missing.length === 0 ? files : { ...files, [file]: { ...present, ...Object.fromEntries(missing) } };
}

/** What every shop had before it could choose its own: the demo's booking code. A short name has twelve characters at most. */
const ownCode = (files: Files): Files =>
  withFields(files, "shop.json", {
    shortName: String(fields(files["shop.json"]).name).slice(0, 12).trim(),
    markLetter: null,
    codePrefix: "BTP",
  });

const peopleAndMessages = (files: Files): Files => {
  const withLists = withFields(files, "barbers.json", { barbers: [] });
  const withPhotos = withFields(withLists, "gallery.json", { photos: [] });
  const withHours = withFields(withPhotos, "closures.json", { hours: [] });
  return withFields(withHours, "customer-messages.json", {
    greeting: "Halo {nama}, terima kasih sudah booking di {toko}.",
    confirmation:
      "Booking {kode} kami terima: {layanan}, {tanggal} pukul {jam}, estimasi {total}. Mohon datang 10 menit sebelumnya. Sampai jumpa!",
    proposal: "Maaf, {alasan}. Bagaimana kalau {usulan}? Kalau cocok, buka tiket di bawah lalu ketuk Setuju.",
    refusal:
      "Maaf, booking {kode} untuk {tanggal} pukul {jam} belum bisa kami terima. Silakan pilih waktu lain, kami senang bisa membantu.",
    reminder:
      "Sekadar mengingatkan booking {kode}: {layanan}, {tanggal} pukul {jam}. Kalau ada perubahan, kabari kami ya. Sampai jumpa!",
  });
};

/** A product named its group; now it names the id of one: "Hair Care" becomes the group "hair-care". */
const chairsAndGroups = (files: Files): Files => {
  const withChairs = withFields(files, "shop.json", { chairs: null });
  const catalogue = fields(files["product-catalogue.json"]);
  const products = Array.isArray(catalogue.products) ? catalogue.products.map(fields) : [];
  if (catalogue.categories !== undefined || products.length === 0) return withChairs;
  const idOf = (label: unknown) =>
    String(label)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
  const groups = new Map(products.map(({ category }) => [idOf(category), category]));
  return {
    ...withChairs,
    "product-catalogue.json": {
      categories: [...groups].map(([id, label]) => ({ id, label })),
      ...catalogue,
      products: products.map((product) => ({ ...product, category: idOf(product.category) })),
    },
  };
};

/** A service that cuts a father and his son took one chair like any other; now it says that it takes two. */
const twoForFatherAndSon = (files: Files): Files => {
  const { services } = fields(files["services.json"]);
  const isDue = (service: Fields) => service.id === "father-son" && service.chairs === undefined;
  if (!Array.isArray(services) || !services.map(fields).some(isDue)) return files;
  const forwarded = services.map((service) =>
    isDue(fields(service)) ? { ...fields(service), chairs: 2, heads: 2 } : service,
  );
  return { ...files, "services.json": { ...fields(files["services.json"]), services: forwarded } };
};

const steps: readonly Step[] = [
  {
    forward: ownCode,
    note: "Nama pendek, huruf lambang, dan awalan kode booking bisa diganti (Nama dan kontak di formulir).",
  },
  {
    forward: peopleAndMessages,
    note: "Barber, foto hasil potongan, dan pesan untuk pelanggan punya isian sendiri; boleh tetap kosong.",
  },
  {
    forward: chairsAndGroups,
    note: "Jumlah kursi bisa diisi supaya buku toko tahu kapan penuh. Kelompok produk sekarang bisa ditambah dan diganti namanya.",
  },
  {
    forward: twoForFatherAndSon,
    note: "Paket Ayah & Anak sekarang memakai dua kursi. Layanan lain yang memakai lebih dari satu kursi bisa diisi juga.",
  },
];

/** The version of the content that this program reads. It stands in the content folder's `.version`; a content without that file is of version 0. */
export const contentVersion = steps.length;

/** Brings files of an earlier version forward: the files as this program reads them, and a note for each step that changed one. */
export function bringForward(files: Files, from: number): { files: Files; notes: readonly string[] } {
  const notes: string[] = [];
  const forwarded = steps.slice(from).reduce((before, { forward, note }) => {
    const after = forward(before);
    if (after !== before) notes.push(note);
    return after;
  }, files);
  return { files: forwarded, notes };
}
