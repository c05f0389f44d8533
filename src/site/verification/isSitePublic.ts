/**
 * Whether the full site may already be public: it asks for /tiket/, which the "Segera dibuka" site does not have. Only 404,
 * 410, a foreign page (a parked domain) or an unknown host mean no; any other failure counts as yes.
 */
export async function isSitePublic(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/tiket/`, { signal: AbortSignal.timeout(10_000) });
    return answer.ok ? (await answer.text()).includes('id="___gatsby"') : ![404, 410].includes(answer.status);
  } catch (error) {
    return !(error instanceof TypeError) || (error.cause as { code?: string } | undefined)?.code !== "ENOTFOUND";
  }
}
