/** Whether a file's first bytes are those of a HEIC, as iPhones take photographs; browsers do not show it. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(hei|hev|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(4, 12)));

/** Whether a file's name says that it is a HEIC. */
export const isNamedHeic = (file: string): boolean => /\.hei[cf]$/i.test(file);

/** What to do about one. */
export const heicWords =
  "Ini foto HEIC dari iPhone, yang tidak terbaca di semua ponsel. Pasang lewat formulir, yang mengubahnya sendiri, atau simpan lagi sebagai JPEG";
