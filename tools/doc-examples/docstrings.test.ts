import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { type ExportedName, exportedNames } from "./exported-names.ts";

const ROOT = join(import.meta.dirname, "../..");
const SRC = join(ROOT, "packages/hazmat-core/src");

const readme = readFileSync(join(ROOT, "packages/hazmat-core/README.md"), "utf8");

const places = (names: readonly ExportedName[]): readonly string[] =>
  names.map(({ name, file }) => `${relative(ROOT, file)}: ${name}`);

describe.each([
  "index",
  "reference",
  "dispersion",
  "scene",
  "guidance",
  "checklists",
  "reactivity",
  "identify",
  "business",
  "regulatory",
  "examples",
])("the entry %s of hazmat-core", (entry) => {
  const names = exportedNames(join(SRC, `${entry}.ts`));

  it("exports at least one name, each once", () => {
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
  });

  it("lists every exported value in the README tables", () => {
    const missing = names.filter(({ name, isValue }) => isValue && !readme.includes(`\`${name}\``));
    expect(places(missing)).toEqual([]);
  });

  it("has a docstring with a sentence for every export", () => {
    expect(places(names.filter(({ docstring }) => !/^\/\*\*[\s*]+[^\s*@]/.test(docstring)))).toEqual([]);
  });

  it("has an example for every function", () => {
    const bare = names.filter(({ isFunction, docstring }) => isFunction && !/\* @example\b/.test(docstring));
    expect(places(bare)).toEqual([]);
  });
});
