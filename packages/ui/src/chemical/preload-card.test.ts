import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { preloadCard } from "./preload-card.ts";

/** The files that a source file imports when it needs them. */
const loadedLater = (file: string): readonly string[] =>
  [...readFileSync(file, "utf8").matchAll(/import\("(\.[^"]+)"\)/g)].map(([, path = ""]) => resolve(file, "..", path));

it("preloads every part that the card or its search loads later", async () => {
  const sources = globSync("Chemical{Card,Search}/*.{ts,tsx}", { cwd: import.meta.dirname })
    .filter((file) => !/\.(test|stories|example)\./.test(file))
    .map((file) => join(import.meta.dirname, file));
  const parts = new Set(sources.flatMap(loadedLater));
  expect(parts.size).toBeGreaterThan(3);
  expect(new Set(loadedLater(join(import.meta.dirname, "preload-card.ts")))).toEqual(parts);
  await preloadCard();
});
