// The names that tests used before the two other shops became one; to be deleted with their last use.
export { otherSiteFolder as changedSiteFolder, otherSitePrefix as changedSitePrefix } from "./otherShop";
