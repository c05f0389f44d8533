// Stops a command of package.json whose name follows "pre" where Gatsby cannot build in the project's folder: there it takes
// marks in a path for a pattern, ends with an error that names no cause, or never ends. A second download gives such a
// folder, `name (1)`.
const marks = new Set(process.cwd().match(/[()[\]{}'"!#%&*?]/g));
if (marks.size > 0) {
  process.stdout.write(
    `SALAH  Situs tidak bisa dibuat di folder ${process.cwd()} karena tanda ${[...marks].join(" ")} di namanya. Ganti nama foldernya (huruf, angka, spasi, dan - saja), lalu jalankan lagi.\n`,
  );
  process.exitCode = 1;
}
