import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../run-steps.ts";

const cwd = join(root, "apps");
const outside = ["**/node_modules/**", "**/dist/**"];

/** What stands in strings of the screens, word by word. */
const given = new Set(
  globSync("**/*.tsx", { cwd, exclude: [...outside, "**/*.test.tsx"] }).flatMap((file) =>
    [...readFileSync(join(cwd, file), "utf8").matchAll(/"([^"\n]*)"|`([^`]*)`/g)].flatMap(([, plain, made]) =>
      (plain ?? made ?? "").split(/\s+/),
    ),
  ),
);

/** The library's kind of class names that a sheet selects by; a dot inside an attribute's value is none. */
function selected(sheet: string): readonly string[] {
  const code = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/\[[^\]]*\]/g, "");
  return [...code.matchAll(/\.(placard[\w-]*)/g)].map(([, name = ""]) => name);
}

const sheets = globSync("**/*.css", { cwd, exclude: outside });
const classes = sheets.flatMap((file) =>
  selected(readFileSync(join(cwd, file), "utf8")).map((name) => ({ file, name })),
);

it("finds the class names of screens in style sheets and code", () => {
  expect(selected("a > .placard-logo { } /* .placard-x */ [href='.placard-y'] .placard__me {}")).toEqual([
    "placard-logo",
    "placard__me",
  ]);
  expect(classes.length).toBeGreaterThan(200);
});

it("selects only classes that screens set, never classes inside components", () => {
  // Give the component a `className`, or use a variant or a custom property of it.
  expect(classes.filter(({ name }) => !given.has(name)).map(({ file, name }) => `${file}: .${name}`)).toEqual([]);
});
