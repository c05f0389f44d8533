import { errorText, refusalText } from "../../../src/owner/form/sveltia/hostErrors";

test.each([
  ["an expired token", 401, {}, "tidak berlaku lagi"],
  ["a token that may only read", 403, {}, "Izin Contents harus Read and write"],
  ["too many requests", 403, { "x-ratelimit-remaining": "0" }, "Tunggu beberapa menit"],
  ["too many requests at once", 429, {}, "Tunggu beberapa menit"],
  ["a fault of the host", 500, {}, "GitHub sendiri sedang bermasalah (menjawab 500)"],
  ["anything else", 409, {}, "menjawab 409"],
])("HTTP: %s is explained in Indonesian", (_what, status, headers, words) =>
  expect(refusalText({ status, headers: new Headers(headers) })).toContain(words),
);

test.each([
  [{ type: "RATE_LIMITED" }, "Tunggu"],
  [{ message: "Expected branch to point to" }, "menolak (Expected branch to point to)"],
])("GraphQL: %j is explained in Indonesian", (error, words) => expect(errorText(error)).toContain(words));
