import { type TimeZone, timeZoneShortName } from "../../domain/shop/clock";
import { dayName, englishDayName, type Weekday } from "../../domain/shop/weekday";
import { dollars } from "../../format/dollars";
import { plainLine, shortened } from "../../format/plainText";
import { rupiah } from "../../format/rupiah";
import type { FieldMeta, PictureFrame } from "../schema/fields";
import { say, type Words } from "../schema/words";

/** A value as it would stand in the file, cut to a length that fits a line. */
export const quoted = (value: unknown): string => shortened(JSON.stringify(value) ?? String(value), 60);

/** What stands in the file where it is no value, on one line and cut in the same way. */
export const asWritten = (text: string): string => shortened(plainLine(text), 60);

/** What a field must hold, with its description and an example. */
export function expectedOf({ description, expected: { id, en, ...given } }: FieldMeta): Words {
  const example = quoted(given.example);
  const forExample = "example" in given ? { id: `, contoh: ${example}`, en: `, for example ${example}` } : "";
  return say`
    seharusnya ${id} (${description})${forExample}
    expected ${en}${forExample}`;
}

const atLeast = ({ minWidth, minHeight }: PictureFrame) => say`
  minimal ${minWidth} x ${minHeight} piksel
  at least ${minWidth} x ${minHeight} pixels`;

/** A picture as the content names it, and its size in pixels and bytes. */
export type Picture = { picture: string; width: number; height: number; bytes: number };

const sizeOf = ({ picture, width, height }: Picture) => say`
  Gambar ${quoted(picture)} berukuran ${width} x ${height} piksel
  The picture ${quoted(picture)} is ${width} x ${height} pixels`;

/** A number with one decimal, written as in either language. */
const oneDecimal = (value: number): Words => {
  const en = String(Math.round(value * 10) / 10);
  return { id: en.replace(".", ","), en };
};

const atCheapestHours: Words = { id: " pada jam termurah", en: " at the cheapest hours" };

const whenHidden: Words = { id: "tidak ada jam yang bisa dipilih", en: "there is no time to choose" };
const whenNoted: Words = {
  id: "semua jam tampil dengan catatan di luar jam buka",
  en: "every time carries the note of being outside the hours",
};

