import { printedPhone } from "../../domain/contact/phoneNumber";
import { indonesianDayName, timeZoneShortNames, type Weekday, weekdays } from "../../domain/shop/clock";
import { codePrefixOf, shortNameOf } from "../../domain/shop/shopName";
import type { PaletteName } from "../../theme/palettes";
import {
  capitals,
  chatNumber,
  clockTime,
  date,
  decimal,
  derived,
  endOfHours,
  entries,
  folded,
  handle,
  inBothLanguages,
  list,
  meaningOfNoEnglish,
  minutes,
  nullable,
  nullish,
  nullishInBothLanguages,
  oneOf,
  percent,
  phone,
  picture,
  priceInRupiah,
  profileAddress,
  qris,
  reason,
  record,
  siteUrl,
  someWeekdays,
  text,
  weekday,
  wholeNumber,
  withInitialValue,
  yesOrNo,
} from "./fields";

/** The fields of a day's hours. */
export const hoursOfDay = {
  open: withInitialValue("09:00", clockTime("Jam buka", "09:00")),
  close: withInitialValue("21:00", endOfHours("Jam tutup", "20:00")),
};

const hours = (day: Weekday) =>
  nullable(record(`Jam buka hari ${indonesianDayName(day)}`, hoursOfDay), `tutup setiap ${indonesianDayName(day)}`);

export const exampleQris =
  "00020101021126650016ID.CO.CONTOH.WWW011893600999000000000102120000000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI5204723053033605802ID5915BINTANG PANGKAS6013JAKARTA PUSAT610510310630431E8";

/** An optional sentence for the pages, in both languages. The site has a default for it. */
const ownSentence = <N extends string>(name: N, label: string, examples: readonly [string, string], maximum = 160) =>
  nullishInBothLanguages(name, label, examples, text, maximum, "kalimat bawaan situs");

