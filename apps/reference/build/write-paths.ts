import type { Plugin } from "vite";
import { embedPaths, paths } from "../src/paths.ts";

/** Writes every address of the app beside it, so that a server answers 404 for any other. */
export function writePaths(): Plugin {
  return {
    name: "placard:write-paths",
    apply: "build",
    generateBundle() {
      const source = JSON.stringify([...Object.values(paths), ...Object.values(embedPaths)]);
      this.emitFile({ type: "asset", fileName: "paths.json", source });
    },
  };
}
