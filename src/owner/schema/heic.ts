/** Whether a file is named as a HEIC, the format of iPhone photographs, which most browsers do not show. */
export const isNamedHeic = (file: string): boolean => /\.hei[cf]$/i.test(file);

/** Advice to the owner about a HEIC. */
export const heicAdvice =
  "Ini foto HEIC dari iPhone, yang tidak terbaca di semua ponsel. Pasang lewat formulir, yang mengubahnya sendiri, atau simpan lagi sebagai JPEG";
