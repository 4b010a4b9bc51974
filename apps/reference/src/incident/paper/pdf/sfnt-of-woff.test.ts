import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { sfntOfWoff } from "./sfnt-of-woff.ts";

const file = createRequire(import.meta.url).resolve(
  "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff",
);

const HEAD = 0x68656164;

it("unpacks every font table with a matching checksum", async () => {
  const font = new DataView((await sfntOfWoff(new Uint8Array(readFileSync(file)))).buffer);
  const count = font.getUint16(4);
  expect(count).toBeGreaterThan(9);
  for (let at = 0; at < count; at += 1) {
    const entry = 12 + at * 16;
    const [start, length] = [font.getUint32(entry + 8), font.getUint32(entry + 12)];
    expect(start % 4).toBe(0);
    // OpenType checksum: sum of the table's words, padded with zeros; for `head` without the checksum of the whole
    // file.
    let sum = font.getUint32(entry) === HEAD ? -font.getUint32(start + 8) : 0;
    for (let word = start; word < start + length; word += 4) sum += font.getUint32(word);
    expect(sum >>> 0).toBe(font.getUint32(entry + 4));
  }
});

it("rejects a file that is not WOFF", async () => {
  await expect(sfntOfWoff(new Uint8Array(64))).rejects.toThrow("These bytes are not a WOFF file.");
});
