import { build, type Plugin } from "esbuild";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const ofUi = createRequire(new URL("../../packages/ui/package.json", import.meta.url));

/**
 * Writes the worker of the map engine into a module of its own, for hosts whose bundler makes no file of it, such as
 * esbuild. The module loads only there. The engine is installed by the host, so the copy states its version.
 */
export const workerCopy: Plugin = {
  name: "worker-copy",
  setup(bundler) {
    bundler.onLoad({ filter: /map[\\/]engines[\\/]worker-copy\.ts$/ }, async () => {
      const { version } = JSON.parse(readFileSync(ofUi.resolve("maplibre-gl/package.json"), "utf8")) as {
        readonly version: string;
      };
      const { outputFiles } = await build({
        entryPoints: [ofUi.resolve("maplibre-gl/dist/maplibre-gl-worker.mjs")],
        bundle: true,
        minify: true,
        format: "esm",
        target: "es2023",
        legalComments: "eof",
        write: false,
      });
      const copy = { version, text: outputFiles[0]?.text ?? "" };
      return { contents: `export const workerCopy = ${JSON.stringify(copy)};`, loader: "js" };
    });
  },
};
