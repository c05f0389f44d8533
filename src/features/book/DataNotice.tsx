import styled from "styled-components";
import { siteAddress } from "../../platform/runtime/siteAddress";
import { color, radius, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import type { BookSettings } from "./bookStore";
import type { BookTools } from "./bookTools";

const Notice = styled.section`
  display: grid; gap: ${space.tight}; justify-items: start; max-width: 48rem; padding: ${space.base};
  color: ${color.ink}; background: ${color.paper}; border: 2px solid ${color.brass}; border-radius: ${radius.edge};
  @media print { display: none; }
`;

// Hosts that give the sites of one account one address, each under a path of its own.
const sharedHosts = /\.(github\.io|gitlab\.io|codeberg\.page|bitbucket\.io|gitee\.io|frama\.io|pages\.debian\.net)$/;

/** Whether other sites may stand under this address, and could then read the book. */
export const sharesAddress = (hostname: string, path: string): boolean => path !== "/" || sharedHosts.test(hostname);

/** What the owner is to know of an address that other sites share. */
export const sharedAddressWords =
  "Alamat situs ini bisa dipakai bersama situs lain dari akun yang sama, dan situs itu bisa membaca buku ini. Pakai domain sendiri kalau bisa.";

/** Whether that is so of the page that is open. */
export const isAddressShared = (): boolean =>
  sharesAddress(window.location.hostname, new URL(siteAddress("/")).pathname);

/** What is kept here and who could read it, until the shop has read it once. */
export function DataNotice({ settings, tools: { book } }: { settings: BookSettings; tools: BookTools }) {
  const { keepDays, hasReadNotice } = settings;
  if (hasReadNotice) return null;
  return (
    <Notice aria-label="Tentang buku ini">
      <p>
        Buku ini hanya ada di browser ponsel ini.{" "}
        {keepDays !== null && `Catatan terhapus sendiri ${keepDays} hari setelah harinya. `}
        Menyimpan, memindahkan, dan menghapusnya: paling bawah.
      </p>
      {isAddressShared() && <b>{sharedAddressWords}</b>}
      <Button type="button" $look="quiet" onClick={() => void book.set({ hasReadNotice: true })}>
        Mengerti
      </Button>
    </Notice>
  );
}
