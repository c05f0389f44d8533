import { readFileSync } from "node:fs";
import path from "node:path";
import { minVersion, satisfies } from "semver";
import { projectFolder } from "../../support/content";

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly engines?: { readonly node?: string };
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(path.join(projectFolder, "package-lock.json"), "utf8"),
);
// The entry without a path is the project itself.
const locked = Object.entries(lock.packages).filter(([place]) => place !== "");
const project: { engines: { node: string } } = JSON.parse(
  readFileSync(path.join(projectFolder, "package.json"), "utf8"),
);

/** Where Node would look for a package from a place in node_modules: beside its own dependencies, then further up. */
const roomsAbove = (place: string): string[] => {
  const parts = place.split("/node_modules/");
  return [...parts.map((_, count) => parts.slice(0, parts.length - count).join("/node_modules/")), ""];
};

test("every locked package has the checksum of its file, and no address, so that any registry serves it", () => {
  const others = locked.filter(([, { integrity = "", resolved }]) => !/^sha\d+-/.test(integrity) || resolved);
  expect(others.map(([place]) => place)).toEqual([]);
});

test("what a package brings for macOS, Windows and other processors is locked with it", () => {
  const missing = locked.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !roomsAbove(place).some((room) => lock.packages[path.posix.join(room, "node_modules", name)]))
      .map((name) => `${name}, of ${place}`),
  );
  expect(missing).toEqual([]);
});

test("every locked package runs on the lowest Node of each line that the project names", () => {
  const lowest = project.engines.node.split("||").map((line) => minVersion(line)?.version ?? "");
  const refused = locked.flatMap(([place, { engines }]) =>
    lowest.filter((node) => !satisfies(node, engines?.node ?? "*")).map((node) => `${place} on Node ${node}`),
  );
  expect(refused).toEqual([]);
});

test("the Node that hosts and version managers take is one of those", () => {
  const chosen = readFileSync(path.join(projectFolder, ".nvmrc"), "utf8").trim();
  expect(satisfies(minVersion(chosen)?.version ?? "", project.engines.node)).toBe(true);
});
