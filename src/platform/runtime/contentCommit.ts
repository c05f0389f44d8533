type Commit = {
  repository: { name: string; branch: string; apiRoot: string };
  token: string;
  path: string;
  edit: (text: string) => string;
  message: string;
};
export type Result =
  | { kind: "done"; text: string }
  | { kind: "unchanged" }
  | { kind: "refused"; why: "token" | "permission" | "conflict" | "missing" | "offline" | "host" };
export const commitContent = async (_: Commit): Promise<Result> => ({ kind: "unchanged" });
export const storedToken = (): string | null => null;
