import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "../..");

/** Every query key written in the code, by its text: `["config"]`, `[...chemicalsKey(id), "page", query]`. */
function writtenKeys(): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const file of globSync("**/*.{ts,tsx}", { cwd: SOURCES })) {
    if (file.includes(".test.")) continue;
    const text = readFileSync(join(SOURCES, file), "utf8");
    for (const [, key = ""] of text.matchAll(/queryKey: (\[[^\]]*\])/gu)) {
      const name = key.replaceAll(/business_?[iI]d/gu, "id").replaceAll(/\s+/gu, " ");
      places.set(name, [...(places.get(name) ?? []), file]);
    }
  }
  return places;
}

it("defines each query key in one place", () => {
  const keys = writtenKeys();
  expect(keys.size).toBeGreaterThan(30);
  const twice = [...keys].filter(([, files]) => files.length > 1);
  expect(twice).toEqual([]);
});

it("puts all data of a business under its key", () => {
  const raw = [...writtenKeys()].filter(([key]) => /^\["business",|businessKey\(id\), "(chemicals|people)"/u.test(key));
  expect(raw).toEqual([]);
});
