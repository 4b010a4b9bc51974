import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../run-steps.ts";

const cwd = join(root, "apps");
const outside = ["**/node_modules/**", "**/dist/**"];

/** Every word in the strings of the screens. */
const given = new Set(
  globSync("**/*.tsx", { cwd, exclude: [...outside, "**/*.test.tsx"] }).flatMap((file) =>
    [...readFileSync(join(cwd, file), "utf8").matchAll(/"([^"\n]*)"|`([^`]*)`/g)].flatMap(([, plain, made]) =>
      (plain ?? made ?? "").split(/\s+/),
    ),
  ),
);

/**
 * Class names in the library's naming style that a style sheet selects. A dot inside an attribute value does not count.
 */
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
  // To fix: pass the component a `className`, or use one of its variants or custom properties.
  expect(classes.filter(({ name }) => !given.has(name)).map(({ file, name }) => `${file}: .${name}`)).toEqual([]);
});

/** Classes that a style sheet defines for a screen: at its top level, outside every other class. */
function defined(sheet: string): readonly string[] {
  const code = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const names: string[] = [];
  const open: string[] = [];
  let since = 0;
  for (const { 0: sign, index: at } of code.matchAll(/[{};]/g)) {
    const head = code.slice(since, at).trim();
    since = at + 1;
    if (sign === "}") open.pop();
    if (sign !== "{") continue;
    if (open.every((above) => above.startsWith("@") && above !== "@media print")) {
      names.push(...head.split(",").flatMap((part) => /^\.([\w-]+)$/.exec(part.trim())?.[1] ?? []));
    }
    open.push(head);
  }
  return names;
}

it("finds the classes that a sheet defines", () => {
  const sheet =
    "@layer a { .app-x, .app-y { & .app-z { } } .app-v .app-w { } @media (width > 9px) { .app-u { } } @media print { .app-p { } } }";
  expect(defined(sheet)).toEqual(["app-x", "app-y", "app-u"]);
});

it("defines each class in one sheet: what a page loaded before must not change another page", () => {
  const places = ["apps/reference/src", "packages/ui/src"].flatMap((folder) =>
    globSync("**/*.css", { cwd: join(root, folder), exclude: outside }).flatMap((file) =>
      defined(readFileSync(join(root, folder, file), "utf8")).map((name) => ({ name, file: join(folder, file) })),
    ),
  );
  const twice = [...Map.groupBy(places, ({ name }) => name)]
    .map(([name, found]) => `${name}: ${[...new Set(found.map(({ file }) => file))].join(", ")}`)
    .filter((line) => line.includes(", "));
  expect(twice).toEqual([]);
});
