import { readTicketFragment } from "../../../src/domain/links/ticketLink";
import { readTicket } from "../../../src/domain/ticket/ticketReading";
import { rules, services, ticket } from "../../support/booking";

const whole =
  "#kode=BTP123456AB&tgl=2026-12-01&jam=17:00&layanan=father-son&total=201250&nama=Budi+Santoso&telp=0812+3456+7890";

function opened(fragment: string, now = "2026-11-30T12:00:00+07:00", changes = {}) {
  const claim = readTicketFragment(fragment);
  if (claim === null) throw new Error("no ticket in it");
  return readTicket(claim, { services, barbers: [], rules: rules(changes) }, new Date(now));
}

describe("a ticket read from its link", () => {
  test("is the ticket that was made, from the content of the day, without its notes", () => {
    const { ticket: made, missing, mismatches } = opened(whole);
    expect(made).toMatchObject({ ...ticket() });
    expect(missing).toEqual([]);
    expect(mismatches).toEqual([]);
  });

  test.each([
    ["2026-11-28T12:00:00+07:00", { kind: "ahead", days: 3 }],
    ["2026-11-30T00:00:00+07:00", { kind: "tomorrow" }],
    ["2026-11-30T23:59:59+07:00", { kind: "tomorrow" }],
    ["2026-11-30T17:00:00Z", { kind: "today" }],
    ["2026-12-01T18:29:59+07:00", { kind: "today" }],
    ["2026-12-01T18:30:00+07:00", { kind: "past" }],
    ["2027-01-01T00:00:00+07:00", { kind: "past" }],
  ])("at %s says when the visit is, in the shop's time", (now, expected) => {
    expect(opened(whole, now).visitDay).toEqual(expected);
  });

  test.each([
    ["a service that the shop no longer has", "father-son,massage", { kind: "unknownServices", ids: ["massage"] }],
    ["only such services", "massage", { kind: "unknownServices", ids: ["massage"] }],
  ])("with %s says which", (_name, layanan, mismatch) => {
    expect(opened(whole.replace("father-son", layanan)).mismatches).toContainEqual(mismatch);
  });

  test("keeps services and barber whom the shop no longer has, and its total, and is whole", () => {
    const { ticket: made, missing } = opened(`${whole.replace("father-son", "massage")}&barber=agus`);
    expect(made).toMatchObject({
      services: [],
      unknownServiceIds: ["massage"],
      barber: { id: "agus", name: null },
      total: 201_250,
    });
    expect(missing).toEqual([]);
  });

  test("without a total is whole where none can be computed", () => {
    const { ticket: made, missing } = opened(whole.replace("father-son", "beard,massage").replace("&total=201250", ""));
    expect(made?.total).toBeNull();
    expect(missing).toEqual([]);
  });

  test("is not whole wherever the link was cut before its total, within a service's id as well", () => {
    const behindTotal = whole.indexOf("&total=") + "&total=2".length;
    const cutWithinTheIds = whole.replace("father-son", "beard,father-son");
    for (const link of [whole, cutWithinTheIds]) {
      for (let length = link.indexOf("layanan="); length < link.indexOf("&total="); length += 1) {
        const { ticket: made, missing } = opened(link.slice(0, length));
        const isKnown = /layanan=(beard,)?father-son$|layanan=beard,?$/.test(link.slice(0, length));
        expect({ length, isWhole: made !== null }).toEqual({ length, isWhole: isKnown });
        expect(missing).toContain("total");
      }
    }
    expect(opened(whole.slice(0, behindTotal)).missing).toEqual(["name", "phone"]);
  });

  test.each([
    [
      "a closed day",
      { closures: [{ from: "2026-12-01", to: "2026-12-01", reason: "Renovasi" }] },
      "Toko tutup hari itu: Renovasi.",
    ],
    [
      "a closed hour",
      { closedHours: [{ date: "2026-12-01", from: "17:00", to: "19:00", reason: "Penuh" }] },
      "Jam 17:00-19:00 hari itu sudah ditutup: Penuh. Toko yang memastikan.",
    ],
  ])("says %s to its holder on the day of reading", (_name, changes, line) => {
    expect(opened(whole, undefined, changes).known.outdated).toEqual({ date: "2026-11-30", lines: [line] });
  });

  test("says to its holder what no longer agrees, and what the ticket says in place not twice", () => {
    expect(opened(whole).known.outdated).toBeNull();
    expect(opened(whole.replace("201250", "180000")).known.outdated?.lines).toEqual([
      "Total di tiket Rp 180.000; dengan harga hari ini Rp 201.250. Toko yang memastikan.",
    ]);
    expect(opened(`${whole.replace("father-son", "massage")}&barber=agus`).known.outdated).toBeNull();
    const closedHours = [{ date: "2026-12-01", from: "17:00", to: "19:00", reason: "Penuh" }];
    expect(opened(`${whole}&status=diterima`, undefined, { closedHours }).known.outdated?.lines).toEqual([
      "Jam 17:00-19:00 hari itu ditutup untuk booking lain: Penuh.",
    ]);
  });

  test("with a barber who is gone, or away on that day, says so", () => {
    const rizky = { id: "rizky", name: "Rizky", daysOff: ["tuesday"], leave: [] };
    const claim = readTicketFragment(`${whole}&barber=rizky`);
    if (claim === null) throw new Error("no ticket in it");
    const mismatches = (barbers: (typeof rizky)[]) =>
      readTicket(claim, { services, barbers, rules: rules() }, new Date("2026-11-30T12:00:00+07:00")).mismatches;
    expect(mismatches([])).toEqual([{ kind: "unknownBarber", id: "rizky" }]);
    expect(
      readTicket(claim, { services, barbers: [rizky], rules: rules() }, new Date("2026-11-30T12:00:00+07:00")).known
        .outdated?.lines,
    ).toEqual(["Rizky libur setiap Selasa."]);
    expect(mismatches([rizky])).toEqual([
      { kind: "barberAway", barber: rizky, absence: { kind: "dayOff", weekday: "tuesday" } },
    ]);
  });

  test("with a barber who does not do it, or for whom or for anyone it is no hour of work, says so", () => {
    const rizky = { id: "rizky", name: "Rizky", daysOff: [], leave: [] };
    const lines = (fragment: string, changes: object) => {
      const claim = readTicketFragment(fragment);
      if (claim === null) throw new Error("no ticket in it");
      const shop = { services, barbers: [{ ...rizky, ...changes }], rules: rules() };
      return readTicket(claim, shop, new Date("2026-11-30T12:00:00+07:00")).known.outdated?.lines;
    };
    const mornings = { workingHours: [{ days: null, open: "09:00", close: "13:00" }] };
    expect(lines(`${whole}&barber=rizky`, { services: ["beard"] })).toEqual([
      "Rizky tidak mengerjakan Paket Ayah & Anak.",
    ]);
    expect(lines(`${whole}&barber=rizky`, mornings)).toEqual(["Rizky bekerja pukul 09:00-13:00."]);
    expect(lines(whole, mornings)).toEqual(["Tidak ada barber yang masuk."]);
    expect(lines(whole, { services: ["beard"] })).toEqual(["Tidak ada barber untuk Paket Ayah & Anak."]);
    expect(lines(`${whole}&barber=rizky`, {})).toBeUndefined();
  });

  test("whose total is not today's says both", () => {
    const price = {
      kind: "price",
      ticket: { total: 1, isLeast: false },
      today: { total: 201_250, isLeast: false },
    };
    expect(opened(whole.replace("201250", "1")).mismatches).toEqual([price]);
    expect(opened(whole.replace("201250", "1")).ticket?.total).toBe(1);
  });

  test.each([
    ["17:00", "08:00", { kind: "outsideHours" }],
    ["17:00", "19:00", { kind: "outsideHours" }],
    ["17:00", "03:30", { kind: "noSlot" }],
  ])("moved from %s to %s names the mismatch", (from, to, mismatch) => {
    expect(opened(whole.replace(`jam=${from}`, `jam=${to}`)).mismatches).toContainEqual(mismatch);
  });

  test("on a closed day says why", () => {
    const closure = { from: "2026-12-01", to: "2026-12-01", reason: "Renovasi" };
    expect(opened(whole, undefined, { closures: [closure] }).mismatches).toEqual([
      { kind: "closed", closed: { kind: "closure", closure } },
    ]);
  });

  test.each([
    ["17:00", "17:30", "closedHours"],
    ["15:00", "17:00", null],
    ["16:30", "17:30", "closedHours"],
    ["18:00", "19:00", "runsInto"],
    ["18:30", "19:00", null],
  ])(
    "from 17:00 to 18:30 and hours closed from %s to %s: the mismatch is %s, unless the visit is over",
    (from, to, kind) => {
      const hours = { date: "2026-12-01", from, to, reason: "Penuh" };
      const another = { date: "2026-12-02", from: "17:00", to: "18:00", reason: "Acara" };
      const closed = { closedHours: [another, hours] };
      expect(opened(whole, undefined, closed).mismatches).toEqual(kind ? [{ kind, hours }] : []);
      expect(opened(whole, undefined, closed).known.runsInto).toEqual(kind === "runsInto" ? hours : null);
      expect(opened(whole, "2026-12-02T10:00:00+07:00", closed).mismatches).toEqual([{ kind: "past" }]);
    },
  );

  test.each([
    ["kode=BTP123456AB", ["code"]],
    ["&tgl=2026-12-01", ["date"]],
    ["&jam=17:00", ["time"]],
    ["&layanan=father-son", ["services"]],
    ["&nama=Budi+Santoso", ["name"]],
    ["&telp=0812+3456+7890", ["phone"]],
    ["&total=201250", ["total"]],
  ])("without %s names what is missing", (part, missing) => {
    expect(opened(whole.replace(part, "")).missing).toEqual(missing);
  });

  test("is whole without name, number and total, and none without code, day, hour or services", () => {
    expect(opened("#kode=BTP123456AB&tgl=2026-12-01&jam=17:00&layanan=beard").ticket?.total).toBe(86_250);
    for (const part of ["kode=BTP123456AB", "&tgl=2026-12-01", "&jam=17:00", "&layanan=father-son"]) {
      expect(opened(whole.replace(part, "")).ticket).toBeNull();
    }
  });
});
