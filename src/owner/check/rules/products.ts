import { sentences } from "../../schema/words";
import { messages } from "../messages";
import { choiceMeant } from "../nearestName";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";

/** Products are in groups that exist, and have stars where they have reviews; docs/rules.md, section 14. */
export function productRules(content: ValidContent, diagnose: Diagnose): void {
  const { error, warn } = diagnose("product-catalogue.json");
  const { categories, products = [] } = content["product-catalogue.json"] ?? {};
  const ids = (categories ?? []).flatMap((category) => category?.id ?? []);
  // An id that is invalid, or there twice, may be the one that is meant.
  const knowsAll = new Set(ids).size === (categories ?? []).length;
  products.forEach((product = {}, index) => {
    const { category, rating, reviews } = product;
    if (category && knowsAll && !ids.includes(category)) {
      const choices = (categories ?? []).flatMap((known) =>
        known?.id ? [{ value: known.id, label: known.label }] : [],
      );
      const meant = choiceMeant(category, choices);
      const remedy = meant === undefined ? undefined : messages.perhaps(meant);
      error(["products", index, "category"], sentences(messages.categoryMissing(category, ids), remedy));
    }
    // What is there and undefined was invalid.
    if (rating && (!("reviews" in product) || reviews === null || reviews === 0)) {
      warn(["products", index, "rating"], messages.ratingWithoutReviews(rating));
    }
    if (reviews && rating === 0) warn(["products", index, "rating"], messages.ratingOfNone(reviews));
    if (reviews && (rating === null || !("rating" in product))) {
      warn(["products", index, "reviews"], messages.reviewsWithoutRating(reviews));
    }
  });
}