/** Every sentence of the check but those on broken JSON, which stand in explainSyntax.ts. */
export const messages = {
  // The folder
  fileMissing: (folder: string) => say`
    Berkas ini tidak ada di folder ${folder}. Kembalikan dari riwayat, atau periksa namanya (huruf kecil semua).
    This file is missing from the folder ${folder}. Restore it from the history, or check its name (small letters only).`,
  fileIsFolder: (file: string) => say`
    Ini sebuah folder, seharusnya berkas. Ganti nama folder itu, lalu kembalikan berkas ${file} dari riwayat.
    This is a folder, expected a file. Rename the folder and restore the file ${file} from the history.`,
  fileForbidden: say`
    Berkas ini tidak bisa dibaca karena izinnya tertutup. Buka izin bacanya.
    This file cannot be read: its permissions forbid it. Allow reading it.`,
  fileUnreadable: (code: string) => say`
    Berkas ini tidak bisa dibaca (${code}).
    This file cannot be read (${code}).`,
  utf16: say`
    Berkas ini tersimpan sebagai UTF-16. Simpan lagi sebagai UTF-8 (di Notepad: Simpan sebagai, Pengodean UTF-8).
    This file was saved as UTF-16. Save it again as UTF-8 (in Notepad: Save as, Encoding UTF-8).`,
  otherEncoding: say`
    Berkas ini memakai pengodean lain; huruf di baris ini tidak terbaca. Simpan lagi sebagai UTF-8 (di Notepad: Simpan sebagai, Pengodean UTF-8).
    This file is in another encoding; a letter on this line cannot be read. Save it again as UTF-8 (in Notepad: Save as, Encoding UTF-8).`,
  fileMisnamed: (meant: string) => say`
    Berkas ini tidak dibaca; yang dibaca hanya ${quoted(meant)}. Pindahkan isinya ke sana, lalu hapus berkas ini.
    This file is not read; only ${quoted(meant)} is. Move its content there and delete this file.`,
  fileOfNoPicture: say`
    Berkas ini bukan JPEG, PNG, atau WebP, jadi tidak dipakai situs. Simpan lagi sebagai JPEG, atau hapus.
    This file is neither JPEG, PNG nor WebP, so the site does not use it. Save it again as JPEG, or delete it.`,
  fileUnknown: say`
    Berkas ini tidak dikenal dan tidak dipakai situs. Hapus jika tidak perlu.
    This file is not known and the site does not use it. Delete it unless you need it.`,

  // Pictures
  pictureMisnamed: (picture: string, meant: string) => say`
    Ditemukan ${quoted(picture)}, tetapi berkas itu tidak ada. Mungkin maksudnya ${quoted(meant)}; huruf besar dan kecil dibedakan.
    Found ${quoted(picture)}, but there is no such file. Perhaps ${quoted(meant)} was meant; capitals count.`,
  pictureMissing: (picture: string, frame: PictureFrame) => say`
    Ditemukan ${quoted(picture)}, tetapi berkas itu tidak ada. Periksa ejaannya, atau unggah gambarnya (${atLeast(frame)}).
    Found ${quoted(picture)}, but there is no such file. Check its spelling, or upload the picture (${atLeast(frame)}).`,
  pictureDamaged: (picture: string, frame?: PictureFrame) => say`
    Gambar ${quoted(picture)} rusak atau bukan gambar. Simpan lagi sebagai JPEG${frame ? say`, ${atLeast(frame)}` : ""}.
    The picture ${quoted(picture)} is damaged or not a picture. Save it again as JPEG${frame ? say`, ${atLeast(frame)}` : ""}.`,
  pictureOfOtherFormat: (picture: string, format: string) => say`
    Gambar ${quoted(picture)} sebenarnya berformat ${format.toUpperCase()}. Simpan lagi sebagai JPEG, PNG, atau WebP.
    The picture ${quoted(picture)} is really ${format.toUpperCase()}. Save it again as JPEG, PNG or WebP.`,
  heic: (picture: string) => say`
    ${quoted(picture)} adalah foto HEIC dari iPhone, yang tidak terbaca di semua ponsel. Pasang lewat formulir, yang mengubahnya sendiri, atau simpan lagi sebagai JPEG. Supaya iPhone langsung memotret JPEG: Pengaturan, Kamera, Format, Paling Kompatibel.
    ${quoted(picture)} is a HEIC photograph from an iPhone, which not every phone shows. Choose it in the form, which converts it, or save it again as JPEG. To take JPEGs on an iPhone: Settings, Camera, Formats, Most Compatible.`,
  pictureTooSmall: (picture: Picture, frame: PictureFrame) => say`
    ${sizeOf(picture)}; seharusnya ${atLeast(frame)}.
    ${sizeOf(picture)}; expected ${atLeast(frame)}.`,
  pictureTooLarge: (picture: Picture, { minWidth }: PictureFrame) => say`
    ${sizeOf(picture)} (${oneDecimal(picture.bytes / 1e6)} MB), jauh lebih besar dari yang perlu. Kecilkan, misalnya sampai ${minWidth * 2} piksel lebarnya.
    ${sizeOf(picture)} (${oneDecimal(picture.bytes / 1e6)} MB), far larger than needed. Scale it down, for example to a width of ${minWidth * 2} pixels.`,
  pictureOfOtherShape: (picture: Picture, shape: Words, { minWidth, minHeight }: PictureFrame) => say`
    ${sizeOf(picture)}; tempatnya ${shape}, jadi banyak yang terpotong. Pakai gambar yang ${shape}, kira-kira ${minWidth} banding ${minHeight}.
    ${sizeOf(picture)}; its place is ${shape}, so that much will be cut off. Use a picture that is ${shape}, about ${minWidth} to ${minHeight}.`,

  // A file's text
  fileEmpty: say`
    Berkas ini kosong, padahal situs membutuhkannya. Kembalikan isinya dari riwayat.
    This file is empty, but the site needs it. Restore it from the history.`,
  nestedTooDeep: (deepest: number) => say`
    Kurung bersarang lebih dari ${deepest} tingkat; hapus kurung yang berlebih di sini.
    Brackets nest more than ${deepest} deep; delete those that are too many here.`,
  nameTwice: (name: string) => say`
    ${quoted(name)} tertulis dua kali dalam satu kelompok; hapus salah satunya.
    ${quoted(name)} is written twice in one group; delete one of them.`,
  notJson: say`
    Berkas ini bukan JSON yang valid; mungkin ada karakter yang tidak terlihat di dalamnya. Ketik ulang bagian yang terakhir diubah.
    This file is not valid JSON; perhaps it holds an invisible character. Type the last change anew.`,

  // Names of fields
  nameUnknown: (name: string, oddity: Words | "") => say`
    Nama ${quoted(name)} tidak dikenal di sini${oddity}.
    The name ${quoted(name)} is not known here${oddity}.`,
  nameWithInvisible: {
    id: " (ada karakter yang tidak terlihat di dalamnya)",
    en: " (it holds an invisible character)",
  },
  nameWithSpace: { id: " (ada spasi di dalamnya)", en: " (it holds a space)" },
  nameAlreadyThere: (twin: string) => say`
    ${quoted(twin)} sudah ada; hapus yang ini.
    ${quoted(twin)} is there already; delete this one.`,
  namesKnown: (known: readonly string[]) => say`
    Yang dikenal: ${known.join(", ")}. Hapus, atau periksa ejaannya.
    Known are: ${known.join(", ")}. Delete it, or check its spelling.`,

  // Values
  perhaps: (meant: unknown) => say`
    Mungkin maksudnya ${quoted(meant)}.
    Perhaps ${quoted(meant)} was meant.`,
  perhapsEither: (one: string, other: string) => say`
    Mungkin maksudnya ${quoted(one)} atau ${quoted(other)}.
    Perhaps ${quoted(one)} or ${quoted(other)} was meant.`,
  perhapsSwapped: (other: string) => say`
    Mungkin tertukar dengan ${quoted(other)}.
    Perhaps it was swapped with ${quoted(other)}.`,
  unreadable: (problem: Words, { description }: FieldMeta) => say`
    ${problem} (${description}).
    ${problem}.`,
  invalid: (found: Words, meta: FieldMeta) => say`${found}; ${expectedOf(meta)}.`,
  unknown: say`
    Isi ini tidak dikenal.
    This is not known.`,
  dateUnfinished: say`
    Tanggalnya belum lengkap; isi hari, bulan, dan tahunnya, atau kosongkan semuanya.
    The date is not complete; fill in day, month and year, or empty all of them.`,
  foundNothing: say`
    Belum ada
    Missing`,
  foundEntries: (count: number) => say`
    Ditemukan ${count} isi
    Found ${count} entries`,
  foundList: say`
    Ditemukan daftar [ … ]
    Found a list [ … ]`,
  foundGroup: say`
    Ditemukan kelompok { … }
    Found a group { … }`,
  foundValue: (value: unknown, written?: string) => say`
    Ditemukan ${written === undefined ? quoted(value) : asWritten(written)}
    Found ${written === undefined ? quoted(value) : asWritten(written)}`,
  foundTooLong: (value: string) => say`
    Ditemukan ${quoted(value)}, panjangnya ${value.length} karakter
    Found ${quoted(value)}, ${value.length} characters long`,
  thousandsSeparator: (literal: string, value: number, meant: Words) => say`
    Ditemukan ${literal}, yang dibaca komputer sebagai ${value}: titik di sini berarti koma. Tulis tanpa titik ribuan. Mungkin maksudnya ${meant}.
    Found ${literal}, which a computer reads as ${value}: the dot is a decimal point here. Write no thousand dots. Perhaps ${meant} was meant.`,

  // Names and ids across entries
  idTwice: (value: string, first: number, free: string) => say`
    Ditemukan ${quoted(value)} untuk kedua kalinya (sudah dipakai no. ${first + 1}); seharusnya berbeda di setiap isi, contoh: ${quoted(free)}.
    Found ${quoted(value)} a second time (no. ${first + 1} has it); expected to differ in every entry, for example ${quoted(free)}.`,
  titleTwice: (value: string, first: number) => say`
    Ditemukan nama ${quoted(value)} untuk kedua kalinya (sama dengan no. ${first + 1}); pengunjung tidak bisa membedakannya.
    Found the name ${quoted(value)} a second time (as no. ${first + 1}); visitors cannot tell them apart.`,
  serviceMissing: (id: string, ids: readonly string[]) => say`
    Ditemukan ${quoted(id)}, yang tidak ada di services.json; seharusnya salah satu dari: ${ids.join(", ")}.
    Found ${quoted(id)}, which services.json does not have; expected one of: ${ids.join(", ")}.`,
  categoryMissing: (id: string, ids: readonly string[]) =>
    ids.length > 0
      ? say`
    Ditemukan ${quoted(id)}, yang bukan kelompok produk; seharusnya salah satu dari: ${ids.join(", ")}, atau null.
    Found ${quoted(id)}, which is no group of products; expected one of: ${ids.join(", ")}, or null.`
      : say`
    Ditemukan ${quoted(id)}, padahal belum ada kelompok produk. Buat kelompoknya dahulu, atau tulis null.
    Found ${quoted(id)}, although there are no groups of products yet. Make the group first, or write null.`,

  // The English pages
  productsNeedEnglish: (products: number) => say`
    Halaman produk berbahasa Inggris, jadi ${products} produk di product-catalogue.json tidak tampil. Tulis true, atau hapus produknya.
    The products page is in English, so that ${products} products in product-catalogue.json are not shown. Write true, or delete the products.`,
  englishTaglineMissing: say`
    Belum ada, padahal situs punya halaman berbahasa Inggris. Isi kalimatnya, atau tulis "english": false.
    Missing, although the site has English pages. Fill it in, or write "english": false.`,
  englishAdviceDiffers: (found: number, wanted: number) => say`
    Ada ${found} pesan berbahasa Inggris, padahal "ticketAdvice" berisi ${wanted}. Tulis sebanyak itu, dengan urutan yang sama, atau hapus semuanya.
    Found ${found} messages in English, although "ticketAdvice" has ${wanted}. Write as many, in the same order, or delete them all.`,
  englishServicesMissing: say`
    Daftar ini kosong, padahal situs punya halaman berbahasa Inggris. Tulis layanannya, atau "english": false di shop.json.
    This list is empty, although the site has English pages. Add the services, or write "english": false in shop.json.`,

  // Texts that visitors read
  placeholderLeft: (value: unknown) => say`
    Ditemukan contoh bawaan ${quoted(value)}; ganti dengan data toko Anda sebelum situs diterbitkan.
    Found the placeholder ${quoted(value)}; put your shop's own here before the site is published.`,
  letterBroken: (found: string) => say`
    Ada huruf yang rusak pada ${quoted(found)} (dari pengodean lain); ketik ulang.
    A broken letter in ${quoted(found)} (from another encoding); type it anew.`,
  letterMisread: (found: string) => say`
    Ada huruf yang salah terbaca pada ${quoted(found)} (dari pengodean lain); ketik ulang.
    Letters in ${quoted(found)} were read in another encoding; type them anew.`,
  html: (found: string) => say`
    Ada tanda HTML ${quoted(found)}; tanda itu akan terbaca apa adanya oleh pengunjung.
    There is HTML ${quoted(found)}; visitors will read it as it stands.`,
  markdown: (found: string) => say`
    Ada tanda Markdown ${quoted(found)}; tanda itu akan terbaca apa adanya oleh pengunjung.
    There is Markdown ${quoted(found)}; visitors will read it as it stands.`,
  wordLeft: (found: string) => say`
    Ada sisa dari Word, ${quoted(found)}; hapus.
    There is something left of Word, ${quoted(found)}; delete it.`,
  placeholderInOtherBrackets: (found: string) => say`
    Ditemukan ${quoted(found)}, yang dibaca pelanggan apa adanya.
    Found ${quoted(found)}, which customers read as it stands.`,
  placeholderUnknown: (found: string, marks: readonly string[]) => say`
    Ditemukan ${quoted(found)}; tanda kurung kurawal hanya untuk ${marks.join(" ")}.
    Found ${quoted(found)}; curly brackets are only for ${marks.join(" ")}.`,
  placeholderMissing: (missing: string, { description }: FieldMeta) => say`
    Belum ada ${quoted(missing)} di pesan ini (${description}).
    ${quoted(missing)} is missing from this message.`,
  noteLeft: (found: string) => say`
    Masih ada ${quoted(found)}; tulis isinya.
    ${quoted(found)} is still there; write the real text.`,

  // Parts of the day
  bandsOutOfOrder: say`
    Bagian hari tidak berurutan; urutkan dari pagi ke malam menurut "from".
    The parts of the day are out of order; sort them by "from", from morning to night.`,
  bandBackwards: (to: string, from: string) => say`
    Ditemukan ${quoted(to)}, lebih awal dari "from" ${quoted(from)}; seharusnya sama atau lebih lambat, contoh: ${quoted(from)}.
    Found ${quoted(to)}, earlier than "from" ${quoted(from)}; expected the same or a later time, for example ${quoted(from)}.`,
  multiplierOverTwo: (found: number) => say`
    Ditemukan ${found}: harga naik lebih dari dua kali lipat. Untuk +15% tulis 1.15.
    Found ${found}: the price more than doubles. For +15% write 1.15.`,
  bandAfterLastSlot: (from: string, before: string, end: string) => say`
    Ditemukan ${quoted(from)}, padahal "${before}" sudah sampai ${end}, akhir hari; hapus bagian ini, atau akhiri "${before}" lebih awal.
    Found ${quoted(from)} although "${before}" lasts until ${end}, the end of the day; delete this part, or end "${before}" earlier.`,
  bandGap: (from: string, before: string, end: string, remedy: Words | string) => say`
    Ditemukan ${quoted(from)}: ada celah setelah "${before}" yang berakhir ${end}; seharusnya ${remedy}.
    Found ${quoted(from)}: this leaves a gap after "${before}", which ends at ${end}; expected ${remedy}.`,
  bandOverlap: (from: string, before: string, end: string, remedy: Words | string) => say`
    Ditemukan ${quoted(from)}: ada tumpang tindih setelah "${before}" yang berakhir ${end}; seharusnya ${remedy}.
    Found ${quoted(from)}: this leaves an overlap after "${before}", which ends at ${end}; expected ${remedy}.`,
  bandRemedies: (start: string, before: string, earlier: string) => say`
    ${quoted(start)}, atau "to" pada "${before}" menjadi ${quoted(earlier)}
    ${quoted(start)}, or "to" of "${before}" to be ${quoted(earlier)}`,

  // Prices and durations
  priceTooLow: (price: number) => say`
    Ditemukan ${price}: hanya ${rupiah(price)}? Harga ditulis penuh, contoh: ${price * (price < 1000 ? 1000 : 10)}.
    Found ${price}: only ${rupiah(price)}? Prices are written in full, for example ${price * (price < 1000 ? 1000 : 10)}.`,
  priceTooHigh: (price: number) => say`
    Ditemukan ${price}: benar ${rupiah(price)}? Periksa banyaknya angka nol.
    Found ${price}: really ${rupiah(price)}? Count the zeros.`,
  durationTooLong: (minutes: number) => say`
    Ditemukan ${minutes} menit: satu layanan selama ${oneDecimal(minutes / 60)} jam?
    Found ${minutes} minutes: one service of ${oneDecimal(minutes / 60)} hours?`,
  fareWithoutVisit: say`
    Ongkos datang hanya untuk layanan di tempat pelanggan. Tambahkan "atCustomer": true, atau hapus ongkosnya.
    A fare is only for a service at the customer's. Add "atCustomer": true, or remove the fare.`,
  oldPriceTooLow: (found: number, price: number) => say`
    Ditemukan ${found}; harga lama yang dicoret harus lebih tinggi dari harga sekarang ${price}. Tanpa diskon tulis null.
    Found ${found}; the struck-through price must be higher than the price ${price}. Without a discount write null.`,
  oldPriceTooHigh: (found: number, price: number) => say`
    Ditemukan ${found}, lebih dari tiga kali harga sekarang ${price}. Periksa banyaknya angka nol; tanpa diskon tulis null.
    Found ${found}, more than three times the price ${price}. Count the zeros; without a discount write null.`,
  ratingWithoutReviews: (rating: number) => say`
    Ditemukan ${rating}, tetapi tidak ada ulasan, jadi bintangnya tidak tampil. Isi banyaknya ulasan, atau tulis null.
    Found ${rating} but no reviews, so that no stars are shown. Fill in how many reviews there are, or write null.`,
  reviewsWithoutRating: (reviews: number) => say`
    Ditemukan ${reviews} ulasan tanpa nilai bintang, jadi keduanya tidak tampil. Isi nilai bintangnya, atau tulis null.
    Found ${reviews} reviews without a rating, so that neither is shown. Fill in the rating, or write null.`,
  ratingOfNone: (reviews: number) => say`
    Ditemukan 0 dari ${reviews} ulasan: benar tidak satu bintang pun? Isi nilai yang sebenarnya, atau tulis null.
    Found 0 in ${reviews} reviews: not one star? Fill in the real rating, or write null.`,
  dollarsTooHigh: (price: number) => say`
    Ditemukan ${price}: benar ${dollars(price)}? Harga di sini dalam dolar, bukan rupiah.
    Found ${price}: really ${dollars(price)}? Prices here are in dollars, not rupiah.`,
  durationDiffers: (found: number, name: string, minutes: number) => say`
    Ditemukan ${found} menit, padahal "${name}" di services.json ${minutes} menit.
    Found ${found} minutes, although "${name}" in services.json takes ${minutes}.`,
  exchangeRateUnlikely: (price: number, name: string, basePrice: number) => say`
    Ditemukan ${dollars(price)}, padahal "${name}" di services.json ${rupiah(basePrice)}: satu dolar menjadi ${rupiah(Math.round(basePrice / price))}. Harga dolar tidak ikut berubah sendiri.
    Found ${dollars(price)}, although "${name}" in services.json is ${rupiah(basePrice)}: a dollar becomes ${rupiah(Math.round(basePrice / price))}. Dollar prices do not follow by themselves.`,

  // The shop and where it is
  otherDaysAreAll: say`
    Kelompok ini berlaku setiap hari, jadi bagian hari yang biasa tidak pernah dipakai. Isi "days", "from", atau "to".
    These bands hold on every day, so that the usual ones are never used. Fill in "days", "from" or "to".`,
  closesBeforeOpening: (close: string, day: string, open: string) => say`
    Ditemukan ${quoted(close)}, padahal ${day} buka pukul ${open}; seharusnya jam tutup sesudah jam buka, contoh: "20:00", atau "01:00" jika tutup lewat tengah malam. Tutup seharian ditulis null.
    Found ${quoted(close)} although it opens at ${open}; expected to close after it opens, for example "20:00", or "01:00" if it closes after midnight. A day off is null.`,
  breakBackwards: (to: string, from: string) => say`
    Ditemukan ${quoted(to)}, tidak sesudah "from" ${quoted(from)}; seharusnya jam selesai istirahat, contoh: "13:00".
    Found ${quoted(to)}, not after "from" ${quoted(from)}; expected the time at which the break is over, for example "13:00".`,
  breakOnDayOff: (day: string) => say`
    Ditemukan istirahat pada ${day}, padahal toko tutup setiap ${day}. Hapus istirahat ini, atau betulkan harinya.
    Found a break on ${day} (in Indonesian), a day on which the shop is closed. Delete this break, or mend its day.`,
  breakOutsideHours: (day: string, open: string, close: string) => say`
    Istirahat ini di luar jam buka ${day} (${open}-${close}). Betulkan jamnya, atau hapus.
    This break lies outside the hours of ${day} (${open}-${close}). Mend its times, or delete it.`,
  breakOfWholeDay: (day: string) => say`
    Istirahat ini menutupi seluruh jam buka ${day}; tidak ada yang bisa booking hari itu. Pendekkan, atau tulis null di jam buka ${day}.
    This break covers all hours of ${day}; nobody can book on that day. Shorten it, or write null for the day.`,
  samePictureTwice: say`
    Ditemukan foto yang sama dengan "hero"; di ponsel hanya bagian tengahnya yang terlihat. Pakai foto tegak.
    Found the same picture as "hero"; on phones only its middle is seen. Use an upright picture.`,
  twoNumbers: (phone: string, chatNumber: string) => say`
    Ditemukan ${quoted(phone)}, yang bukan nomor WhatsApp ${quoted(chatNumber)}. Benar dua nomor berbeda?
    Found ${quoted(phone)}, which is not the WhatsApp number ${quoted(chatNumber)}. Are there really two numbers?`,
  noticeOver: (until: string) => say`
    Ditemukan ${quoted(until)}, hari yang sudah lewat: pengumuman ini tidak tampil lagi. Ganti, atau tulis null pada "notice".
    Found ${quoted(until)}, a day that has passed: this notice is not shown any more. Change it, or write null for "notice".`,
  noticeTooLong: (until: string) => say`
    Ditemukan ${quoted(until)}: pengumuman ini akan tampil lebih dari dua bulan. Periksa tahun dan bulannya.
    Found ${quoted(until)}: this notice will stand for more than two months. Check year and month.`,
  depositWithoutAmount: say`
    Besarnya DP belum diisi. Tulis "amount" dalam rupiah, contoh: 50000, atau "percent" dari total, contoh: 20. Tanpa DP tulis null pada "deposit".
    The down payment has no amount. Write "amount" in rupiah, for example 50000, or "percent" of the total, for example 20. For none write null for "deposit".`,
  depositOfTwoAmounts: (amount: number, percent: number) => say`
    Ditemukan ${rupiah(amount)} dan ${percent}%; yang berlaku hanya satu. Hapus "amount" atau "percent".
    Found both ${rupiah(amount)} and ${percent}%; only one can hold. Delete "amount" or "percent".`,
  depositOverService: (amount: number, name: string, price: number, isCheaper: boolean) => say`
    Ditemukan ${amount}: DP ${rupiah(amount)} lebih dari harga ${quoted(name)}${isCheaper ? atCheapestHours : ""}, ${rupiah(price)}; tiketnya akan meminta seluruh harganya. Turunkan, atau tulis "percent".
    Found ${amount}: a down payment of ${rupiah(amount)} is more than ${quoted(name)} costs${isCheaper ? atCheapestHours : ""}, ${rupiah(price)}; its ticket will ask for the whole price. Lower it, or write "percent".`,
  depositNeverBack: (terms: string) => say`
    Ditemukan ${quoted(terms)}: ketentuan yang menolak setiap pengembalian batal demi hukum (UU 8/1999, pasal 18). Sebut batas waktunya, contoh: "DP kembali penuh kalau dibatalkan paling lambat 3 jam sebelumnya."
    Found ${quoted(terms)}: terms that refuse every refund are void (law 8/1999, article 18). Name until when it is paid back, for example "DP kembali penuh kalau dibatalkan paling lambat 3 jam sebelumnya."`,
  qrisWithTip: say`
    QRIS ini menanyakan tip di dompet digital (55), jadi yang dibayar bisa lebih dari nominal DP. Kalau tidak disengaja, minta kode tanpa tip dari penyedia Anda.
    This QRIS asks for a tip in wallets (55), so that more than the down payment may be paid. If you do not mean that, ask your provider for a code without it.`,
  nmidUnusual: (nmid: string) => say`
    Ditemukan NMID ${quoted(nmid)}; NMID biasanya ID dan 13 angka. Cocokkan dengan NMID yang tercetak di bawah QRIS Anda.
    Found the NMID ${quoted(nmid)}; an NMID is usually ID and 13 digits. Compare it with the one printed below your QRIS.`,
  depositWithoutWords: say`
    Toko meminta DP (shop.json), tetapi pesan saat DP diterima belum ada. Tambahkan "depositReceived", contoh: "DP {dp} sudah kami terima."
    The shop asks for a down payment (shop.json), but there are no words for when it came. Add "depositReceived", for example "DP {dp} sudah kami terima."`,
  noWhatsApp: (phone: string) => say`
    Ditemukan true, tetapi ${quoted(phone)} hanya bisa ditelepon, tidak ada di WhatsApp. Tulis false, atau nomor lain.
    Found true, but ${quoted(phone)} can only be called and is not on WhatsApp. Write false, or another number.`,
  secondNumberIsFirst: (phone: string) => say`
    Ditemukan ${quoted(phone)}, yang sama dengan nomor pertama; pengunjung melihatnya dua kali. Tulis nomor lain, atau null pada "secondNumber".
    Found ${quoted(phone)}, which is the first number again; visitors see it twice. Write another one, or null for "secondNumber".`,
  provinceMisspelt: (region: string, meant: string) => say`
    Ditemukan ${quoted(region)}, yang bukan nama provinsi. Mungkin maksudnya ${quoted(meant)}.
    Found ${quoted(region)}, which is no province. Perhaps ${quoted(meant)} was meant.`,
  postalCodeOfOtherLength: (found: string) => say`
    Ditemukan ${quoted(found)}; kode pos Indonesia terdiri atas lima angka, contoh: "10310".
    Found ${quoted(found)}; an Indonesian postal code has five digits, for example "10310".`,
  postalCodeElsewhere: (found: string, region: string, digits: string) => say`
    Ditemukan ${quoted(found)}, padahal kode pos di ${region} dimulai dengan ${[...digits].join(" atau ")}.
    Found ${quoted(found)}, although postal codes in ${region} begin with ${[...digits].join(" or ")}.`,
  timeZoneElsewhere: (found: TimeZone, region: string, zone: TimeZone) => say`
    Ditemukan ${quoted(found)} (${timeZoneShortName(found)}), padahal ${region} memakai ${timeZoneShortName(zone)}: ${quoted(zone)}.
    Found ${quoted(found)} (${timeZoneShortName(found)}), although clocks in ${region} show ${timeZoneShortName(zone)}: ${quoted(zone)}.`,
  latitudeWithoutMinus: (latitude: number) => say`
    Ditemukan ${latitude}, di utara khatulistiwa; selatan memakai minus. Mungkin maksudnya ${-latitude}.
    Found ${latitude}, north of the equator; the south takes a minus. Perhaps ${-latitude} was meant.`,
  pointElsewhere: (latitude: number, longitude: number, region: string) => say`
    Ditemukan ${latitude}, ${longitude}, yang tidak terletak di ${region}. Salin titik yang benar dari peta, atau tulis null.
    Found ${latitude}, ${longitude}, which does not lie in ${region}. Copy the right point from a map, or write null.`,

  // Whether anybody can book
  noticeBeyondLastDay: (notice: number, days: number) => say`
    Ditemukan ${notice} menit, padahal booking hanya sampai ${days} hari ke depan: tidak ada yang bisa booking.
    Found ${notice} minutes, although bookings reach only ${days} days ahead: nobody can book.`,
  closedEveryDay: say`
    Semua hari tutup; tidak ada yang bisa booking.
    Every day is closed; nobody can book.`,
  closedUntilLastDay: (days: number) => say`
    Ditemukan ${days} hari ke depan, padahal toko tutup pada semua hari itu: sekarang tidak ada yang bisa booking.
    Found ${days} days ahead, although the shop is closed on all of them: nobody can book now.`,
  bandsOutsideHours: (minutes: number, isHidden: boolean) => say`
    Jam booking di time-slot-bands.json tidak cocok dengan jam buka: untuk layanan terpendek (${minutes} menit) ${isHidden ? whenHidden : whenNoted}, hari apa pun.
    The times in time-slot-bands.json do not meet the opening hours: for the shortest service (${minutes} minutes) ${isHidden ? whenHidden : whenNoted}, whatever the day.`,
  dayTooShort: (day: Weekday, open: string, close: string, minutes: number, isHidden: boolean) => say`
    ${dayName(day)} buka ${open}-${close}: untuk layanan terpendek (${minutes} menit) ${isHidden ? whenHidden : whenNoted}. Perpanjang jamnya, atau tulis null jika tutup.
    Open from ${open} to ${close}: for the shortest service (${minutes} minutes) ${isHidden ? whenHidden : whenNoted}. Open longer, or write null for a day off.`,
  fitsNoDay: (minutes: number) => say`
    Ditemukan ${minutes} menit: layanan ini tidak muat di jam buka hari apa pun.
    Found ${minutes} minutes: this service fits into no day's opening hours.`,
  barbersAlwaysOff: say`
    Semua barber libur pada setiap hari toko buka; tidak ada barber yang bisa dipilih. Ubah hari liburnya.
    Every barber is off on each day that the shop is open; no barber can be chosen. Change their days off.`,
  barberAlwaysOff: (name: string) => say`
    ${name} libur setiap hari; tidak ada yang bisa booking dengannya. Hapus satu hari, atau hapus barber ini.
    ${name} is off every day; nobody can book with him. Delete a day, or this barber.`,
  workingHoursBackwards: (close: string, open: string) => say`
    Ditemukan ${quoted(close)}, padahal ia mulai bekerja pukul ${open}; seharusnya jam sesudahnya, contoh: "20:00", atau "01:00" jika lewat tengah malam.
    Found ${quoted(close)} although he begins at ${open}; expected a later time, for example "20:00", or "01:00" after midnight.`,
  workingHoursOutside: (open: string, close: string, day: Weekday, shopOpen: string, shopClose: string) => say`
    Ditemukan ${open}-${close}, padahal toko buka ${dayName(day)} ${shopOpen}-${shopClose}. Di luar jam toko hanya ada booking yang menunggu konfirmasi. Betulkan jamnya, atau jam bukanya di shop.json.
    Found ${open}-${close}, although the shop is open from ${shopOpen} to ${shopClose} on ${englishDayName(day)}. Outside its hours a booking only waits for confirmation. Mend these hours, or the shop's in shop.json.`,
  workingHoursTwice: (day: Weekday) => say`
    ${dayName(day)} sudah punya jam kerja di entri sebelumnya, jadi jam ini tidak berlaku. Satu hari satu jam kerja; tulis yang untuk hari tertentu dahulu, dan "days": null paling akhir.
    ${englishDayName(day)} already has working hours in an entry before, so these do not count. One day has one entry; write those of some days first and "days": null last.`,
  workingHoursNever: say`
    Jam kerja ini tidak pernah berlaku: pada hari-harinya toko tutup, ia libur, atau entri sebelumnya yang berlaku. Betulkan harinya, atau hapus.
    These working hours never apply: on their days the shop is closed, he is off, or an entry before them counts. Mend the days, or delete them.`,
  workingHoursTooShort: (open: string, close: string, minutes: number) => say`
    Antara ${open} dan ${close} tidak ada layanannya yang muat (yang terpendek ${minutes} menit), jadi ia tidak bisa dipilih. Panjangkan jamnya, atau hapus.
    Between ${open} and ${close} none of his services fits (the shortest takes ${minutes} minutes), so that he cannot be chosen. Make the hours longer, or delete them.`,
  serviceOfNobody: (name: string) => say`
    Tidak ada barber yang mengerjakan ${quoted(name)}; tidak ada yang bisa booking layanan itu. Tambahkan pada "services" seorang barber.
    No barber does ${quoted(name)}; nobody can book that service. Add it to some barber's "services".`,
  barberCalledAnyone: (name: string) => say`
    Ditemukan nama ${quoted(name)}, yang sudah dipakai situs untuk "tanpa memilih barber"; pakai nama lain.
    Found the name ${quoted(name)}, which the site uses for "any barber"; choose another one.`,

  // Days and hours closed
  spanBackwards: (to: string, from: string, meant: string) => say`
    Ditemukan ${quoted(to)}, sebelum "from" ${quoted(from)}; seharusnya hari yang sama atau sesudahnya, contoh: ${quoted(meant)}.
    Found ${quoted(to)}, before "from" ${quoted(from)}; expected the same day or a later one, for example ${quoted(meant)}.`,
  spanTooLong: (to: string, away: Words, days: number, from: string) => say`
    Ditemukan ${quoted(to)}: ${away} ${days} hari sejak ${from}?
    Found ${quoted(to)}: ${away} for ${days} days from ${from}?`,
  perhapsMonthAndDaySwapped: (turned: string) => say`
    Mungkin bulan dan hari tertukar: ${quoted(turned)}.
    Perhaps month and day were swapped: ${quoted(turned)}.`,
  checkYearAndMonth: say`
    Periksa tahun dan bulannya.
    Check year and month.`,
  spanTwice: (entry: Words, first: number) => say`
    Hari-hari ini sudah ada di ${entry} no. ${first + 1}; pengunjung membaca alasan yang pertama. Hapus salah satunya.
    ${entry} no. ${first + 1} has these days already; visitors read the first one's reason. Delete one of them.`,
  spanOver: (to: string) => say`
    Ditemukan ${quoted(to)}: sudah lewat, padahal pengunjung masih membacanya di situs. Hapus, atau isi tanggal yang baru.
    Found ${quoted(to)}: this is over, but visitors still read it on the site. Delete it, or enter the new dates.`,
  yearsAhead: (date: string, years: number) => say`
    Ditemukan ${quoted(date)}, lebih dari ${years} tahun lagi. Periksa tahunnya.
    Found ${quoted(date)}, more than ${years} years from now. Check the year.`,
  yearsAgo: (date: string, years: number) => say`
    Ditemukan ${quoted(date)}, lebih dari ${years} tahun yang lalu. Periksa tahunnya, atau hapus.
    Found ${quoted(date)}, more than ${years} years ago. Check the year, or delete it.`,
  hoursBackwards: (to: string, from: string, meant: string) => say`
    Ditemukan ${quoted(to)}, tidak sesudah "from" ${quoted(from)}; seharusnya jam buka lagi, contoh: ${quoted(meant)}.
    Found ${quoted(to)}, not after "from" ${quoted(from)}; expected the first time that can be booked again, for example ${quoted(meant)}.`,
  hoursTwice: (first: number) => say`
    Bertumpang tindih dengan jam tutup no. ${first + 1} pada tanggal yang sama; pengunjung membaca alasan yang jamnya lebih awal. Gabungkan, atau hapus salah satunya.
    Overlaps closed hours no. ${first + 1} of the same date; visitors read the reason of the earlier hours. Join them, or delete one.`,
  hoursOfClosedDay: (date: string, reason: Words | string) => say`
    Ditemukan ${quoted(date)}, padahal toko tutup sepanjang hari itu (${reason}). Hapus jam tutup ini, atau betulkan tanggalnya.
    Found ${quoted(date)}, although the shop is closed all that day (${reason}). Delete these hours, or mend the date.`,
  everyWeekday: (day: Weekday) => say`
    setiap ${dayName(day)}
    every ${englishDayName(day)}`,
  hoursWithoutSlot: (from: string, to: string) => say`
    Tidak ada jam booking dari ${from} sampai ${to}, jadi tidak ada yang ditutup. Betulkan jamnya, atau hapus.
    There is no time to book from ${from} until ${to}, so nothing is closed. Mend the times, or delete them.`,
} satisfies Record<string, Words | ((...found: never[]) => Words)>;
