import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { DeliberateBreak } from "./deliberate-breaks.ts";
import type * as Models from "./models.ts";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
/** What `models.ts` reaches, and nothing of the dataset. */
const FOLDERS = ["dispersion", "formats", "geo", "identity", "provenance", "record", "units"];

/** Imports the models from a copy of the sources with one change, judges them, and removes the copy. */
export async function withBroken<T>(change: DeliberateBreak, judge: (models: typeof Models) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), "placard-break-"));
  try {
    for (const folder of FOLDERS) cpSync(join(PACKAGE, "src", folder), join(copy, "src", folder), { recursive: true });
    cpSync(join(PACKAGE, "validation", "models.ts"), join(copy, "validation", "models.ts"));
    const path = join(copy, "src", "dispersion", change.file);
    writeFileSync(path, broken(readFileSync(path, "utf8"), change));
    const { href } = pathToFileURL(join(copy, "validation", "models.ts"));
    // A copy of models.ts, so of the same shape
    const models = (await import(/* @vite-ignore */ href)) as typeof Models;
    return await judge(models);
  } finally {
    rmSync(copy, { recursive: true });
  }
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
