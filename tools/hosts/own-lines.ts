import { readFileSync } from "node:fs";

/** How many lines someone wrote: those that are not empty. */
export function ownLines(path: string): number {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "").length;
}
