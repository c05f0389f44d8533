import { position, type TextProblem } from "./position";

/** The text of a file's bytes, or why they are no text that every program reads: only UTF-8 without a mark in front is. */
export function decode(bytes: Uint8Array): { text: string } | { problem: TextProblem } {
  const [first, second, third] = bytes;
  const save = {
    id: "Simpan lagi sebagai UTF-8 (di Notepad: Simpan sebagai, Pengodean UTF-8).",
    en: "Save it again as UTF-8 (in Notepad: Save as, Encoding UTF-8).",
  };
  if (
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    (bytes.length > 1 && (first === 0) !== (second === 0))
  ) {
    return {
      problem: {
        id: `Berkas ini tersimpan sebagai UTF-16. ${save.id}`,
        en: `This file was saved as UTF-16. ${save.en}`,
      },
    };
  }
  if (first === 0xef && second === 0xbb && third === 0xbf) {
    return {
      problem: {
        id: "Berkas ini diawali tanda BOM yang tidak terlihat. Simpan lagi sebagai UTF-8 tanpa BOM.",
        en: "This file begins with an invisible BOM. Save it again as UTF-8 without BOM.",
      },
    };
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    const readable = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    return {
      problem: {
        ...position(readable, readable.indexOf("\uFFFD")),
        id: `Berkas ini memakai pengodean lain; huruf di baris ini tidak terbaca. ${save.id}`,
        en: `This file is in another encoding; a letter on this line cannot be read. ${save.en}`,
      },
    };
  }
}
