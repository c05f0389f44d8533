/**
 * Whether the full site may be public at `address` already: the page "Segera dibuka" has no other page beside it. Only a missing
 * page, another site's page (a parked domain) or an unknown host name proves that it is not: a host in trouble, or one that turns
 * programs away, may have a public site.
 */
export async function isSitePublic(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/tiket/`, { signal: AbortSignal.timeout(10_000) });
    return answer.ok ? (await answer.text()).includes('id="___gatsby"') : ![404, 410].includes(answer.status);
  } catch (error) {
    return !(error instanceof TypeError) || (error.cause as { code?: string } | undefined)?.code !== "ENOTFOUND";
  }
}
