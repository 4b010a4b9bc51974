import { readFileSync } from "node:fs";

/** Number of lines written, without empty ones. */
export function ownLines(path: string): number {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "").length;
}
