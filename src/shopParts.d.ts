/*
 * Whether the shop has a part at all: constants that the build writes in (src/platform/build/shopParts.ts), so that visitors of a
 * shop without it load nothing of it. What depends on one stands behind `if (globalThis.asksForDeposit)`, or in a whole expression
 * chosen by it, beside the question to the page's data. Undefined where code runs outside a build.
 */

declare var hasBarbers: boolean | undefined;
declare var hasWork: boolean | undefined;
declare var hasGoodToKnow: boolean | undefined;
declare var asksForDeposit: boolean | undefined;
