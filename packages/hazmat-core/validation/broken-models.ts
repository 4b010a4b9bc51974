import { build, type Plugin } from "esbuild";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { DeliberateBreak } from "./deliberate-breaks.ts";
import type * as Models from "./models.ts";

const SOURCES = fileURLToPath(new URL("../src/dispersion/", import.meta.url));
const MODELS = fileURLToPath(new URL("models.ts", import.meta.url));

/** Bundles the models with one changed line of source, evaluates them, and removes the bundle. */
export async function withBroken<T>(change: DeliberateBreak, judge: (models: typeof Models) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "placard-break-"));
  try {
    const outfile = join(folder, "models.mjs");
    const plugins = [changing(join(SOURCES, change.file), change)];
    await build({ entryPoints: [MODELS], outfile, bundle: true, platform: "node", format: "esm", plugins });
    // A bundle of models.ts, so it has the same type
    const models = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as typeof Models;
    return await judge(models);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Passes the bundler one changed file, and every other one unchanged. */
function changing(path: string, change: DeliberateBreak): Plugin {
  const contents = broken(readFileSync(path, "utf8"), change);
  return {
    name: "break",
    setup(bundler) {
      bundler.onLoad({ filter: /\.ts$/ }, ({ path: loaded }) =>
        loaded === path ? { contents, loader: "ts" } : undefined,
      );
    },
  };
}

function broken(source: string, { name, file, from, to }: DeliberateBreak): string {
  const parts = source.split(from);
  const [before, after] = parts;
  if (parts.length !== 2 || before === undefined || after === undefined) {
    throw new Error(
      `"${name}" no longer fits ${file}: its text occurs ${parts.length - 1} times. Mend deliberate-breaks.ts.`,
    );
  }
  return before + to + after;
}
