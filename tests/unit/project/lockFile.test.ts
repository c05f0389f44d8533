import { satisfies } from "semver";
import { readInProject } from "../../support/content";

type LockedPackage = {
  version?: string;
  integrity?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
};

const { packages } = JSON.parse(readInProject("package-lock.json")) as {
  packages: Record<string, LockedPackage>;
};
// The entry without a path is the project itself.
const { "": _project, ...others } = packages;
const locked = Object.entries(others);

test("every locked package has a checksum and no address", () => {
  const faulty = locked.filter(([, { integrity = "", resolved }]) => !/^sha\d+-/.test(integrity) || resolved);
  expect(faulty.map(([place]) => place)).toEqual([]);
});

test("packages for other systems are locked too", () => {
  const isLocked = ([name, range]: [string, string]) =>
    locked.some(([place, { version = "" }]) => place.endsWith(`node_modules/${name}`) && satisfies(version, range));
  const optional = locked.flatMap(([, { optionalDependencies = {} }]) => Object.entries(optionalDependencies));
  expect(optional.filter((each) => !isLocked(each))).toEqual([]);
});
