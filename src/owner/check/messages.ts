import { plainLine, shortened } from "../../format/plainText";
import type { FieldMeta, PictureFrame } from "../schema/fields";

/** A value as it would stand in the file, cut to a length that fits a line. */
export const quoted = (value: unknown): string => shortened(JSON.stringify(value) ?? String(value), 60);

/** What stands in the file where it is no value, on one line and cut in the same way. */
export const asWritten = (text: string): string => shortened(plainLine(text), 60);

/** What a field must hold, with its description and an example. */
export const expectedOf = ({ description, expected, example }: FieldMeta): string =>
  `seharusnya ${expected} (${description})${exampleOf(example)}`;

export const exampleOf = (example: unknown): string => (example === undefined ? "" : `, contoh: ${quoted(example)}`);

/** A sentence, with a space before it, on what a value was probably meant to be; none where nothing is known. */
export const perhaps = (meant: readonly unknown[]): string =>
  meant.length === 0 ? "" : ` Mungkin maksudnya ${meant.map(quoted).join(" atau ")}.`;

/** The least size of a picture in its frame. */
export const leastSize = ({ minWidth, minHeight }: PictureFrame): string => `minimal ${minWidth} x ${minHeight} piksel`;
