import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../../packages/hazmat-core/src");
const files = globSync("**/*.ts", { cwd: SRC }).filter(
  (file) => !/generated|\.test\.ts$|\.prop\.|\.bench\.|^units\/constants\.ts$/.test(file),
);

/** The code of a file without its comments and strings. */
const codeOf = (file: string): string =>
  readFileSync(join(SRC, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|"[^"\n]*"|`[^`]*`/g, "");

it.each([
  ["0 °C in kelvin", /\b273\.1[56]?\b/],
  ["the molar mass of air", /\b28\.96\d*(?:e-3)?\b|\b0\.02896\d*\b/],
  ["the gas constant", /\b8\.314\d*\b/],
  ["the standard atmosphere", /\b101_?325\b/],
])("%s is defined in one file", (_, figure) => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => figure.test(codeOf(file)))).toEqual([]);
});

it("links screens to the ERG 2024 PDF and to no other page of its publisher", () => {
  const root = join(import.meta.dirname, "../..");
  const screens = globSync("{packages,apps}/*/src/**/*.tsx", { cwd: root }).filter((file) =>
    statSync(join(root, file)).isFile(),
  );
  const addresses = screens.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/https:\/\/www\.phmsa\.dot\.gov[^"]*/g)].map(
      ([address]) => address,
    ),
  );
  expect(addresses).toHaveLength(2);
  expect(new Set(addresses)).toEqual(
    new Set(["https://www.phmsa.dot.gov/sites/phmsa.dot.gov/files/2024-04/ERG2024-Eng-Web-a.pdf"]),
  );
});
