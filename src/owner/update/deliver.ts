import { git } from "../check/git";

/** What becomes of the finished commit, in a sentence for the owner. Where it throws, the shop is as it was. */
export async function deliver(shop: string, commit: string, release: string, text: string): Promise<string> {
  if (process.env.GITHUB_ACTIONS !== "true") {
    git(shop, "merge", "--quiet", "--ff-only", commit);
    return "Situs di folder ini sudah versi baru. Jalankan `npm ci`, lihat dengan `npm run develop`, lalu kirim dengan `git push`.";
  }
  const branch = process.env.GITHUB_REF_NAME ?? "main";
  const proposal = `perbarui-${release}`;
  git(shop, "push", "--quiet", "--force", "origin", `${commit}:refs/heads/${proposal}`);
  const proposed = await github("pulls", {
    title: `Perbarui situs ke ${release}`,
    head: proposal,
    base: branch,
    body: text,
  });
  if (proposed.ok) {
    const { html_url: address } = (await proposed.json()) as { html_url: string };
    return `Usulannya ada di ${address}. Baca, lalu ketuk **Merge pull request**; sesudah itu situs terbit sendiri.`;
  }
  // The same proposal is open already, and the push has renewed it.
  if (proposed.status === 422)
    return `Usulan ${proposal} sudah ada di tab **Pull requests**. Ketuk **Merge pull request** di sana.`;
  // Workflows may not propose in this repository, unless its settings allow it.
  git(shop, "push", "--quiet", "origin", `${commit}:refs/heads/${branch}`);
  git(shop, "push", "--quiet", "--delete", "origin", proposal);
  // A push by a workflow starts no other one.
  const started = await github("actions/workflows/publish.yml/dispatches", { ref: branch });
  return started.ok
    ? "Versi baru sudah tersimpan dan sedang diterbitkan; hasilnya di tab **Actions**."
    : "Versi baru sudah tersimpan. Terbitkan: tab **Actions**, **Publish**, **Run workflow**.";
}

const github = (action: string, body: object): Promise<Response> => {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env;
  return fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${action}`, {
    method: "POST",
    headers: { accept: "application/vnd.github+json", authorization: `Bearer ${GITHUB_TOKEN}` },
    body: JSON.stringify(body),
  });
};
