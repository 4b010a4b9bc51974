import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types?: string }>>;
}

/** Entries without a promise, and the rows of the contract: the models of the client entry show a change of those. */
const LEFT_OUT = /^\.\/(internal|contract)(\/|$)/;

/** Entries of a package to report: `hazmat-core` for ".", `hazmat-core-dispersion` for "./dispersion". */
export function typedEntries(folder: string): readonly { readonly entry: string; readonly types: string }[] {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest & { name: string };
  const name = manifest.name.replace(/^@placard\//, "");
  return Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === "string" || target.types === undefined || LEFT_OUT.test(path)
      ? []
      : [{ entry: path === "." ? name : `${name}-${path.slice(2).replaceAll("/", "-")}`, types: target.types }],
  );
}
