import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../run-steps.ts";

/**
 * Maximum number of code lines in a screen file. A longer file has state to move to a hook, or parts to move to
 * components.
 */
const MAX_LINES = 80;

const FEATURES = join(root, "apps/reference/src/features");

/** A drawing is data: it is viewed, not read. */
const DRAWINGS = new Set(["landing/harbour-map.tsx"]);

/** Lines of code, without imports, blank lines and comments. */
function codeLines(text: string): number {
  const code = text
    .replaceAll(/(^|[\s{(])\/\*[\s\S]*?\*\//g, "$1")
    .replaceAll(/^import[\s\S]*?from\s*"[^"]*";?|^import\s*"[^"]*";?/gm, "");
  return code.split("\n").filter((line) => /\S/.test(line) && !/^\s*(\/\/|\{\}\s*$)/.test(line)).length;
}

const screens = globSync("**/*.tsx", { cwd: FEATURES })
  .filter((file) => !file.includes(".test."))
  .map((file) => ({ file, lines: codeLines(readFileSync(join(FEATURES, file), "utf8")) }));

const long = screens.filter(({ file, lines }) => lines > MAX_LINES && !DRAWINGS.has(file));

it("counts the lines that a reader sees", () => {
  const text = `import {
  a,
} from "./a.ts";
import "./b.css";

/** What it is. */
export function B() {
  // why
  return (
    <>
      {/* a note */}
      <input accept="image/*" />
    </>
  );
}
`;
  expect(codeLines(text)).toBe(7);
});

it("finds the screen files", () => {
  expect(screens.length).toBeGreaterThan(200);
});

it(`finds no screen component with more than ${MAX_LINES} lines of code`, () => {
  expect(
    long.map(({ file, lines }) => `${file}: ${lines}. Move its state to a hook, or its parts to components.`),
  ).toEqual([]);
});
