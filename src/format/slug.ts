/** A text as part of an id or file name: "Styling Premium" gives "styling-premium". */
export const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * A picture's path in letters, digits, dots and hyphens alone: "images/WhatsApp Image 09.15.jpeg" gives
 * "images/whatsapp-image-09.15.jpeg". A part of which nothing is left becomes "foto".
 */
export const picturePathOf = (path: string) =>
  path
    .split("/")
    .map((part) => {
      const [, name = "", ending = ""] = /^(.*?)(\.\w+)?$/s.exec(part) ?? [];
      const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
      return `${plain.replace(/[^\w.]+/g, "-").replace(/^[-.]+|[-.]+$/g, "") || "foto"}${ending.toLowerCase()}`;
    })
    .join("/");
