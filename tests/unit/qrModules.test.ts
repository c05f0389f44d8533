import { chatMessage } from "../../src/booking/model/chatMessage";
import { qrModules } from "../../src/booking/qrModules";
import { chatLink } from "../../src/format/chatLink";
import { ticket } from "../support/booking";

describe("the QR code of a ticket", () => {
  const codeFor = (notes: string) => {
    const number = "6281200000000";
    return qrModules(chatLink(number, chatMessage(ticket({ notes }), number, "WIB", 900)));
  };

  test("is a square with the three finder patterns", () => {
    const code = codeFor("");
    const finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
    const at = (top: number, left: number) =>
      code.slice(top, top + 7).map((row) =>
        row
          .slice(left, left + 7)
          .map(Number)
          .join(""),
      );
    expect(code.every((row) => row.length === code.length)).toBe(true);
    expect(at(0, 0)).toEqual(finder);
    expect(at(0, code.length - 7)).toEqual(finder);
    expect(at(code.length - 7, 0)).toEqual(finder);
  });

  test("stays coarse enough to be scanned from a screen, however long the notes", () => {
    expect(codeFor("é".repeat(5000)).length).toBeLessThanOrEqual(105);
  });
});
