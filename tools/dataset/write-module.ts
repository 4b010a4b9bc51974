import { readFileSync, writeFileSync } from "node:fs";

/** Absent values are undefined here and omitted from the written text. */
export type Loose<T> = { readonly [K in keyof T]: T[K] | undefined };

export const GENERATED_FOLDER: URL = new URL("../../packages/hazmat-core/src/data/generated/", import.meta.url);

/**
 * The text of a generated module: one JSON string, which loads faster than the same data as code and keeps megabytes of
 * literals away from the type checker.
 */
export function moduleText(name: string, about: string, hash: string, data: unknown): string {
  const json = JSON.stringify(data);
  return [
    `// Made by tools/dataset/build.ts from tools/dataset/input. Do not edit: run pnpm data.`,
    `// Input ${hash}.`,
    `/** ${about} */`,
    `export const ${name}: string =`,
    `  ${JSON.stringify(json)};`,
    ``,
  ].join("\n");
}

/** Writes a generated module if its text has changed. */
export function writeModule(file: string, text: string): boolean {
  const url = new URL(file, GENERATED_FOLDER);
  let before: string | undefined;
  try {
    before = readFileSync(url, "utf8");
  } catch {
    before = undefined; // the first build
  }
  if (before === text) return false;
  writeFileSync(url, text);
  return true;
}
