import { readFileSync } from "node:fs";
import path from "node:path";
import { minVersion, satisfies } from "semver";
import { projectFolder } from "../../support/content";

type LockedPackage = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly engines?: { readonly node?: string };
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const read = (file: string) => readFileSync(path.join(projectFolder, file), "utf8");
const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, LockedPackage> };
// The entry without a path is the project itself.
const { "": project, ...others } = packages;
const locked = Object.entries(others);
const supportedNode = project?.engines?.node ?? "";

test("every locked package has the checksum of its file, and no address, so that any registry serves it", () => {
  const faulty = locked.filter(([, { integrity = "", resolved }]) => !/^sha\d+-/.test(integrity) || resolved);
  expect(faulty.map(([place]) => place)).toEqual([]);
});

test("what a package brings for macOS, Windows and other processors is locked with it", () => {
  const isLocked = ([name, range]: [string, string]) =>
    locked.some(([place, { version = "" }]) => place.endsWith(`node_modules/${name}`) && satisfies(version, range));
  const optional = locked.flatMap(([, { optionalDependencies = {} }]) => Object.entries(optionalDependencies));
  expect(optional.filter((each) => !isLocked(each))).toEqual([]);
});

test("every locked package runs on the lowest Node of each line that the project names", () => {
  const lowest = supportedNode.split("||").map((line) => minVersion(line)?.version ?? "");
  const refused = locked.flatMap(([place, { engines }]) =>
    lowest.filter((node) => !satisfies(node, engines?.node ?? "*")).map((node) => `${place} on Node ${node}`),
  );
  expect(refused).toEqual([]);
});
