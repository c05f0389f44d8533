import { type ChangeEvent, memo, useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import { type BookFile, readBookFile } from "../../domain/book/bookFile";
import { bookTable } from "../../domain/book/bookTable";
import { byTime } from "../../domain/book/daySummary";
import { entriesOf } from "../../domain/book/entry";
import { eachOnce, isAmong } from "../../domain/book/fullHours";
import { shopMoment } from "../../domain/shop/clock";
import { plainLine } from "../../format/plainText";
import { removeBookWorker } from "../../platform/runtime/bookWorker";
import { color, radius, space, type } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import type { BookSettings } from "./bookStore";
import type { BookTools } from "./bookTools";
import { hoursWords } from "./bookWords";
import { isAddressShared, sharedAddressWords } from "./DataNotice";
import { downloadFile, saveBookFile } from "./saveFile";

const Section = styled.section`
  display: grid; gap: ${space.close};
  @media print { display: none; }
`;

const Fold = styled.summary`padding: ${space.tight} 0; font-size: ${type.title}; cursor: pointer;`;

const Heading = styled.h2`display: inline; font-size: 1em;`;

const Body = styled.div`display: grid; gap: ${space.base}; max-width: 48rem; margin: ${space.close} 0;`;

const Points = styled.ul`display: grid; gap: ${space.hair}; padding-left: 1.25em; list-style: disc;`;

const Actions = styled.div`display: grid; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); gap: ${space.tight};`;

const Choice = styled.label`display: flex; flex-wrap: wrap; gap: ${space.tight}; align-items: center; font-weight: 700;`;

const Select = styled.select`
  min-height: 3rem; padding: 0 ${space.close}; background: ${color.paperRaised}; border: 1.5px solid ${color.brassInk};
  border-radius: ${radius.edge};
`;

const Outcome = styled.p`font-weight: 700; &:empty { position: absolute; }`;

const File = styled.input`position: absolute; width: 1px; height: 1px; opacity: 0;`;

const keepChoices = [30, 90, 180, 365];

const problems = {
  notABook:
    "Berkas ini bukan buku toko. Pilih berkas “buku-….json” yang disimpan dari halaman ini. Tidak ada yang berubah.",
  damaged:
    "Berkas ini rusak atau terpotong, jadi tidak ada yang diambil darinya. Coba simpan ulang dari ponsel asalnya.",
  newer:
    "Berkas ini dari versi halaman yang lebih baru. Muat ulang halaman ini, lalu coba lagi. Tidak ada yang berubah.",
};

/** What is kept and where, and the ways to save the book, to carry it to another phone, and to erase it (docs/rules.md, section 18). */
export const BookData = memo(function BookData({ settings, tools }: { settings: BookSettings; tools: BookTools }) {
  const { book, bookable, shop, now, say } = tools;
  const [outcome, setOutcome] = useState("");
  const [isErasing, setErasing] = useState(false);
  // A file of another shop, until it is said whether it is to be merged.
  const [foreign, setForeign] = useState<BookFile | null>(null);
  const isPersistent = usePersistence();
  const picker = useRef<HTMLInputElement>(null);
  const keepId = useId();
  const today = shopMoment(now, bookable.rules.timeZone).date;
  const { announced, unsettled } = settings;
  const closed = eachOnce(announced, unsettled).filter(({ date }) => date >= today);

  /** Every record; null, and said, where the browser does not give the book away any more. */
  const allRecords = async () => {
    const records = await book.all().catch(() => null);
    if (records === null)
      setOutcome("Buku tidak bisa dibaca, jadi belum disimpan. Muat ulang halaman ini, lalu coba lagi.");
    return records;
  };
  const saveFile = async () => {
    const records = await allRecords();
    if (records === null) return;
    const name = saveBookFile(records, settings, tools);
    await book.set({ savedOn: today });
    setOutcome(`${records.length} catatan disimpan ke berkas ${name}.`);
  };
  const saveTable = async () => {
    const records = await allRecords();
    if (records === null) return;
    const names = new Map([...bookable.services, ...bookable.barbers].map(({ id, name }) => [id, name]));
    const entries = records.flatMap(entriesOf).sort(byTime);
    downloadFile(
      `buku-${today}.csv`,
      "text/csv",
      bookTable(entries, (id) => names.get(id) ?? id),
    );
    setOutcome(`${entries.length} baris disimpan ke berkas buku-${today}.csv.`);
  };
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    const read = readBookFile(await file.text());
    if (typeof read === "string") {
      setOutcome(problems[read]);
      return;
    }
    if (read.shop !== shop.name) {
      setOutcome("");
      setForeign(read);
      return;
    }
    await merge(read);
  };
  const merge = async (read: BookFile) => {
    setForeign(null);
    const changed = await book.merge(read.records);
    // The file may be older than what was published since; of another shop's site these hours are not.
    const sent = read.shop === shop.name ? read.announced.filter((hours) => !isAmong(announced, hours)) : [];
    if (sent.length > 0) await book.set({ unsettled: eachOnce(unsettled, sent) });
    setOutcome(`${read.records.length} catatan dibaca dari berkas, ${changed} di antaranya baru atau berubah.`);
  };
  const eraseAll = async () => {
    try {
      await book.eraseAll();
    } catch {
      setOutcome("Buku belum terhapus. Muat ulang halaman ini, lalu coba sekali lagi.");
      return;
    }
    await removeBookWorker();
    setErasing(false);
    say("Seluruh buku sudah dihapus dari ponsel ini.");
  };

  return (
    <Section>
      <details>
        <Fold>
          <Heading>Simpan, pindahkan, hapus</Heading>
        </Fold>
        <Body>
          <Points>
            <li>Buku ini hanya ada di browser ponsel ini: nama, nomor, jam, layanan, dan total tiap booking.</li>
            <li>
              Tidak ada yang dikirim. Hanya jam penuh yang diumumkan, tanpa nama, dan hanya kalau Anda mengetuknya.
            </li>
            <li>
              Gunanya untuk mengatur kursi dan mengingatkan pelanggan. Pelanggan boleh meminta catatannya dihapus: ketuk
              Lainnya, lalu Hapus.
            </li>
            <li>
              {isPersistent
                ? "Browser berjanji tidak menghapusnya sendiri. Menghapus data browser tetap menghapus buku."
                : "Browser ini bisa menghapusnya kalau penyimpanan ponsel penuh. Simpan ke berkas seminggu sekali."}
            </li>
            {isAddressShared() && <li>{sharedAddressWords}</li>}
          </Points>
          <Choice htmlFor={keepId}>
            Hapus catatan lama setelah
            <Select
              id={keepId}
              value={settings.keepDays ?? "never"}
              onChange={({ target }) =>
                void book.set({ keepDays: target.value === "never" ? null : Number(target.value) })
              }
            >
              {keepChoices.map((days) => (
                <option key={days} value={days}>
                  {days} hari
                </option>
              ))}
              <option value="never">Jangan dihapus</option>
            </Select>
          </Choice>
          <Actions>
            <Button type="button" $look="ink" onClick={() => void saveFile()}>
              <Icon name="download" />
              Simpan ke berkas
            </Button>
            <Button type="button" $look="quiet" onClick={() => picker.current?.click()}>
              Buka berkas buku
            </Button>
            <Button type="button" $look="quiet" onClick={() => void saveTable()}>
              Unduh tabel (CSV)
            </Button>
            <Button type="button" $look="quiet" onClick={() => window.print()}>
              <Icon name="print" />
              Cetak hari ini
            </Button>
            <Button type="button" $look="quiet" onClick={() => setErasing(true)}>
              Hapus seluruh buku
            </Button>
          </Actions>
          <File
            ref={picker}
            type="file"
            accept="application/json,.json"
            aria-label="Berkas buku"
            tabIndex={-1}
            onChange={(event) => void open(event)}
          />
          {foreign && (
            <Actions role="group" aria-label="Berkas toko lain">
              <p>
                Berkas ini dari “{plainLine(foreign.shop)}”, bukan dari {shop.name}. Gabungkan juga?
              </p>
              <Button type="button" $look="quiet" onClick={() => setForeign(null)}>
                Batal
              </Button>
              <Button type="button" $look="ink" onClick={() => void merge(foreign)}>
                Ya, gabungkan
              </Button>
            </Actions>
          )}
          {isErasing && (
            <Actions role="group" aria-label="Hapus seluruh buku?">
              <p>
                Seluruh buku di ponsel ini dihapus dan tidak bisa dikembalikan, kecuali dari berkas.
                {closed.length > 0 &&
                  ` Jam yang sudah diumumkan penuh tetap tertutup di situs: ${closed.map(hoursWords).join(", ")}. Sesudah ini hanya bisa dibuka di /admin/, atau dari ponsel yang membuka berkas buku ini.`}
              </p>
              <Button type="button" $look="quiet" onClick={() => setErasing(false)}>
                Batal
              </Button>
              <Button type="button" $look="ink" onClick={() => void eraseAll()}>
                Ya, hapus seluruh buku
              </Button>
            </Actions>
          )}
          <Outcome role="status">{outcome}</Outcome>
        </Body>
      </details>
    </Section>
  );
});

/** Asks the browser not to clear the book by itself, and tells whether it agreed. */
function usePersistence(): boolean {
  const [isPersistent, setPersistent] = useState(false);
  useEffect(() => {
    void navigator.storage?.persist?.().then(setPersistent, () => setPersistent(false));
  }, []);
  return isPersistent;
}
