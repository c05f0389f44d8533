import { type ChangeEvent, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { addDays } from "../../domain/shop/clock";
import { plainLine } from "../../format/plainText";
import { isAppleTouch } from "../../runtime/inAppBrowser";
import { Actions } from "../../ui/Actions";
import { hiddenStyle } from "../../ui/hidden";
import { Icon } from "../../ui/Icon";
import { Panel } from "../../ui/Panel";
import { inBar, untilWritten, useBookContext } from "../context/bookContext";
import { EraseButton, Fold, QuietButton, SolidButton } from "../context/bookLayout";
import { entryName, shortDay, stateWithPayment } from "../context/bookWords";
import { type BookFile, readBookFile, writeBookFile } from "../rules/bookFile";
import { bookTable } from "../rules/bookTable";
import { byTime, type Entry, type ImportedEntry } from "../rules/entry";
import { shortMoment } from "../rules/log";
import { spreadsheet, spreadsheetType } from "../rules/spreadsheet";
import type { BookSettings } from "../store/bookStore";
import { removeBookWorker } from "../worker/registration";
import { saveFile } from "./saveFile";

const Title = styled.summary`font-size: var(--text-lead);`;

const Heading = styled.h2`display: inline; font-size: 1em;`;

const Body = styled.div`display: grid; gap: var(--s16); max-width: 48rem; margin: var(--s12) 0;`;

const Points = styled.ul`display: grid; gap: var(--s4); padding-left: 1.25em; list-style: disc;`;

const FileInput = styled.input`${hiddenStyle}`;

// Entries older than this many days may be erased together.
const daysKept = 90;

const problems = {
  notABook:
    "File ini bukan buku toko. Pilih file “buku-….json” yang disimpan dari halaman ini. Tidak ada yang berubah.",
  unreadable:
    "File ini rusak, terpotong, atau dari versi halaman yang lebih baru. Muat ulang halaman ini, atau simpan ulang dari ponsel asalnya. Tidak ada yang berubah.",
};

const unreadable = "Buku tidak bisa dibaca. Muat ulang halaman ini, lalu coba lagi.";

type OpenedFile = BookFile & { imported: readonly ImportedEntry[] };

/**
 * The part of the page for the book's data. It says where the data is kept, saves the book to a file, opens such a file, and
 * erases entries.
 */
export function BookData({ savedOn }: Pick<BookSettings, "savedOn">) {
  const context = useBookContext();
  const { actions, offering, shop, now, shopNow, announce } = context;
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const storageText = useStorageText();
  const picker = useRef<HTMLInputElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const say = (text: string) => announce({ text });
  const { date } = shopNow;

  useEffect(() => {
    if (opened) preview.current?.scrollIntoView({ block: "nearest" });
  }, [opened]);

  const save = async (name: string, type: string, contentOf: (entries: Entry[]) => BlobPart): Promise<boolean> => {
    const entries = await actions.all().catch(() => null);
    const isSaved = entries !== null && (await saveFile(name, type, contentOf(entries)));
    if (entries === null) say(unreadable);
    else if (isSaved) say(`${entries.length} catatan disimpan ke file ${name}.`);
    return isSaved;
  };
  const saveBook = async () => {
    const textOf = (entries: Entry[]) => writeBookFile(entries, shop.name, now);
    if (await save(`buku-${date}.json`, "application/json", textOf))
      void untilWritten(actions.changeSettings({ savedOn: date }), inBar(context));
  };
  const saveTable = () => {
    const names = new Map([...offering.services, ...offering.barbers].map(({ id, name }) => [id, name]));
    return save(`buku-${date}.xlsx`, spreadsheetType, (all) =>
      spreadsheet(bookTable(all.sort(byTime), (id) => names.get(id) ?? id)),
    );
  };
  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = "";
    if (!file) return;
    const found = readBookFile(await file.text().catch(() => ""));
    setOpened(null);
    if (typeof found === "string") return say(problems[found]);
    const imported = await actions.previewImport(found.entries).catch(() => null);
    if (imported) setOpened({ ...found, imported });
    else say(unreadable);
  };
  const importFile = async ({ entries, imported }: OpenedFile) => {
    if (!(await untilWritten(actions.importEntries(entries), inBar(context)))) return;
    setOpened(null);
    say(`Dari file: ${imported.length} booking baru atau berubah.`);
  };
  const lost = "dihapus dan tidak bisa dikembalikan, kecuali dari file.";
  const untilErased = (write: Promise<boolean>) => untilWritten(write, { ...inBar(context), what: "terhapus" });
  const eraseOld = async () => {
    const before = addDays(date, -daysKept);
    const count = await actions.countBefore(before).catch(() => 0);
    if (count === 0) return say(`Tidak ada catatan sebelum ${before}.`);
    if (!window.confirm(`${count} catatan sebelum ${before} ${lost}`)) return;
    if (await untilErased(actions.eraseBefore(before))) say(`${count} catatan lama dihapus.`);
  };
  const eraseAll = async () => {
    const question = `Seluruh buku di ponsel ini ${lost} Jam yang sudah ditutup di situs tetap tertutup: buku yang baru tidak membukanya.`;
    if (!window.confirm(question)) return;
    if (!(await untilErased(actions.eraseAll()))) return;
    await removeBookWorker().catch(() => undefined);
    say("Seluruh buku sudah dihapus dari ponsel ini.");
  };

  return (
    <Fold>
      <Title id="book-data">
        <Heading>Simpan, pindahkan, hapus</Heading>
      </Title>
      <Body>
        <Points>
          <li>File cadangan terakhir: {savedOn ? shortDay(savedOn) : "belum ada"}.</li>
          <li>
            Nama, nomor, jam, layanan, dan total tiap booking hanya ada di browser ponsel ini, untuk mengatur kursi dan
            mengingatkan pelanggan. Yang dikirim hanya jam penuh, tanpa nama, dan hanya kalau Anda mengetuknya.
          </li>
          <li>Pelanggan boleh meminta catatannya dihapus: ketuk Lainnya, lalu Hapus.</li>
          <li>{storageText}</li>
          <li>
            Situs lain di alamat yang sama, misalnya di toko.github.io, bisa membaca buku ini. Pakai domain sendiri
            kalau bisa. Sebelum pindah ke sana simpan ke file: buku tidak ikut, dan file itu dibuka di alamat yang baru.
          </li>
        </Points>
        <Actions $minWidth="14rem">
          <SolidButton onClick={saveBook}>Simpan ke file</SolidButton>
          <QuietButton onClick={() => picker.current?.click()}>Buka file buku</QuietButton>
          <QuietButton onClick={saveTable}>Unduh tabel (Excel)</QuietButton>
          <QuietButton onClick={() => window.print()}>
            <Icon name="print" />
            Cetak hari yang tampil
          </QuietButton>
          <EraseButton onClick={eraseOld}>Hapus catatan lebih dari {daysKept} hari</EraseButton>
          <EraseButton onClick={eraseAll}>Hapus seluruh buku</EraseButton>
        </Actions>
        <FileInput
          ref={picker}
          // No `accept`, because file choosers grey out unknown types, such as a file received in a chat.
          type="file"
          aria-label="File buku"
          tabIndex={-1}
          onChange={(event) => void openFile(event)}
        />
        <div ref={preview}>
          {opened && (
            <ImportPreview read={opened} onImport={() => void importFile(opened)} onClose={() => setOpened(null)} />
          )}
        </div>
      </Body>
    </Fold>
  );
}

