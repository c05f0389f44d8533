/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { contentCopy } from "../support/brokenContent";
import { root } from "../support/content";
import { scriptOf } from "../support/scriptOf";

test("a missing file and an unreadable one stop the build with their names and leave the built site as it was", () => {
  const content = contentCopy();
  content.remove("time-slot-bands.json");
  content.write("services.json", '{ "services": [ ');
  const page = path.join(root, "public/index.html");
  const before = readFileSync(page, "utf8");
  const { status, stdout, stderr } = spawnSync(process.execPath, [scriptOf("gatsby"), "build"], {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: content.folder, GATSBY_TELEMETRY_DISABLED: "1" },
    encoding: "utf8",
  });
  content.dispose();
  expect(status).not.toBe(0);
  for (const words of ["time-slot-bands.json", "services.json", "SALAH / ERROR"]) {
    expect(`${stdout}${stderr}`).toContain(words);
  }
  expect(readFileSync(page, "utf8")).toBe(before);
});
