import { globSync, readFileSync } from "node:fs";
import { defineConfig, type Options } from "tsup";
import { BUNDLED_IN_UI } from "./tools/build/bundled.ts";
import { buildGlobalScript } from "./tools/build/global-script.ts";
import { inlineStyles } from "./tools/build/inline-styles.ts";
import { joinStyles } from "./tools/build/join-styles.ts";
import { buildModuleScript } from "./tools/build/module-script.ts";
import { workerCopy } from "./tools/build/worker-copy.ts";
import { writeOpenApi } from "./tools/build/write-openapi.ts";

/** The build of every published package. The entries are the package's own `exports`: there is only one list. */
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
  name: string;
  exports: Record<string, string | { "@placard/source"?: string }>;
};

const named = (source: string): [string, string] => [
  source.replace(/^(\.\/)?src\//, "").replace(/\.tsx?$/, ""),
  source,
];

const entry = Object.fromEntries(
  Object.values(manifest.exports).flatMap((target) => {
    const source = typeof target === "string" ? undefined : target["@placard/source"];
    return source !== undefined && /\.tsx?$/.test(source) ? [named(source)] : [];
  }),
);

/**
 * Every module is built to its own file: a bundler then leaves out files that a page does not import, without having to
 * prove that each line of a large file is free of side effects.
 */
const everyModule = Object.fromEntries(
  globSync("src/**/*.{ts,tsx}", {
    exclude: [
      "**/*.{test,guide,example}.{ts,tsx}",
      "**/*.bench.ts",
      "**/*.stories.tsx",
      "**/*.d.ts",
      "src/{test,testing,docs}/**",
    ],
  }).map((source) => named(`./${source}`)),
);

/**
 * Additional output for the components: a style sheet, a font style sheet, and the "use client" directive. The few
 * icons in use (of 51 MB installed) are bundled, with their licence. React Aria remains a separate package, so that a
 * page that also uses it loads it only once.
 */
const withStyles: Options = {
  entry: { ...everyModule, styles: "src/styles/index.css", fonts: "src/styles/fonts.css" },
  noExternal: [...BUNDLED_IN_UI],
  esbuildPlugins: [inlineStyles, workerCopy],
  loader: { ".woff2": "file" },
  esbuildOptions: (options) => {
    options.assetNames = "fonts/[name]";
  },
  banner: { js: '"use client";' },
  onSuccess: async () => {
    joinStyles();
    await buildGlobalScript();
    await buildModuleScript();
  },
};

const types = { entry, compilerOptions: { customConditions: [], ignoreDeprecations: "6.0" } };

/**
 * The client's types are inferred from the contract. By default TypeScript orders the members of an inferred union as
 * it finds them, which differs between builds: an API report would never match the build.
 */
const stableTypes = { ...types, compilerOptions: { ...types.compilerOptions, stableTypeOrdering: true } };

const extras: Readonly<Record<string, Options>> = {
  "@placard/ui": withStyles,
  "@placard/api-client": { dts: stableTypes, onSuccess: writeOpenApi },
};

export default defineConfig({
  entry: everyModule,
  format: ["esm"],
  target: "es2023",
  dts: types,
  clean: true,
  splitting: true,
  sourcemap: false,
  treeshake: false, // a second pass over each file would drop the banner, and esbuild already does tree shaking
  ...extras[manifest.name],
});
