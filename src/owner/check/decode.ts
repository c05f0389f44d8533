import { position, type TextProblem } from "./position";

const remedy = "Simpan lagi sebagai UTF-8 (di Notepad: Simpan sebagai, Pengodean UTF-8).";

/** The text of a file's bytes, or why they are none that every program reads: it must be UTF-8. A byte order mark before it is taken off. */
export function decode(bytes: Uint8Array): { text: string } | { problem: TextProblem } {
  const [first, second] = bytes;
  const isMarkedUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isMarkedUtf16 || (bytes.length > 1 && (first === 0) !== (second === 0))) {
    return { problem: { id: `Berkas ini tersimpan sebagai UTF-16. ${remedy}` } };
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const readable = new TextDecoder("utf-8").decode(bytes);
    const id = `Berkas ini memakai pengodean lain; huruf di baris ini tidak terbaca. ${remedy}`;
    return { problem: { ...position(readable, readable.indexOf("\uFFFD")), id } };
  }
}
