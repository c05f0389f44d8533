/*
 * Whether the shop has a part at all: constants that the build writes in (src/platform/build/shopParts.ts), so that visitors of a
 * shop without it load nothing of it. What depends on one stands behind `if (globalThis.asksForDeposit)`, or in a whole expression
 * chosen by it, beside the question to the page's data. Each place names the constant itself: the minifier does not follow a
 * function or a variable from one script into another.
 *
 * They are there wherever they are asked for: the tests set them (tests/jest.config.mjs), and the content check and the owner's
 * form, which have none, use nothing of the domain that depends on one.
 */

declare var hasBarbers: boolean;
declare var hasWork: boolean;
declare var hasGoodToKnow: boolean;
declare var asksForDeposit: boolean;
