const maxShortName = 12;

/** The beginning of the shop's name in whole words, for narrow places: "Pangkas Rapi Jaya" gives "Pangkas Rapi". */
export function shortNameOf(name: string) {
  const [first = "", ...words] = name.trim().split(/\s+/);
  return words
    .reduce((short, word) => (`${short} ${word}`.length > maxShortName ? short : `${short} ${word}`), first)
    .slice(0, maxShortName);
}

/** The capitals before each booking code, from the shop's name: "Pangkas Rapi" gives "PR", "Melati" gives "MEL". */
export function codePrefixOf(name: string) {
  const words =
    name
      .normalize("NFD")
      .toUpperCase()
      .replace(/\p{M}/gu, "")
      .match(/[A-Z]+/g) ?? [];
  const prefix =
    words.length > 1
      ? words
          .map((word) => word[0])
          .join("")
          .slice(0, 4)
      : (words[0] ?? "").slice(0, 3);
  return prefix.length > 1 ? prefix : "BKG";
}
