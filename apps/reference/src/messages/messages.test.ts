import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { en } from "./en.ts";

const source = join(import.meta.dirname, "..");

/** The app's code without its texts and tests. */
function code(): string {
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith("messages/"))
    .map((file) => readFileSync(join(source, file), "utf8"))
    .join("\n");
}

it("contains no unused text", () => {
  const words = new Set(code().match(/[\w$]+/g));
  // Nested texts are looked up by a value, such as a unit or a class, and problems by their code.
  const names = Object.entries(en).flatMap(([section, texts]) => (section === "problems" ? [] : Object.keys(texts)));
  expect(names.filter((name) => !words.has(name))).toEqual([]);
});
