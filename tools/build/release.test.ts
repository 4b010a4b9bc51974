import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../run-steps.ts";
import { VERIFY_PARTS } from "../test/verify-parts.ts";
import { PUBLISHED } from "./archives.ts";

const workflow = readFileSync(join(root, ".github/workflows/release.yml"), "utf8");
const scripts = (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> })
  .scripts;

it("publishes every public package with provenance from the checked archive", () => {
  const loops = [...workflow.matchAll(/for package in ([\w -]+); do/g)].map(([, names]) => names);
  expect(loops).toEqual([PUBLISHED.join(" "), PUBLISHED.join(" ")]);
  expect(workflow).toMatch(/npm publish "\.\/archives\/placard-\$package-\$version\.tgz" --provenance/);
  expect(workflow).toContain("id-token: write");
});

it("uses existing workspace commands in the release and the gate", () => {
  const called = [...workflow.matchAll(/pnpm@[\d.]+ ([\w:]+)/g)].map(([, name]) => name ?? "");
  expect(called).toEqual(["verify", "sbom:write", "data:export"]);
  const gate = readFileSync(join(root, ".ci/run"), "utf8");
  const steps = /^for step in ([\w ]+); do$/m.exec(gate)?.[1]?.split(" ") ?? [];
  expect(steps).toEqual(["check", "test", "build", "size"]);
  expect([...called, ...steps].filter((name) => !(name in scripts))).toEqual([]);
});

it("runs every part of `pnpm verify` nightly", () => {
  const nightly = readFileSync(join(root, ".github/workflows/verify.yml"), "utf8");
  const parts = /^ +part: \[([\w, ]+)\]$/m.exec(nightly)?.[1]?.split(", ");
  expect(parts).toEqual(Object.keys(VERIFY_PARTS));
});

it("runs the release script on every push to main and every pull request, with the same actions", () => {
  const onChange = readFileSync(join(root, ".github/workflows/ci.yml"), "utf8");
  expect(onChange).toMatch(/^on:\n {2}push:\n {4}branches: \[main\]\n {2}pull_request:$/m);
  expect(onChange).toMatch(/^ {6}- run: \.\/\.ci\/run$/m);
  const actionsOf = (text: string) => [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(actionsOf(onChange)).toEqual(actionsOf(workflow));
});

it.each(PUBLISHED)("%s states the Node version that its package requires", (name) => {
  const textOf = (file: string) => readFileSync(join(root, "packages", name, file), "utf8");
  const { engines } = JSON.parse(textOf("package.json")) as { readonly engines: { readonly node: string } };
  const said = [...textOf("README.md").matchAll(/\bNode (\d+) or later|\bin browsers, [\w ,]*Node (\d+)\./g)];
  expect(said.map(([, from, only]) => from ?? `${only} alone`)).toEqual(
    name === "ui" ? [] : [engines.node.replace(">=", "")],
  );
});
