import type { Plugin, Rollup } from "vite";
import { filesOfScreens } from "./screen-files.ts";

/**
 * Writes every address of the app beside it, each with the files that its first visit loads: so a server answers 404 for
 * any other, and names the files before the app asks for them.
 */
export function writePaths(): Plugin {
  return {
    name: "placard:write-paths",
    apply: "build",
    generateBundle: {
      order: "post", // Vite takes away the chunks that hold styles alone
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === "chunk");
        this.emitFile({ type: "asset", fileName: "paths.json", source: JSON.stringify(filesOfScreens(chunks)) });
      },
    },
  };
}
