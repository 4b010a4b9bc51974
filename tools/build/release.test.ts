import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../run-steps.ts";
import { PUBLISHED } from "./archives.ts";

const workflow = readFileSync(join(root, ".github/workflows/release.yml"), "utf8");
const scripts = (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> })
  .scripts;

it("publishes every published package, with provenance, from the archive that was checked", () => {
  const loops = [...workflow.matchAll(/for package in ([\w -]+); do/g)].map(([, names]) => names);
  expect(loops).toEqual([PUBLISHED.join(" "), PUBLISHED.join(" ")]);
  expect(workflow).toMatch(/npm publish "\.\/archives\/placard-\$package-\$version\.tgz" --provenance/);
  expect(workflow).toContain("id-token: write");
});

it("calls only commands that there are", () => {
  const called = [...workflow.matchAll(/pnpm@[\d.]+ ([\w:]+)/g)].map(([, name]) => name ?? "");
  expect(called).toHaveLength(2);
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
  expect(readFileSync(join(root, ".ci/run"), "utf8")).toMatch(/^pnpm build$/m);
});
