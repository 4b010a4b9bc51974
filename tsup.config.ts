import { readFileSync } from "node:fs";
import { defineConfig } from "tsup";

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

export default defineConfig({
  entry,
  format: ["esm"],
  target: "es2023",
  dts: { compilerOptions: { customConditions: [], ignoreDeprecations: "6.0" } },
  clean: true,
  splitting: true,
  sourcemap: false,
  treeshake: true,
  ...(manifest.name === "@placard/ui" ? { banner: { js: '"use client";' } } : {}),
});
