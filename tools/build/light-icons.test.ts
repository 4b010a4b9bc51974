import { build } from "esbuild";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../run-steps.ts";
import { lightIcons } from "./light-icons.ts";
import { pureIcons } from "./pure-icons.ts";

type Icon = ComponentType<Readonly<Record<string, string | number>>>;

/** Inside the packages, so that the file resolves React as they do. */
const folder = mkdtempSync(join(root, "packages/ui/node_modules/.light-icons-"));
const drawn: Record<string, Icon> = {};

beforeAll(async () => {
  for (const [name, plugins] of Object.entries({ light: [lightIcons], short: [lightIcons, pureIcons], own: [] })) {
    const outfile = join(folder, `${name}.mjs`);
    await build({
      entryPoints: [join(root, "packages/ui/node_modules/lucide-react/dist/esm/icons/eye.mjs")],
      external: ["react"],
      bundle: true,
      format: "esm",
      plugins,
      outfile,
      logLevel: "silent",
    });
    const made = (await import(pathToFileURL(outfile).href)) as { readonly default: Icon };
    drawn[name] = made.default;
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The attributes of a drawn icon, sorted. */
function attributesOf(name: string, properties: Readonly<Record<string, string | number>>): readonly string[] {
  const markup = renderToStaticMarkup(createElement(drawn[name] ?? "svg", properties));
  return [...markup.matchAll(/<(\w+)|[\w-]+="[^"]*"/g)].map(([found]) => found).toSorted();
}

it.each(["light", "short"])("draws the same icon as Lucide: %s", (name) => {
  for (const properties of [{}, { className: "large" }, { size: 16 }, { role: "img", "aria-label": "Not live" }]) {
    expect(attributesOf(name, properties)).toEqual(attributesOf("own", properties));
  }
  expect(attributesOf(name, {})).toContain('aria-hidden="true"');
  expect(attributesOf(name, { role: "img", "aria-label": "Not live" })).not.toContain('aria-hidden="true"');
});
