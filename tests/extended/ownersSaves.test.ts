import type { Route } from "@playwright/test";
import { expect } from "@playwright/test";
import { answering, fill, openFile, refusal, save, saveInVain, signIn, test } from "../support/ownersForm";
import { button, expectText } from "../support/test";

test("the host's failures are said in Indonesian, and what was typed can be saved later", async ({ form, host }) => {
  const page = await form.openSignedIn(360, "Pesan untuk pelanggan");
  await fill(page, "refusal", "Maaf, belum bisa.");
  const graphql = `${host.apiRoot}/api/graphql`;
  const commits = (answer: (route: Route) => Promise<void>) => async (route: Route) =>
    route.request().postData()?.includes("createCommitOnBranch") ? answer(route) : route.fallback();
  const headers = { "access-control-allow-origin": "*" };
  const forbidden = { errors: [{ type: "FORBIDDEN", message: "Resource not accessible by personal access token" }] };
  const failures: [(route: Route) => Promise<void>, string][] = [
    [(route) => route.abort(), "GitHub tidak terjangkau. Periksa internet Anda"],
    [
      (route) => route.fulfill({ headers, json: forbidden }),
      "Token Anda hanya boleh membaca. Izin Contents harus Read and write",
    ],
  ];
  for (const [answer, said] of failures) {
    const handler = commits(answer);
    await page.route(graphql, handler);
    await saveInVain(page, said);
    await page.unroute(graphql, handler);
  }
  expect(host.commits).toEqual([]);
  await save(page);
  expect(host.commits).toHaveLength(1);
});

test("an expired token is named as the reason for signing in again", async ({ form, host }) => {
  const page = await form.openSignedIn(360);
  await expectText(page, /^Layanan dan harga$/);
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*, authorization" };
  await page.route(`${host.apiRoot}/**`, (route) => route.fulfill({ status: 401, headers, json: {} }));
  await page.reload();
  await expect(button(page, "Masuk dengan token")).toBeVisible();
  await expectText(page.getByRole("alert"), "Token Anda tidak berlaku lagi");
  await page.unroute(`${host.apiRoot}/**`);
  await signIn(page, host.token);
  await expectText(page, /^Layanan dan harga$/);
  await expect(page.getByText("Token Anda tidak berlaku lagi")).toHaveCount(0);
});

test("what one tab saved is not undone by another without a question", async ({ form, host }) => {
  const page = await form.openSignedIn(1280);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await openFile(other, "Pesan untuk pelanggan");
  await openFile(page, "Pesan untuk pelanggan");
  await fill(page, "greeting", "Halo {nama}, dari tab pertama.");
  await save(page);
  await fill(other, "reminder", "Ingat ya, {nama}: {tanggal} pukul {jam}.");
  expect(await answering(other, false)).toContain("sudah disimpan dari tab lain");
  await expect(refusal(other).getByText("Muat ulang halaman ini")).toBeVisible();
  expect(host.commits).toHaveLength(1);
  expect(String(host.files.get("content/customer-messages.json"))).toContain("dari tab pertama");
});
