import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** A folder with the lint rules of the workspace and only the file under test. */
const place = mkdtempSync(join(tmpdir(), "placard-lint-"));
for (const part of [".oxlintrc.json", ".stylelintrc.json", "tools/lint"]) {
  cpSync(join(ROOT, part), join(place, part), { recursive: true });
}
symlinkSync(join(ROOT, "node_modules"), join(place, "node_modules"));
afterAll(() => rmSync(place, { recursive: true }));

function lint(linter: string, file: string, text: string): string {
  const path = join(place, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  const script = join(place, "node_modules", linter);
  const { stdout, stderr } = spawnSync(process.execPath, [script, file], { cwd: place, encoding: "utf8" });
  return stdout + stderr;
}

const lintCore = (text: string) => lint("oxlint/bin/oxlint", "packages/hazmat-core/src/linted.ts", text);
const lintScreen = (text: string) => lint("oxlint/bin/oxlint", "apps/reference/src/linted.ts", text);
const lintTest = (text: string) =>
  lint("oxlint/bin/oxlint", "apps/server/test/linted.int.test.ts", `it("refuses", async () => {\n${text}\n});\n`);
const lintStyles = (text: string) => lint("stylelint/bin/stylelint.mjs", "apps/reference/src/linted.css", text);

it.each([
  ["new Date()", "no-clock"],
  ["Date.now()", "no-clock"],
  ["performance.now()", "no-clock"],
  ["Math.random()", "no-chance"],
  ["crypto.randomUUID()", "no-chance"],
])("rejects %s in the core", (code, rule) => {
  expect(lintCore(`export const wrong = ${code};\n`)).toContain(rule);
});

it.each(["react-aria-components", "react-aria-components/Button", "@react-aria/focus", "react-stately"])(
  "rejects the import of %s in a screen: screens use library components",
  (from) => {
    const said = lintScreen(`import { Part } from "${from}";\nexport const part = Part;\n`);
    expect(said).toContain("no-restricted-imports");
  },
);

it.each([
  "const made = call();\nawait other();\nawait expect(made).rejects.toThrow();",
  "const made = call();\nawait other();\nexpect(await refusalOf(made)).toBe(1);",
  "for (const made of [call(), call()]) expect(await refusalOf(made)).toBe(1);",
])("rejects a test that awaits something else before a call's rejection: %s", (text) => {
  expect(lintTest(text)).toContain("awaited-at-once");
});

it.each([
  "const made = call();\nstop();\nawait expect(made).rejects.toThrow();",
  "const made = call();\nexpect(await refusalOf(made)).toBe(1);\nawait expect(made).rejects.toThrow();",
  "await other();\nexpect(await refusalOf(call())).toBe(1);",
])("accepts a test that checks a call's rejection directly: %s", (text) => {
  expect(lintTest(text)).not.toContain("awaited-at-once");
});

it("rejects the UTC date in a screen", () => {
  expect(lintScreen("export const wrong = new Date().toISOString().slice(0, 10);\n")).toContain("no-day-of-greenwich");
  expect(lintScreen("export const right = new Date().toISOString().slice(0, 19);\n")).not.toContain("greenwich");
});

it.each([
  "async () => { await save(); await navigate(); }",
  "async () => { if (await mayAdd()) void router.navigate(); }",
  "async () => { await save(); history.push(); }",
  "() => setTimeout(() => void navigate(), 250)",
  "() => useEffect(() => { navigate(); })",
  "() => useMutation({ async onSuccess() { await navigate(); } })",
  "() => save().then(() => navigate())",
])("rejects a navigation of a screen that can override a newer press: %s", (code) => {
  expect(lintScreen(`export const wrong = ${code};\n`)).toContain("navigation(delayed)");
});

it.each([
  "() => void navigate()",
  "async () => { await navigate(); await load(); }",
  "async () => { const finish = begin(); await save(); await finish(() => navigate()); }",
  "() => useEffect(() => { show({ onPress: () => navigate() }); })",
])("accepts a navigation that follows a press directly or stops if the user has moved on: %s", (code) => {
  expect(lintScreen(`export const right = ${code};\n`)).not.toContain("navigation(delayed)");
});

it.each([
  String.raw`/^\d+\.?\d*$/`,
  String.raw`/\s+$/`,
  String.raw`/(a|b|ab)*c/`,
  String.raw`new RegExp("^.*,.*,.*$")`,
])("rejects a regular expression with superlinear time: %s", (code) => {
  expect(lintCore(`export const wrong = ${code};\n`)).toContain("expressions(linear)");
});

it.each([String.raw`/^\d+(?:\.\d*)?$/`, String.raw`/(?<!\s)\s+$/`, String.raw`new RegExp("^[^,]*,[^,]*$")`])(
  "accepts a regular expression with linear time: %s",
  (code) => {
    expect(lintCore(`export const right = ${code};\n`)).not.toContain("expressions(linear)");
  },
);

it("accepts a date made from a given instant", () => {
  expect(lintCore("export const right = new Date(5);\n")).toContain("Found 0 warnings and 0 errors");
});

it.each([
  ["@layer placard.app { .placard-a { color: oklch(0.5 0.1 20deg); } }", "function-disallowed-list"],
  ["@layer placard.app { .placard-a { color: #f00; } }", "color-no-hex"],
  ["@layer placard.app { .placard-a { color: red; } }", "color-named"],
  [".placard-a { color: var(--placard-color-text); }", "placard/in-layer"],
  ["@layer placard.app { .card { color: var(--placard-color-text); } }", "placard/own-names"],
  ["@layer placard.app { .placard-card > .big { color: var(--placard-color-text); } }", "placard/own-names"],
  ["@layer placard.app { .placard-card { --big: 1px; } }", "placard/own-names"],
  [`@layer placard.app { .placard-bar[data-zone="aegl-2"] { opacity: 1; } }`, "placard/zone-look"],
  ["@layer placard.app { .placard-bar { fill: var(--placard-plume-aegl-2); } }", "placard/zone-look"],
  ["@layer placard.app { .placard-bar { fill: var(--placard-map-casing-lel); } }", "placard/zone-look"],
])("rejects %s in a style sheet", (css, rule) => {
  expect(lintStyles(`${css}\n`)).toContain(rule);
});

it("accepts a container style query for the look of a shown zone", () => {
  const css = "@layer placard.app { .placard-bar[data-zone] { fill: var(--placard-zone-fill); } }\n";
  expect(lintStyles(css)).not.toContain("placard/zone-look");
});
