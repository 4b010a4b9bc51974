import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../../packages/hazmat-core/src");
const files = globSync("**/*.ts", { cwd: SRC }).filter(
  (file) => !/generated|\.test\.ts$|\.prop\.|\.bench\.|^units\/constants\.ts$/.test(file),
);

/** The code of a file without its comments and texts. */
const codeOf = (file: string): string =>
  readFileSync(join(SRC, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|"[^"\n]*"|`[^`]*`/g, "");

it.each([
  ["0 °C in kelvin", /\b273\.1[56]?\b/],
  ["the molar mass of air", /\b28\.96\d*(?:e-3)?\b|\b0\.02896\d*\b/],
  ["the gas constant", /\b8\.314\d*\b/],
  ["the standard atmosphere", /\b101_?325\b/],
])("%s stands in one file", (_, figure) => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => figure.test(codeOf(file)))).toEqual([]);
});