// At most this many changes of a file are listed, because a whole book has thousands.
const maxListed = 20;

type ImportPreviewProps = { read: OpenedFile; onImport: () => void; onClose: () => void };

/** The changes that a file would make to this phone's book, shown before they are made. */
function ImportPreview({ read, onImport, onClose }: ImportPreviewProps) {
  const { shop } = useBookContext();
  const { entries, imported } = read;
  const others = entries.length - imported.length;
  return (
    <Panel aria-label="Isi file">
      {read.shop !== shop.name && (
        <p>
          File ini dari “<bdi>{plainLine(read.shop)}</bdi>”, bukan dari {shop.name}.
        </p>
      )}
      <p>
        {entries.length} catatan dibaca dari file.{" "}
        {imported.length === 0
          ? "Tidak ada yang baru."
          : "Yang baru, dan yang diubah lebih akhir daripada di sini. Isi dan tandanya menggantikan yang di ponsel ini. Riwayat keduanya tetap, dan permintaan yang belum dijawab tetap menunggu:"}
      </p>
      <Points>
        {imported.slice(0, maxListed).map(({ before, entry }) => (
          <li key={entry.id}>
            <bdi>{entryName(entry)}</bdi> {importText(before, entry)}
          </li>
        ))}
        {imported.length > maxListed && <li>dan {imported.length - maxListed} lagi</li>}
      </Points>
      {others > 0 && <p>{others} lainnya tetap seperti di ponsel ini, karena di sini sama atau lebih baru.</p>}
      <Actions>
        {imported.length > 0 && <SolidButton onClick={onImport}>Ambil {imported.length} catatan</SolidButton>}
        <QuietButton onClick={onClose}>{imported.length > 0 ? "Jangan" : "Tutup"}</QuietButton>
      </Actions>
    </Panel>
  );
}

/** An entry's time and state in words, before and after the import. */
function importText(before: Entry | null, entry: Entry) {
  const words = (one: Entry) =>
    `${shortMoment(one)}, ${stateWithPayment(one).toLowerCase()}${one.pendingChange ? ", minta diubah" : ""}`;
  if (before === null) return `baru: ${words(entry)}`;
  return words(before) === words(entry) ? `${words(entry)} (isi diperbarui)` : `${words(before)} → ${words(entry)}`;
}

/**
 * How long this browser keeps the book, in words. Also asks the browser for persistent storage. Browsers on an iPhone or
 * iPad have Safari's engine, which deletes a site's storage after seven days of use without a visit to the site, unless the
 * page is opened from the home screen.
 */
function useStorageText(): string {
  const [isPersistent, setPersistent] = useState(false);
  useEffect(() => {
    void navigator.storage?.persist?.().then(setPersistent, () => undefined);
  }, []);
  if (isAppleTouch(navigator) && !window.matchMedia("(display-mode: standalone)").matches)
    return "Safari menghapus buku ini kalau situs ini tidak dibuka selama seminggu, misalnya saat toko libur. Yang menjaganya: buka buku dari layar utama, atau simpan ke file tiap minggu.";
  return isPersistent
    ? "Browser ini berjanji tidak menghapusnya sendiri. Menghapus data browser tetap menghapus buku."
    : "Browser ini bisa menghapusnya kalau penyimpanan ponsel penuh. Simpan ke file seminggu sekali.";
}
