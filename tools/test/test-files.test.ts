import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TEST_FILES } from "./test-files.ts";

const root = join(import.meta.dirname, "../..");

function count(patterns: readonly string[]): number {
  const files = patterns.flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: (name) => name === "node_modules" }),
  );
  return new Set(files).size;
}

// A pattern that no longer matches, or an emptied folder, would otherwise pass as green. Raise these as the project
// grows.
it.each([
  ["unit", 100],
  ["rules", 10],
  ["validation", 6],
  ["models", 2],
  ["int", 14],
  ["browser", 8],
  ["stories", 40],
  ["hosts", 3],
  ["e2e", 20],
  ["walks", 4],
  ["measure", 1],
  ["cuts", 2],
] as const)("finds at least the expected number of test files of project %s: %i", (project, least) => {
  expect(count(TEST_FILES[project])).toBeGreaterThanOrEqual(least);
});

it("assigns each test file to at most one project", () => {
  const files = Object.values(TEST_FILES).flatMap((patterns) => [
    ...new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: root }))),
  ]);
  const shared = files.filter(
    (file, index) =>
      files.indexOf(file) !== index && !/\.browser\.test|tools\/(lint|docs|doc-examples|phrases|pack|hosts)/.test(file),
  );
  expect(shared).toEqual([]);
});
