import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run-steps.ts";

/** The published packages, in dependency order. */
export const PUBLISHED = ["hazmat-core", "api-client", "ui"] as const;

/** Folder where `pnpm build` puts the archives for `npm publish`. */
export const ARCHIVES: string = join(root, "archives");

/** The archive of a package at its current version, as `pnpm pack` names it. */
export function archiveOf(name: (typeof PUBLISHED)[number]): string {
  const manifest = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8")) as {
    readonly version: string;
  };
  return join(ARCHIVES, `placard-${name}-${manifest.version}.tgz`);
}
