/** The parsed content files by their names. They may be of any version, so nothing is known of their fields. */
export type Files = Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, unknown>>;

/** One migration step: transforms the files of the version before; `note` tells the owner what to fill in after it. */
type Step = { migrate: (files: Files) => Files; note: string };

const fields = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const entries = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fields) : []);

/** The files with missing fields added; existing fields keep their values and order. */
function withDefaults(files: Files, defaults: Readonly<Record<string, Fields>>): Files {
  let result = files;
  for (const [file, names] of Object.entries(defaults)) {
    const present = fields(result[file]);
    const missing = Object.entries(names).filter(([name]) => !(name in present));
    if (missing.length > 0) result = { ...result, [file]: { ...present, ...Object.fromEntries(missing) } };
  }
  return result;
}

// A copy of `slug`, because a step of the migration must stay as it is even if `slug` changes.
const idOf = (label: unknown) =>
  String(label)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Products used to contain their group's name; now they refer to a group by id: "Hair Care" becomes the group "hair-care". */
function withCategories(files: Files): Files {
  const catalogue = fields(files["product-catalogue.json"]);
  const products = entries(catalogue.products);
  if (catalogue.categories !== undefined || products.length === 0) return files;
  const groups = new Map(products.map(({ category }) => [idOf(category), category]));
  return {
    ...files,
    "product-catalogue.json": {
      categories: [...groups].map(([id, label]) => ({ id, label })),
      ...catalogue,
      products: products.map((product) => ({ ...product, category: idOf(product.category) })),
    },
  };
}

/** Defaults of the fields that version 1 of the content requires, with the values that earlier versions used for every shop. */
const defaultsOf = (files: Files) => ({
  "shop.json": {
    shortName: String(fields(files["shop.json"]).name).slice(0, 12).trim(),
    markLetter: null,
    codePrefix: "BTP",
    chairs: null,
  },
  "barbers.json": { barbers: [] },
  "gallery.json": { photos: [] },
  "closures.json": { hours: [] },
  "customer-messages.json": {
    greeting: "Halo {nama}, terima kasih sudah booking di {toko}.",
    confirmation:
      "Booking {kode} kami terima: {layanan}, {tanggal} pukul {jam}, estimasi {total}. Mohon datang 10 menit sebelumnya. Sampai jumpa!",
    proposal: "Maaf, {alasan}. Bagaimana kalau {usulan}? Kalau cocok, buka tiket di bawah lalu ketuk Setuju.",
    refusal:
      "Maaf, booking {kode} untuk {tanggal} pukul {jam} belum bisa kami terima. Silakan pilih waktu lain, kami senang bisa membantu.",
    reminder:
      "Sekadar mengingatkan booking {kode}: {layanan}, {tanggal} pukul {jam}. Kalau ada perubahan, kabari kami ya. Sampai jumpa!",
  },
});

const steps: readonly Step[] = [
  {
    migrate: (files) => withCategories(withDefaults(files, defaultsOf(files))),
    note: "Nama pendek, huruf lambang, dan awalan kode booking bisa diganti (Data toko di formulir). Jumlah kursi bisa diisi supaya buku toko tahu kapan penuh, dan pada layanan kursi yang dipakainya. Kelompok produk bisa ditambah dan diganti namanya. Barber, foto hasil potongan, dan pesan untuk pelanggan punya isian sendiri; boleh tetap kosong.",
  },
];

/**
 * The version of the content that this program reads. It is stored in the content folder's `.version`; content without that
 * file is of version 0.
 */
export const contentVersion = steps.length;

/**
 * Brings content files of version `from` to the version that this program reads. Returns the files, and the note of each step
 * that changed something.
 */
export function migrateContent(files: Files, from: number): { files: Files; notes: readonly string[] } {
  const notes: string[] = [];
  const migrated = steps.slice(from).reduce((before, { migrate: forward, note }) => {
    const after = forward(before);
    if (after !== before) notes.push(note);
    return after;
  }, files);
  return { files: migrated, notes };
}
