import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../run-steps.ts";
import { keepLocales } from "./few-locales.ts";

const catalogues = ["react-aria", "react-aria-components"].flatMap((name) => {
  const cwd = join(root, "packages/ui/node_modules", name, "dist");
  return globSync("**/intlStrings.mjs", { cwd }).map((path) => join(cwd, path));
});

it("leaves three languages of each list of React Aria's words", () => {
  expect(catalogues.length).toBeGreaterThan(10);
  for (const path of catalogues) {
    const kept = keepLocales(readFileSync(path, "utf8"));
    const locales = [...kept.matchAll(/^\s+"([a-z]{2}-[A-Z]{2})": /gm)].map(([, locale]) => locale);
    expect(locales, path).toEqual(["en-US", "es-ES", "fr-FR"]);
    expect([...kept.matchAll(/^import /gm)], path).toHaveLength(3);
  }
});
