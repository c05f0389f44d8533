/**
 * A clock time as people write it, in four digits: "9:00", "20.30", "2030", "8.21 PM", "jam 9"; undefined where it is none. An
 * hour alone is a guess, since it may be the evening's, and so are three digits.
 */
export function timeIn(text: string): { time: string; isGuess: boolean } | undefined {
  const match =
    /^(?:jam|pukul|pk\.?)?\s*(\d{1,2}?)(?:[:.,]?(\d{2}))?\s*(?:([ap])\.?\s?m\.?)?(?:\s*(?:wib|wita|wit))?$/i.exec(text);
  if (!match) return undefined;
  const [, hour = "", minute, half] = match;
  if (half && (Number(hour) === 0 || Number(hour) > 12)) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour;
  return {
    time: `${String(hours).padStart(2, "0")}:${minute ?? "00"}`,
    isGuess: (minute === undefined && !half) || /(?<!\d)\d{3}(?!\d)/.test(text),
  };
}
