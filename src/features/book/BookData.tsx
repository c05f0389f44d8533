import { type ChangeEvent, memo, useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import { type BookFile, readBookFile } from "../../domain/book/bookFile";
import { bookTable } from "../../domain/book/bookTable";
import { businessDay } from "../../domain/book/dayPlan";
import { byTime } from "../../domain/book/daySummary";
import { entriesOf } from "../../domain/book/entry";
import { plainLine } from "../../format/plainText";
import { removeBookWorker } from "../../platform/runtime/bookWorker";
import { space, type } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { Button } from "../../ui/Button";
import { Control } from "../../ui/Field";
import { Icon } from "../../ui/Icon";
import { Outcome } from "../../ui/Outcome";
import type { BookSettings } from "./bookStore";
import type { BookTools } from "./bookTools";
import { entryName, momentNow, shortMoment } from "./bookWords";
import { isAddressShared, sharedAddressWords } from "./DataNotice";
import { SaveButton } from "./SaveButton";
import { handOut } from "./saveFile";
import { firstKeptDay } from "./useBook";

const Section = styled.section`
  display: grid; gap: ${space.close};
  @media print { display: none; }
`;

const Fold = styled.summary`padding: ${space.tight} 0; font-size: ${type.title}; cursor: pointer;`;

const Heading = styled.h2`display: inline; font-size: 1em;`;

const Body = styled.div`display: grid; gap: ${space.base}; max-width: 48rem; margin: ${space.close} 0;`;

const Points = styled.ul`display: grid; gap: ${space.hair}; padding-left: 1.25em; list-style: disc;`;

const Choice = styled.label`display: flex; flex-wrap: wrap; gap: ${space.tight}; align-items: center; font-weight: 700;`;

const Select = styled(Control)`width: auto;`;

const File = styled.input`position: absolute; width: 1px; height: 1px; opacity: 0;`;

const keepChoices = [30, 90, 180, 365];

// Of what a file brought, so many are named.
const mostNamed = 10;

const problems = {
  notABook:
    "File ini bukan buku toko. Pilih file “buku-….json” yang disimpan dari halaman ini. Tidak ada yang berubah.",
  damaged: "File ini rusak atau terpotong, jadi tidak ada yang diambil darinya. Coba simpan ulang dari ponsel asalnya.",
  newer: "File ini dari versi halaman yang lebih baru. Muat ulang halaman ini, lalu coba lagi. Tidak ada yang berubah.",
};

type Props = { settings: BookSettings; oldCount: number; isDateDoubtful: boolean; tools: BookTools };

/** What is kept and where, and the ways to save the book, to carry it to another phone, and to erase it. */
export const BookData = memo(function BookData({ settings, oldCount, isDateDoubtful, tools }: Props) {
  const { book, bookable, shop, now, say } = tools;
  const [outcome, setOutcome] = useState("");
  const [asked, setAsked] = useState<"old" | "all" | null>(null);
  // A file of another shop, until it is said whether it is to be merged.
  const [foreign, setForeign] = useState<BookFile | null>(null);
  const isPersistent = usePersistence();
  const picker = useRef<HTMLInputElement>(null);
  const keepId = useId();
  const today = momentNow(tools).date;
  const firstKept = firstKeptDay(businessDay(now, bookable.rules), settings.keepDays);

  const saveTable = async () => {
    const records = await book.all().catch(() => null);
    if (records === null) {
      setOutcome("Buku tidak bisa dibaca, jadi belum disimpan. Muat ulang halaman ini, lalu coba lagi.");
      return;
    }
    const names = new Map([...bookable.services, ...bookable.barbers].map(({ id, name }) => [id, name]));
    const entries = entriesOf(records).sort(byTime);
    const table = bookTable(entries, (id) => names.get(id) ?? id);
    if (await handOut(`buku-${today}.csv`, "text/csv", table))
      setOutcome(`${entries.length} baris disimpan ke file buku-${today}.csv.`);
  };
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    const read = readBookFile(await file.text());
    setOutcome(typeof read === "string" ? problems[read] : "");
    if (typeof read === "string") return;
    if (read.shop === shop.name) await merge(read);
    else setForeign(read);
  };
  const merge = async (read: BookFile) => {
    setForeign(null);
    const changed = await book.merge(read.records);
    const names = changed.slice(0, mostNamed).map((entry) => `${entryName(entry)} ${shortMoment(entry)}`);
    const more = changed.length > mostNamed ? `, dan ${changed.length - mostNamed} lagi` : "";
    setOutcome(
      `${read.records.length} catatan dibaca dari file. ${
        changed.length === 0 ? "Tidak ada yang berubah." : `Baru atau berubah: ${names.join("; ")}${more}.`
      }`,
    );
  };
  const erase = async () => {
    const [was, isOld] = [asked, asked === "old"];
    setAsked(null);
    try {
      if (isOld && firstKept) await book.forgetBefore(firstKept);
      if (was === "all") await book.eraseAll();
    } catch {
      setOutcome("Belum terhapus. Muat ulang halaman ini, lalu coba sekali lagi.");
      return;
    }
    if (was === "all") await removeBookWorker();
    say(isOld ? `${oldCount} catatan lama dihapus.` : "Seluruh buku sudah dihapus dari ponsel ini.");
  };

  return (
    <Section>
      <details id="book-data">
        <Fold>
          <Heading>Simpan, pindahkan, hapus</Heading>
        </Fold>
        <Body>
          <Points>
            <li>Buku ini hanya ada di browser ponsel ini: nama, nomor, jam, layanan, dan total tiap booking.</li>
            <li>
              Tidak ada yang dikirim. Hanya jam penuh yang ditutup di situs, tanpa nama, dan hanya kalau Anda
              mengetuknya.
            </li>
            <li>
              Gunanya untuk mengatur kursi dan mengingatkan pelanggan. Pelanggan boleh meminta catatannya dihapus: ketuk
              Lainnya, lalu Hapus.
            </li>
            <li>
              {isPersistent
                ? "Browser berjanji tidak menghapusnya sendiri. Menghapus data browser tetap menghapus buku."
                : "Browser ini bisa menghapusnya kalau penyimpanan ponsel penuh. Simpan ke file seminggu sekali."}
            </li>
            {isAddressShared() && <li>{sharedAddressWords}</li>}
          </Points>
          <Choice htmlFor={keepId}>
            Tawarkan menghapus catatan setelah
            <Select
              as="select"
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
              <option value="never">Jangan</option>
            </Select>
          </Choice>
          <Actions $least="14rem">
            <SaveButton tools={tools} label="Simpan ke file" look="ink" />
            <Button type="button" $look="quiet" onClick={() => picker.current?.click()}>
              Buka file buku
            </Button>
            <Button type="button" $look="quiet" onClick={() => void saveTable()}>
              Unduh tabel (CSV)
            </Button>
            <Button type="button" $look="quiet" onClick={() => window.print()}>
              <Icon name="print" />
              Cetak hari ini
            </Button>
            {oldCount > 0 && !isDateDoubtful && (
              <Button type="button" $look="quiet" onClick={() => setAsked("old")}>
                Hapus {oldCount} catatan lama
              </Button>
            )}
            <Button type="button" $look="quiet" onClick={() => setAsked("all")}>
              Hapus seluruh buku
            </Button>
          </Actions>
          <File
            ref={picker}
            type="file"
            accept="application/json,.json"
            aria-label="File buku"
            tabIndex={-1}
            onChange={(event) => void open(event)}
          />
          {foreign && (
            <Question
              label="File toko lain"
              text={`File ini dari “${plainLine(foreign.shop)}”, bukan dari ${shop.name}. Gabungkan juga?`}
              yes="Ya, gabungkan"
              onYes={() => void merge(foreign)}
              onNo={() => setForeign(null)}
            />
          )}
          {asked && (
            <Question
              label="Hapus?"
              text={
                asked === "old"
                  ? `${oldCount} catatan sebelum ${firstKept} dihapus dan tidak bisa dikembalikan, kecuali dari file.`
                  : "Seluruh buku di ponsel ini dihapus dan tidak bisa dikembalikan, kecuali dari file. Jam yang sudah ditutup di situs tetap tertutup sampai dibuka dari buku."
              }
              yes={asked === "old" ? "Ya, hapus" : "Ya, hapus seluruh buku"}
              onYes={() => void erase()}
              onNo={() => setAsked(null)}
            />
          )}
          <Outcome>{outcome}</Outcome>
        </Body>
      </details>
    </Section>
  );
});

type Asked = { label: string; text: string; yes: string; onYes: () => void; onNo: () => void };

const Question = ({ label, text, yes, onYes, onNo }: Asked) => (
  <Actions $least="14rem" role="group" aria-label={label}>
    <p>{text}</p>
    <Button type="button" $look="quiet" onClick={onNo}>
      Batal
    </Button>
    <Button type="button" $look="ink" onClick={onYes}>
      {yes}
    </Button>
  </Actions>
);

/** Asks the browser not to clear the book by itself, and tells whether it agreed. */
function usePersistence(): boolean {
  const [isPersistent, setPersistent] = useState(false);
  useEffect(() => {
    void navigator.storage?.persist?.().then(setPersistent, () => setPersistent(false));
  }, []);
  return isPersistent;
}
