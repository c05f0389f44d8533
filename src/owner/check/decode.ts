import { position, type TextProblem } from "./position";

/** The text of a file's bytes, or why they are none that every program reads: it must be UTF-8. A byte order mark before it is taken off. */
export function decode(bytes: Uint8Array): { text: string } | { problem: TextProblem } {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const readable = new TextDecoder("utf-8").decode(bytes);
    const id =
      "Berkas ini memakai pengodean lain; huruf di baris ini tidak terbaca. Simpan lagi sebagai UTF-8 (di Notepad: Simpan sebagai, Pengodean UTF-8).";
    return { problem: { ...position(readable, readable.indexOf("\uFFFD")), id } };
  }
}