/** content/shop.json: the shop's name, texts, pictures, address, numbers, hours, limits and deposit. */
export const shop = record("Data toko", {
  demo: nullish(
    yesOrNo({
      label: "Toko contoh",
      hint: "matikan kalau semua isinya sudah milik toko Anda; selama menyala, situs tidak dibuka",
    }),
    "bukan toko contoh",
  ),
  name: text({ label: "Nama toko", hint: "seperti di papan nama" }, "Pangkas Rapi", 60),
  ...inBothLanguages(
    "tagline",
    { label: "Kalimat di bawah nama toko", hint: "bahasa Indonesia" },
    ["Potongan rapi untuk pria.", "Clean cuts for men."],
    text,
    160,
  ),
  chatNumber: chatNumber("Nomor WhatsApp toko", "6281234567890"),
  instagram: nullish(handle("Nama akun Instagram", "pangkasrapi")),
  address: record("Alamat toko", {
    street: text("Jalan dan nomor", "Jl. Melati No. 8", 100),
    district: text("Kecamatan", "Menteng", 60),
    city: text("Kota", "Jakarta", 60),
    region: text("Provinsi", "DKI Jakarta", 60),
    postalCode: text("Kode pos", "10310", 10),
  }),
  timeZone: oneOf("Zona waktu toko", timeZoneShortNames),
  openingHours: record(
    "Jam buka setiap hari",
    Object.fromEntries(weekdays.map((day) => [day, hours(day)])) as Record<Weekday, ReturnType<typeof hours>>,
  ),
  palette: nullish(
    oneOf<PaletteName>("Warna situs", {
      teak: "Jati: cokelat tua, kuningan, hijau botol",
      sea: "Laut: biru laut, jingga muda",
      brick: "Bata: merah bata, krem, abu-abu tua",
      forest: "Hutan: hijau daun, cokelat kulit kayu",
    }),
    "Jati",
  ),
  english: nullish(yesOrNo({ label: "Halaman berbahasa Inggris", hint: "matikan kalau tidak perlu" }, true), "ada"),
  pictures: record("Foto-foto toko", {
    hero: picture({ label: "Foto besar beranda", hint: "mendatar" }, "images/hero.jpg", 1600, 900),
    heroPortrait: picture(
      { label: "Foto besar beranda untuk ponsel", hint: "tegak" },
      "images/hero-portrait.jpg",
      720,
      1080,
    ),
    linkPreview: nullish(
      picture("Gambar yang muncul saat tautan dibagikan", "images/og.jpg", 1200, 630),
      "foto besar beranda, dipotong",
    ),
  }),
  notice: nullish(
    record(
      { label: "Pengumuman di atas beranda", hint: "misalnya libur mendadak" },
      {
        ...inBothLanguages(
          "text",
          "Yang dibaca pengunjung",
          ["Libur mendadak hari ini, buka lagi besok pukul 09:00.", "Closed today, open again tomorrow at 09:00."],
          text,
          160,
        ),
        from: nullish(date("Hari pertama", "2026-12-20"), "langsung tampil"),
        until: date({ label: "Hari terakhir", hint: "sesudah hari ini selesai, hilang sendiri" }, "2026-12-24"),
      },
    ),
  ),
  goodToKnow: nullish(
    entries("hal", { label: "Yang perlu diketahui", hint: "misalnya cara membayar, parkir, anak-anak" }, 0, 12, {
      ...inBothLanguages("title", "Tentang apa", ["Pembayaran", "Payment"], text, 40),
      ...inBothLanguages(
        "text",
        "Penjelasannya",
        ["Tunai, QRIS, atau transfer.", "Cash, QRIS or bank transfer."],
        text,
        200,
      ),
    }),
  ),
  breaks: nullish(
    entries(
      "istirahat",
      {
        label: "Istirahat setiap minggu",
        hint: "misalnya salat Jumat; jam itu tidak bisa dipesan",
      },
      0,
      30,
      {
        day: weekday(),
        from: clockTime("Mulai istirahat", "11:30"),
        to: endOfHours("Selesai istirahat", "13:00"),
        ...reason("Salat Jumat", "Friday prayer"),
      },
    ),
  ),
  seasonalHours: nullish(
    entries(
      "masa dengan jam lain",
      { label: "Jam buka lain untuk sementara", hint: "misalnya selama Ramadan" },
      0,
      60,
      {
        ...inBothLanguages("name", "Nama masa itu", ["Ramadan", "Ramadan"], text, 40),
        from: date("Hari pertama", "2027-02-08"),
        to: date("Hari terakhir", "2027-03-09"),
        days: someWeekdays("setiap hari yang biasanya buka"),
        open: clockTime("Jam buka", "13:00"),
        close: endOfHours("Jam tutup", "23:00"),
      },
    ),
  ),
  links: nullish(
    record(
      { label: "Halaman toko di situs lain", hint: "tampil di bawah Instagram" },
      {
        tiktok: profileAddress(
          "TikTok",
          /^https:\/\/([a-z]+\.)?tiktok\.com\/[^\s/?#]\S*$/,
          "https://www.tiktok.com/@pangkasrapi",
        ),
        facebook: profileAddress(
          "Facebook",
          /^https:\/\/([a-z-]+\.)?(facebook\.com|fb\.com|fb\.me)\/[^\s/?#]\S*$/,
          "https://www.facebook.com/pangkasrapi",
        ),
        youtube: profileAddress(
          "YouTube",
          /^https:\/\/(([a-z]+\.)?youtube\.com|youtu\.be)\/[^\s/?#]\S*$/,
          "https://www.youtube.com/@pangkasrapi",
        ),
        googleMaps: profileAddress(
          "Google Maps",
          /^https:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|g\.page|share\.google|maps\.google\.(com|co\.id)|(www\.)?google\.(com|co\.id)\/maps)[/?]\S+$/,
          "https://maps.app.goo.gl/PangkasRapi123",
        ),
      },
    ),
  ),
  ticketAdvice: list(
    text("Satu pesan penting di tiket", "Mohon datang 10 menit sebelum waktu booking.", 200),
    { label: "Pesan penting di tiket", empty: "tidak ada" },
    0,
    8,
  ),
  ticketAdviceEnglish: nullish(
    list(
      text("Satu pesan penting dalam bahasa Inggris", "Please come 10 minutes before your booking.", 200),
      {
        label: "Pesan penting di tiket, dalam bahasa Inggris",
        hint: "sebanyak yang di atas, dengan urutan yang sama",
      },
      1,
      8,
    ),
    meaningOfNoEnglish,
  ),
  deposit: nullish(
    record(
      {
        label: "DP (uang muka) lewat QRIS",
        hint: "diminta di ringkasan dan tiket; situs ini tidak tahu apa yang dibayar",
      },
      {
        qris: qris(
          { label: "Teks QRIS toko", hint: "pindai QRIS Anda dengan pembaca QR biasa, lalu salin teksnya" },
          exampleQris,
        ),
        amount: nullish(priceInRupiah({ label: "Besarnya dalam rupiah", hint: "atau isi persennya" }, 50000)),
        percent: nullish(
          percent({ label: "Besarnya dalam persen", hint: "dari total, dibulatkan ke atas ke ribuan penuh" }, 20),
        ),
        ...inBothLanguages(
          "terms",
          { label: "Ketentuannya", hint: "satu kalimat; kapan DP kembali, kapan tidak" },
          [
            "DP kembali penuh kalau dibatalkan paling lambat 3 jam sebelumnya.",
            "The deposit is refunded in full if you cancel at least 3 hours ahead.",
          ],
          text,
          200,
        ),
      },
    ),
  ),
  ...folded({
    shortName: derived(
      text("Nama pendek di bawah ikon situs pada layar ponsel", "Rapi", 12),
      "awal nama toko",
      ({ name }) => shortNameOf(name),
    ),
    markLetter: nullable(capitals("Huruf di dalam lambang toko", "R", 1, 1), "bintang"),
    codePrefix: derived(
      capitals("Huruf di depan setiap kode booking", "RAP", 2, 4),
      "huruf-huruf awal nama toko",
      ({ name }) => codePrefixOf(name),
    ),
    phone: derived(
      phone("Nomor telepon seperti yang ingin dibaca pengunjung", "0812-3456-7890"),
      "sama dengan nomor WhatsApp",
      ({ chatNumber }) => printedPhone(chatNumber),
    ),
    secondNumber: nullish(
      record(
        {
          label: "Nomor kedua",
          hint: "tampil di bawah nomor pertama; booking tetap ke nomor WhatsApp toko",
        },
        {
          phone: phone("Nomor kedua seperti yang ingin dibaca pengunjung", "0813-9876-5432"),
          hasWhatsApp: yesOrNo("Nomor ini juga ada di WhatsApp"),
        },
      ),
    ),
    siteUrl: siteUrl("Alamat situs ini di internet", "https://pangkasrapi.id"),
    coordinates: nullable(
      record("Titik toko di peta", {
        latitude: decimal({ label: "Lintang", hint: "selatan khatulistiwa memakai minus" }, -6.1957, -90, 90),
        longitude: decimal("Bujur", 106.8322, -180, 180),
      }),
    ),
    ownWords: nullish(
      record(
        { label: "Kalimat di halaman", hint: "yang kosong memakai kalimat bawaan situs" },
        {
          ...ownSentence(
            "trade",
            "Di bawah nama toko",
            ["Pangkas rambut pria dan anak", "Haircuts for men and boys"],
            40,
          ),
          ...ownSentence("services", "Di bawah judul Layanan Kami", ["Pilih layanannya.", "Choose your service."]),
          ...ownSentence("barbers", "Di bawah judul Barber Kami", ["Kenali mereka dulu.", "Meet our barbers."]),
          ...ownSentence("products", "Di atas daftar produk", ["Minyak rambut dan voucher.", "Hair oil and vouchers."]),
        },
      ),
      "semuanya bawaan situs",
    ),
    stars: nullish(
      wholeNumber({ label: "Bintang di beranda", hint: "hiasan di bawah nama toko, bukan nilai" }, 5, 1, 5),
      "tidak tampil",
    ),
    figures: nullish(
      entries("keunggulan", { label: "Keunggulan di beranda", hint: "paling banyak empat" }, 0, 4, {
        ...inBothLanguages("figure", "Angka atau kata besar", ["8+", "8+"], text, 12),
        ...inBothLanguages("label", "Penjelasannya", ["Tahun Pengalaman", "Years of Experience"], text, 40),
      }),
      "tidak tampil",
    ),
    slotsOutsideHours: oneOf("Jam booking di luar jam buka", {
      note: "Tampil dengan catatan",
      hide: "Disembunyikan",
    }),
    minimumNotice: nullable(minutes("Booking paling mepet berapa menit sebelum jamnya", 60, 0)),
    lastDayAhead: nullable(wholeNumber("Bisa booking sampai berapa hari ke depan", 60, 0, 730)),
    chairs: nullish(wholeNumber("Berapa kursi yang bisa dipakai bersamaan, untuk buku toko", 3, 1, 50)),
  }),
});
