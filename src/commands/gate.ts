import { gate } from "../build/verification/gate";

/** `npm run content:gate`: whether the site may be published. Exit code 1 if not. */
async function main() {
  let isSound = false;
  try {
    isSound = await gate();
  } catch (failure) {
    process.stdout.write(
      `SALAH  Pemeriksaan terhenti. Jalankan sekali lagi; kalau tetap begini, kirimkan pesan ini kepada pengembang situs.\n\n${failure instanceof Error ? failure.stack : String(failure)}\n`,
    );
  }
  const verdict = isSound ? "Siap diterbitkan." : "Situs belum bisa diterbitkan; situs yang lama tetap tampil.";
  process.stdout.write(`${verdict}\n`);
  process.exitCode = isSound ? 0 : 1;
}

void main();
