import { spawnSync } from "node:child_process";
import path from "node:path";
import { scripts } from "../../../package.json";
import { projectFolder } from "../../support/content";
import { temporaryFolder } from "../../support/temporaryFolder";

const { at, write } = temporaryFolder();

const checkIn = (folder: string) => {
  write(`${folder}/package.json`, "{}");
  const script = path.join(projectFolder, "scripts/check-folder.mjs");
  const { status, stdout } = spawnSync(process.execPath, [script], { cwd: at(folder), encoding: "utf8" });
  return [status, stdout];
};

test.each(["toko (1)", "[baru]", "joe's", "toko #2"])("in %s one sentence says to rename the folder", (folder) =>
  expect(checkIn(folder)).toEqual([1, expect.stringMatching(/^SALAH {2}Situs tidak bisa dibuat di folder [^\n]+\n$/)]),
);

test("in other folders nothing is said", () => expect(checkIn("Toko Béla_2, baru-1")).toEqual([0, ""]));

test("every command that has Gatsby build asks first", () => {
  const commands = Object.entries(scripts).filter(
    ([name, command]) => /gatsby|gate\.ts|buildTestSites|test\.mjs|bench\.ts/.test(command) && !name.startsWith("pre"),
  );
  expect(commands.map(([name]) => name)).toEqual(expect.arrayContaining(["start", "build", "develop", "test"]));
  for (const [name] of commands) expect(scripts).toHaveProperty([`pre${name}`], "node scripts/check-folder.mjs");
});
