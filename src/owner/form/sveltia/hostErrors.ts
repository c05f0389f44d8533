import { type HostRefusal, refusalOf, storedUser } from "../../../runtime/gitHost";

const stillHere = "Yang sudah Anda isi masih ada di sini.";
const expired =
  "Token Anda tidak berlaku lagi: sudah kedaluwarsa atau dihapus. Buat token baru, lalu keluar dan masuk lagi dengan token itu.";
const readOnly = `Token Anda hanya boleh membaca. Izin Contents harus Read and write: di GitHub buka Settings, Developer settings, Personal access tokens, Fine-grained tokens, ketuk token ini, Edit, Repository permissions, Contents. Sesudah itu simpan lagi. ${stillHere}`;
const limited = `GitHub membatasi permintaan Anda untuk sementara. Tunggu beberapa menit, lalu simpan lagi. ${stillHere}`;
const unreachable = `GitHub tidak terjangkau. Periksa internet Anda, lalu simpan lagi. ${stillHere}`;
const broken = (status: number) =>
  `GitHub sendiri sedang bermasalah (menjawab ${status}), bukan isian Anda. Coba lagi nanti. ${stillHere}`;
const failed = (answer: string) =>
  `GitHub ${answer}. Coba lagi; kalau tetap begini, tunjukkan pesan ini kepada pengurus situs. ${stillHere}`;

const refusals: Partial<Record<HostRefusal, string>> = { limit: limited, token: expired, permission: readOnly };

/** The message for a failed request. */
export function refusalText(response: Pick<Response, "status" | "headers">): string {
  const { status } = response;
  return refusals[refusalOf(response)] ?? (status >= 500 ? broken(status) : failed(`menjawab ${status}`));
}

/** The message for a GraphQL error in an answer with status 200. */
export function errorText({ type, message = "" }: { type?: string; message?: string }): string {
  if (type === "RATE_LIMITED") return limited;
  if (type === "FORBIDDEN" || /not accessible by/i.test(message)) return readOnly;
  return failed(`menolak (${message})`);
}

/**
 * Wraps `fetch`. Sveltia shows the Git host's English error messages, so Indonesian ones are put in their place. The status
 * of an answer stays as it is.
 */
export function replaceFetch(apiRoot: string): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    // GitHub Enterprise has its REST API below /api/v3, and GraphQL at /api/graphql.
    if (!address.startsWith(apiRoot.replace(/\/v3$/, ""))) return send(input, init);
    const response = await send(input, init).catch((cause: unknown) => {
      // Sveltia itself aborted the request.
      if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
      throw new Error(unreachable, { cause });
    });
    showSignInReason(response, init);
    if (response.ok) return address.endsWith("/graphql") ? explained(response) : response;
    return Response.json({ message: refusalText(response) }, { status: response.status });
  };
}

/** A GraphQL answer with status 200, with its errors in Indonesian. */
async function explained(response: Response): Promise<Response> {
  const body = (await response.clone().json()) as { errors?: { type?: string; message?: string }[] };
  if (!body.errors) return response;
  const errors = body.errors.map((error) => ({ ...error, message: errorText(error) }));
  return Response.json({ ...body, errors });
}

/** Shows why the owner has to sign in again, because Sveltia gives no reason when a stored token is refused. */
function showSignInReason({ status, ok }: Response, init: RequestInit | undefined): void {
  const { token } = storedUser();
  if (ok) document.getElementById("why-sign-in")?.remove();
  if (status !== 401 || !token || new Headers(init?.headers).get("authorization") !== `token ${token}`) return;
  const notice = document.getElementById("why-sign-in") ?? document.createElement("p");
  notice.id = "why-sign-in";
  notice.role = "alert";
  notice.textContent = expired;
  document.getElementById("nc-root")?.before(notice);
}
