import { NodeType } from "node-html-parser";
import { parsePage } from "../../src/build/verification/builtPage";
import { indonesianDateNames } from "../../src/format/date";
import { englishDateNames } from "../../src/format/englishDates";

// The commonest words of the Indonesian texts that no English one has: nineteen texts of twenty hold one of these, or a
// date.
const words =
  `alamat anda bayar beranda berhasil berikutnya besok buat buka catatan cuti dari dibatalkan dibuka dikonfirmasi diterima
  estimasi habis halaman hapus harga hari hemat ini jadwal jam kak kalender kami ke keranjang kirim kode konfirmasi lagi
  langkah layanan lewat lokasi mengerjakan menit menurut mohon mulai nama nominal ongkos pengumuman pesan petunjuk pilih
  pukul sampai sebelumnya sekarang semula setiap setuju siapa simpan sisanya tambah tanggal tanpa tautan telepon tersedia
  tidak tiket toko tutup uang ubah untuk waktu yang`.split(/\s+/);
const namesOf = ({ days, months }: typeof indonesianDateNames) => [...days, ...months];
const dateNames = namesOf(indonesianDateNames).filter((name) => !namesOf(englishDateNames).includes(name));
const indonesian = new RegExp(`\\b(Rp\\s\\d+|${[...words, ...dateNames].join("|")})\\b`, "i");

/**
 * The Indonesian texts, amounts of rupiah among them, and names of a page or a part of it that a reader or a screen reader
 * meets, without those marked as such.
 */
export function indonesianIn(html: string) {
  const page = parsePage(html);
  for (const element of page.querySelectorAll("script, style, noscript, [lang=id]")) element.remove();
  return page
    .querySelectorAll("*")
    .flatMap((element) => [
      ...element.childNodes.flatMap((node) => (node.nodeType === NodeType.TEXT_NODE ? node.text : [])),
      ...["aria-label", "alt", "title", "placeholder"].flatMap((name) => element.getAttribute(name) ?? []),
    ])
    .filter((text) => indonesian.test(text));
}
