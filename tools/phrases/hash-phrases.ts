import { readFileSync, writeFileSync } from "node:fs";
import { COPIED_RUN, runsOf, SHORT_RUN, wholesOf } from "./phrase-hashes.ts";

/** Number of hashes that fit in a line of 120 characters. */
const PER_LINE = 12;

function block(name: string, hashes: Iterable<string>): string {
  const sorted = [...new Set(hashes)].toSorted();
  const lines = Array.from({ length: Math.ceil(sorted.length / PER_LINE) }, (_, line) =>
    sorted.slice(line * PER_LINE, (line + 1) * PER_LINE).join(" "),
  );
  return `export const ${name} = \`\n${lines.join("\n")}\n\`;\n`;
}

/**
 * Writes `known-phrases.ts` from a text with one phrase per line, which is kept outside the repository:
 * `node tools/phrases/hash-phrases.ts phrases.txt`.
 */
const [file] = process.argv.slice(2);
if (file === undefined) throw new RangeError("Name the file with the phrases, one a line.");
const phrases = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "");
const written = [
  "/** Hashes of phrases that guides print. Written by hash-phrases.ts; the phrases themselves are not kept here. */",
  block("KNOWN_WHOLES", phrases.flatMap(wholesOf)),
  block(
    "KNOWN_RUNS",
    phrases.flatMap((phrase) => runsOf(phrase, COPIED_RUN)),
  ),
  block(
    "KNOWN_SHORT_RUNS",
    phrases.flatMap((phrase) => runsOf(phrase, SHORT_RUN)),
  ),
].join("\n");
writeFileSync(new URL("known-phrases.ts", import.meta.url), written);
