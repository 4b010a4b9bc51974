import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Input } from "./input-types.ts";

const FOLDER = new URL("./input/", import.meta.url);

/** The files the dataset is built from, in the order in which they are hashed. */
export const INPUT_FILES = [
  "substances-core.json",
  "substances-extended.json",
  "un-numbers.json",
  "erg-distances.json",
  "erg-guides.json",
  "everyday-names.json",
] as const;

function text(file: string): string {
  return readFileSync(new URL(file, FOLDER), "utf8");
}

function entries<T>(file: (typeof INPUT_FILES)[number]): readonly T[] {
  const parsed = JSON.parse(text(file)) as { entries: readonly T[] }; // vendored: its shape is checked by the consistency tests
  return parsed.entries;
}

export function readInput(): Input {
  return {
    core: entries("substances-core.json"),
    extended: entries("substances-extended.json"),
    un: entries("un-numbers.json"),
    distances: entries("erg-distances.json"),
    guides: entries("erg-guides.json"),
    everyday: entries("everyday-names.json"),
  };
}

/** First 16 hexadecimal digits of the SHA-256 over all input files: stands in every generated module. */
export function inputHash(): string {
  const hash = createHash("sha256");
  for (const file of INPUT_FILES) hash.update(file).update("\0").update(text(file));
  return hash.digest("hex").slice(0, 16);
}
