import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

const isBook = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Each sentence with its translations in the files that contain it. */
async function saidBy(language: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const said = new Map<string, string[]>();
  for (const file of globSync(`${language}/core/sentences/*.ts`, { cwd: import.meta.dirname })) {
    const module: unknown = await import(join(import.meta.dirname, file));
    const books = isBook(module) ? Object.values(module).filter(isBook) : [];
    for (const [sentence, texts] of books.flatMap((book) => Object.entries(book))) {
      if (typeof texts === "string") said.set(sentence, [...(said.get(sentence) ?? []), `${basename(file)}: ${texts}`]);
    }
  }
  return said;
}

it.each(["fr", "es"])("%s translates each sentence the same way in every file", async (language) => {
  const said = await saidBy(language);
  const differing = [...said.values()].filter(
    (all) => new Set(all.map((one) => one.replace(/^[\w-]+\.ts: /, ""))).size > 1,
  );
  expect(said.size).toBeGreaterThan(1000);
  expect(differing).toEqual([]);
});
