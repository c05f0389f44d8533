import { starterAttribute } from "../../runtime/starter/startPlan";

/**
 * Whether the full site may already be public. Requests /tiket/, which is not published beside the page "Segera dibuka". The
 * answer is no only for status 404 or 410, a page of another program (a parked domain) or an unknown host. Any other failure
 * counts as yes.
 */
export async function isSitePublic(address: string) {
  try {
    const answer = await fetch(`${address}/tiket/`, { signal: AbortSignal.timeout(10_000) });
    return answer.ok ? (await answer.text()).includes(starterAttribute) : ![404, 410].includes(answer.status);
  } catch (error) {
    return !(error instanceof TypeError) || (error.cause as { code?: string } | undefined)?.code !== "ENOTFOUND";
  }
}
