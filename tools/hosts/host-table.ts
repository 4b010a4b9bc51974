import { existsSync, readFileSync, readdirSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { root } from "../run-steps.ts";

/** Page with the table of hosts. */
const PAGE = join(root, "docs/recipes/README.md");

/** One row of the table of hosts. */
export interface HostRow {
  readonly name: string;
  /** Lines of the page with the first card, without empty ones. */
  readonly ownLines: number;
  /** Size of the packages that the host installs for its page, without its bundler, bytes. */
  readonly installed: number;
  /** Bytes transferred from opening the page until the first card. */
  readonly bytes: number;
  readonly consoleErrors: number;
}

const HEAD = "| host | own lines | install | until the first card | console errors |\n|---|---|---|---|---|";

function lineOf({ name, ownLines, installed, bytes, consoleErrors }: HostRow): string {
  const loaded = bytes < 2e6 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
  return `| ${name} | ${ownLines} | ${(installed / 1e6).toFixed(1)} MB | ${loaded} | ${consoleErrors} |`;
}

/**
 * Writes the measured rows into the table of hosts in the recipes. A run of some hosts leaves the rows of the others.
 *
 * @param names - every host, in the order of the table
 * @returns the table
 */
export function writeHostTable(rows: readonly HostRow[], names: readonly string[]): string {
  const page = readFileSync(PAGE, "utf8");
  const start = page.indexOf(HEAD);
  if (start === -1) throw new Error("docs/recipes/README.md has no table of hosts.");
  const rest = page.slice(start + HEAD.length);
  const [before = ""] = /^(?:\n\|.*)*/.exec(rest) ?? [];
  const lines = new Map([...before.matchAll(/^\| (.*?) \|.*$/gm)].map(([line, name = ""]) => [name, line]));
  for (const row of rows) lines.set(row.name, lineOf(row));
  const table = [HEAD, ...names.flatMap((name) => lines.get(name) ?? [])].join("\n");
  writeFileSync(PAGE, page.slice(0, start) + table + rest.slice(before.length));
  return table;
}

/**
 * Size of packages with everything that they depend on, bytes.
 *
 * @param app - a folder installed by pnpm
 */
export function installedBytes(app: string, names: readonly string[]): number {
  const folders = new Set<string>();
  const add = (modules: string, name: string): void => {
    const link = join(modules, name);
    if (!existsSync(link)) return; // an optional peer that the host has not installed
    const folder = realpathSync(link);
    if (folders.has(folder)) return;
    folders.add(folder);
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      readonly dependencies?: Readonly<Record<string, string>>;
      readonly peerDependencies?: Readonly<Record<string, string>>;
    };
    const store = folder.slice(0, folder.lastIndexOf(`${sep}node_modules${sep}`) + `${sep}node_modules`.length);
    for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) add(store, needed);
  };
  for (const name of names) add(join(app, "node_modules"), name);
  return [...folders].reduce((sum, folder) => sum + folderBytes(folder), 0);
}

/** Size of the files of a folder, without the packages in it, bytes. */
export function folderBytes(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !join(entry.parentPath, sep).slice(folder.length).includes("node_modules"))
    .reduce((sum, { name, parentPath }) => sum + statSync(join(parentPath, name)).size, 0);
}
