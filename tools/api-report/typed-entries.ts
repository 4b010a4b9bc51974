import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types?: string }>>;
}

/** Entries of a package that have types: `hazmat-core` for ".", `hazmat-core-dispersion` for "./dispersion". */
export function typedEntries(folder: string): readonly { readonly entry: string; readonly types: string }[] {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest & { name: string };
  const name = manifest.name.replace(/^@placard\//, "");
  return Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === "string" || target.types === undefined
      ? []
      : [{ entry: path === "." ? name : `${name}-${path.slice(2).replaceAll("/", "-")}`, types: target.types }],
  );
}
