import { printSummary, update } from "../owner/update/update";

/** The second half of `npm run update`: scripts/update.mjs calls it with the shop's folder, the template and the release. */
const [shop = "", template = "", release = ""] = process.argv.slice(2);
try {
  update(shop, template, release);
} catch (failure) {
  printSummary(`Tidak ada yang diubah: ${failure instanceof Error ? failure.message : String(failure)}`);
  process.exitCode = 1;
}
