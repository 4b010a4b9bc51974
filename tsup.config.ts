import { readFileSync } from "node:fs";
import { defineConfig, type Options } from "tsup";
import { buildGlobalScript } from "./tools/build/global-script.ts";
import { inlineStyles } from "./tools/build/inline-styles.ts";
import { joinStyles } from "./tools/build/join-styles.ts";
import { writeOpenApi } from "./tools/build/write-openapi.ts";

/** The build of every published package. The entries are the package's own `exports`, so that there is one list. */
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
  name: string;
  exports: Record<string, string | { "@placard/source"?: string }>;
};

const entry: Record<string, string> = {};
for (const target of Object.values(manifest.exports)) {
  const source = typeof target === "string" ? undefined : target["@placard/source"];
  if (source === undefined || !/\.tsx?$/.test(source)) continue;
  entry[source.replace(/^\.\/src\//, "").replace(/\.tsx?$/, "")] = source;
}

/** What the components need beyond plain modules: one style sheet with its fonts, and the mark of client code. */
const withStyles: Options = {
  entry: { ...entry, styles: "src/styles/index.css" },
  noExternal: [/^@fontsource/],
  loader: { ".woff": "file", ".woff2": "file" },
  esbuildOptions: (options) => {
    options.assetNames = "fonts/[name]";
  },
  banner: { js: '"use client";' },
  treeshake: false, // the extra pass would drop the banner; esbuild shakes the tree itself
  esbuildPlugins: [inlineStyles],
  onSuccess: async () => {
    joinStyles();
    await buildGlobalScript();
  },
};

const extras: Readonly<Record<string, Options>> = {
  "@placard/ui": withStyles,
  "@placard/api-client": { onSuccess: writeOpenApi },
};

export default defineConfig({
  entry,
  format: ["esm"],
  target: "es2023",
  dts: { compilerOptions: { customConditions: [], ignoreDeprecations: "6.0" } },
  clean: true,
  splitting: true,
  sourcemap: false,
  treeshake: true,
  ...extras[manifest.name],
});
