import { storedUser } from "../../../platform/runtime/gitHost";

const stillHere = "Yang sudah Anda isi masih ada di sini.";
const expired =
  "Token Anda tidak berlaku lagi: sudah kedaluwarsa atau dihapus. Buat token baru, lalu keluar dan masuk lagi dengan token itu.";
const failed = (answer: string) =>
  `GitHub ${answer}. Periksa internet dan token Anda, lalu coba lagi; kalau tetap begini, tunjukkan pesan ini kepada pengurus situs. ${stillHere}`;

/** Says what went wrong at the Git host in Indonesian; the library would show the host's English. Statuses stay as they are. */
export function explainHostErrors(apiRoot: string): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(apiRoot)) return send(input, init);
    const response = await send(input, init).catch((cause: unknown) => {
      throw new Error(failed("tidak terjangkau"), { cause });
    });
    sayWhyToSignIn(response, init);
    if (response.ok) return address.endsWith("/graphql") ? explained(response) : response;
    const message = response.status === 401 ? expired : failed(`menjawab ${response.status}`);
    return Response.json({ message }, { status: response.status });
  };
}

/** A GraphQL answer that came with status 200, with its errors in Indonesian. */
async function explained(response: Response): Promise<Response> {
  const body = (await response.clone().json()) as { errors?: { message?: string }[] };
  if (!body.errors) return response;
  const errors = body.errors.map((error) => ({ ...error, message: failed(`menolak (${error.message ?? ""})`) }));
  return Response.json({ ...body, errors });
}

/** The library goes back to its sign-in without a reason when the token that it keeps is refused. */
function sayWhyToSignIn({ status, ok }: Response, init: RequestInit | undefined): void {
  const { token } = storedUser();
  if (ok) document.getElementById("why-sign-in")?.remove();
  if (status !== 401 || !token || new Headers(init?.headers).get("authorization") !== `token ${token}`) return;
  const notice = document.getElementById("why-sign-in") ?? document.createElement("p");
  notice.id = "why-sign-in";
  notice.role = "alert";
  notice.textContent = expired;
  document.getElementById("nc-root")?.before(notice);
}
