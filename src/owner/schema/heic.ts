/** Whether a file's first bytes are those of a HEIC, the format of iPhone photographs, which browsers do not show. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(hei|hev|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(4, 12)));

/** Whether a file is named as a HEIC. */
export const isNamedHeic = (file: string): boolean => /\.hei[cf]$/i.test(file);

/** Advice to the owner about a HEIC. */
export const heicWords =
  "Ini foto HEIC dari iPhone, yang tidak terbaca di semua ponsel. Pasang lewat formulir, yang mengubahnya sendiri, atau simpan lagi sebagai JPEG";
