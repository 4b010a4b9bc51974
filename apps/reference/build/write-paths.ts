import type { Plugin, Rollup } from "vite";
import { filesOfScreens } from "./screen-files.ts";

/**
 * Writes a list of all paths of the app, each with the files that its first visit loads: the server then returns 404
 * for any other path, and names the files before the app requests them.
 */
export function writePaths(): Plugin {
  return {
    name: "placard:write-paths",
    apply: "build",
    generateBundle: {
      order: "post", // after Vite has removed the chunks that contain only styles
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === "chunk");
        this.emitFile({ type: "asset", fileName: "paths.json", source: JSON.stringify(filesOfScreens(chunks)) });
      },
    },
  };
}
