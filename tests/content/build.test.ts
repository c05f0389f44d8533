import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { contentCopy } from "../support/brokenContent";
import { root } from "../support/content";
import { scriptOf } from "../support/scriptOf";

test.each([
  ["a missing file", "time-slot-bands.json", undefined],
  ["an unreadable file", "services.json", '{ "services": [ '],
])("%s stops the build with the file's name and leaves the built site as it was", (_name, file, text) => {
  const content = contentCopy();
  if (text === undefined) content.remove(file);
  else content.write(file, text);
  const page = path.join(root, "public/index.html");
  const before = readFileSync(page, "utf8");
  const { status, stdout, stderr } = spawnSync(process.execPath, [scriptOf("gatsby"), "build"], {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: content.folder, GATSBY_TELEMETRY_DISABLED: "1" },
    encoding: "utf8",
  });
  content.dispose();
  expect(status).not.toBe(0);
  expect(`${stdout}${stderr}`).toContain(file);
  expect(`${stdout}${stderr}`).toContain("SALAH / ERROR");
  expect(readFileSync(page, "utf8")).toBe(before);
});
