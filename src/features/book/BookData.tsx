import { type ChangeEvent, memo, useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import { readBookFile } from "../../domain/book/bookFile";
import { bookTable } from "../../domain/book/bookTable";
import { byTime, entriesOf } from "../../domain/book/entry";
import { plainLine } from "../../format/plainText";
import { space, type } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { Field } from "../../ui/Field";
import { hiddenStyle } from "../../ui/hidden";
import { Icon } from "../../ui/Icon";
import { Outcome } from "../../ui/Outcome";
import { useBookContext } from "./bookContext";
import { entryName, momentNow, shortMoment, stateWords } from "./bookWords";
import { Part, QuietButton } from "./parts";
import { handOut, SaveButton, unreadable } from "./saveFile";
import type { Book, Merged } from "./useBook";
import { removeBookWorker } from "./worker/registration";

const Title = styled.summary`padding: ${space.tight} 0; font-size: ${type.title}; cursor: pointer;`;

const Heading = styled.h2`display: inline; font-size: 1em;`;

const Body = styled.div`display: grid; gap: ${space.base}; max-width: 48rem; margin: ${space.close} 0;`;

const Points = styled.ul`display: grid; gap: ${space.hair}; padding-left: 1.25em; list-style: disc;`;

const File = styled.input`${hiddenStyle}`;

const keepChoices = [30, 90, 180, 365];

const mostNamed = 10;

const problems = {
  notABook:
    "File ini bukan buku toko. Pilih file “buku-….json” yang disimpan dari halaman ini. Tidak ada yang berubah.",
  damaged: "File ini rusak atau terpotong, jadi tidak ada yang diambil darinya. Coba simpan ulang dari ponsel asalnya.",
  newer: "File ini dari versi halaman yang lebih baru. Muat ulang halaman ini, lalu coba lagi. Tidak ada yang berubah.",
};

type Props = Pick<Book, "settings" | "old">;

/** What is kept and where, and the ways to save the book, to carry it to another phone, and to erase it. */
export const BookData = memo(function BookData({ settings, old }: Props) {
  const { book, bookable, shop, now, announce } = useBookContext();
  const [outcome, setOutcome] = useState("");
  const isPersistent = usePersistence();
  const picker = useRef<HTMLInputElement>(null);
  const keepId = useId();

  const saveTable = async () => {
    const records = await book.all().catch(() => null);
    if (records === null) return setOutcome(unreadable);
    const names = new Map([...bookable.services, ...bookable.barbers].map(({ id, name }) => [id, name]));
    // One line for each booking: as it is asked for, where a change waits.
    const entries = entriesOf(records)
      .filter(({ requestedMoment }) => requestedMoment === null)
      .sort(byTime);
    const fileName = `buku-${momentNow({ now, bookable }).date}.csv`;
    const table = bookTable(entries, (id) => names.get(id) ?? id);
    if (await handOut(fileName, "text/csv", table)) setOutcome(`${entries.length} baris disimpan ke file ${fileName}.`);
  };
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    const read = readBookFile(await file.text());
    setOutcome(typeof read === "string" ? problems[read] : "");
    if (typeof read === "string") return;
    const foreign = `File ini dari “${plainLine(read.shop)}”, bukan dari ${shop.name}. Gabungkan juga?`;
    if (read.shop !== shop.name && !window.confirm(foreign)) return;
    const changed = await book.merge(read.records);
    const names = changed.slice(0, mostNamed).map(changedWords);
    const more = changed.length > mostNamed ? `, dan ${changed.length - mostNamed} lagi` : "";
    const words = changed.length === 0 ? "Tidak ada yang berubah." : `Baru atau berubah: ${names.join("; ")}${more}.`;
    announce(`File sudah dibaca: ${changed.length} booking baru atau berubah.`);
    setOutcome(`${read.records.length} catatan dibaca dari file. ${words}`);
  };
  const erase = async (question: string, work: () => Promise<void>, done: string) => {
    if (!window.confirm(question)) return;
    try {
      await work();
      announce(done);
    } catch {
      setOutcome("Belum terhapus. Muat ulang halaman ini, lalu coba sekali lagi.");
    }
  };
  const lost = "dihapus dan tidak bisa dikembalikan, kecuali dari file.";
  const eraseOld = () =>
    erase(`${old.count} catatan sebelum ${old.before} ${lost}`, book.forgetOld, `${old.count} catatan lama dihapus.`);
  const eraseAll = () =>
    erase(
      `Seluruh buku di ponsel ini ${lost} Jam yang sudah ditutup di situs tetap tertutup sampai dibuka dari buku.`,
      () => book.eraseAll().then(removeBookWorker),
      "Seluruh buku sudah dihapus dari ponsel ini.",
    );

  return (
    <Part>
      <details>
        <Title id="book-data">
          <Heading>Simpan, pindahkan, hapus</Heading>
        </Title>
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
            <li>
              Situs lain di alamat yang sama, misalnya di toko.github.io, bisa membaca buku ini. Pakai domain sendiri
              kalau bisa.
            </li>
          </Points>
          <Field
            as="select"
            id={keepId}
            label="Tawarkan menghapus catatan setelah"
            value={settings.keepDays ?? "never"}
            onChange={({ target }) => void book.set({ keepDays: Number(target.value) || null })}
          >
            {keepChoices.map((days) => (
              <option key={days} value={days}>
                {days} hari
              </option>
            ))}
            <option value="never">Jangan</option>
          </Field>
          <Actions $least="14rem">
            <SaveButton label="Simpan ke file" look="ink" />
            <QuietButton onClick={() => picker.current?.click()}>Buka file buku</QuietButton>
            <QuietButton onClick={() => void saveTable()}>Unduh tabel (CSV)</QuietButton>
            <QuietButton onClick={() => window.print()}>
              <Icon name="print" />
              Cetak hari ini
            </QuietButton>
            {old.count > 0 && (
              <QuietButton onClick={() => void eraseOld()}>{`Hapus ${old.count} catatan lama`}</QuietButton>
            )}
            <QuietButton onClick={() => void eraseAll()}>Hapus seluruh buku</QuietButton>
          </Actions>
          <File
            ref={picker}
            type="file"
            accept="application/json,.json"
            aria-label="File buku"
            tabIndex={-1}
            onChange={(event) => void open(event)}
          />
          <Outcome>{outcome}</Outcome>
        </Body>
      </details>
    </Part>
  );
});

/** An entry that a file brought or changed, and from what to what where its state did. */
function changedWords({ before, entry }: Merged): string {
  const [was, is] = [before && stateWords(before), stateWords(entry)];
  return `${entryName(entry)} ${shortMoment(entry)}${was && was !== is ? ` (${was} → ${is})` : ""}`;
}

function usePersistence(): boolean {
  const [isPersistent, setPersistent] = useState(false);
  useEffect(() => {
    void navigator.storage?.persist?.().then(setPersistent, () => undefined);
  }, []);
  return isPersistent;
}
