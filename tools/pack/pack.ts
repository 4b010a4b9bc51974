import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PUBLISHED } from "../build/archives.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");

/** The archive of each published package, by package name without scope. */
export type Archives = Readonly<Record<(typeof PUBLISHED)[number], string>>;

/** Versions come from the workspace, so that the consumer uses the versions that the project is tested with. */
function catalogVersion(name: string): string {
  const line = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8")
    .split("\n")
    .find((candidate) => candidate.trim().replaceAll('"', "").startsWith(`${name}:`));
  const version = line?.split(":").at(-1)?.trim();
  if (version === undefined) throw new Error(`${name} is not in the catalog of pnpm-workspace.yaml.`);
  return version;
}

function versioned(wanted: string): readonly [name: string, version: string] {
  const at = wanted.lastIndexOf("@");
  return at > 0 ? [wanted.slice(0, at), wanted.slice(at + 1)] : [wanted, catalogVersion(wanted)];
}

async function pnpm(args: readonly string[], cwd: string): Promise<void> {
  const bin = join(root, "node_modules/.bin");
  const launcher = process.env["npm_execpath"];
  const [command, first] =
    launcher !== undefined && existsSync(launcher) ? pnpmFrom(launcher) : (["npx", ["--yes", "pnpm@12.21.0"]] as const);
  await run(command, [...first, ...args], {
    cwd,
    env: { ...process.env, PATH: `${bin}:${process.env["PATH"] ?? ""}`, CI: "true" },
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** pnpm sets its own path in `npm_execpath`: a script for Node or a native binary. */
function pnpmFrom(path: string): readonly [string, readonly string[]] {
  return /\.[cm]?js$/.test(path) ? [process.execPath, [path]] : [path, []];
}

/** Builds and packs the published packages. Returns the archive of each. */
export async function packAll(destination: string): Promise<Archives> {
  mkdirSync(destination, { recursive: true });
  const archives: Partial<Record<(typeof PUBLISHED)[number], string>> = {};
  for (const name of PUBLISHED) {
    const folder = join(root, "packages", name);
    await pnpm(["run", "build"], folder);
    const before = new Set(readdirSync(destination));
    await pnpm(["pack", "--pack-destination", destination], folder);
    const made = readdirSync(destination).find((file) => !before.has(file));
    if (made === undefined) throw new Error(`pnpm pack made no archive of ${name}.`);
    archives[name] = join(destination, made);
  }
  return archives as Archives; // the loop above filled the record or threw
}

/**
 * Creates a folder outside the workspace with the packed packages installed, each from its archive. Returns the folder.
 *
 * @param files - folder of the workspace whose content is copied before the install
 * @param outside - further packages to install: names from the catalog, or `name@version` for packages outside the
 * workspace
 */
export async function installPacked(
  archives: Archives,
  outside: readonly string[],
  files?: string,
  asked: readonly (typeof PUBLISHED)[number][] = PUBLISHED,
): Promise<string> {
  const app = join(mkdtempSync(join(tmpdir(), "placard-consumer-")), "app");
  mkdirSync(app);
  if (files !== undefined) cpSync(files, app, { recursive: true });
  const local = Object.fromEntries(PUBLISHED.map((name) => [`@placard/${name}`, `file:${archives[name]}`]));
  const dependencies = {
    ...Object.fromEntries(asked.map((name) => [`@placard/${name}`, local[`@placard/${name}`]])),
    ...Object.fromEntries(outside.map(versioned)),
  };
  writeFileSync(
    join(app, "package.json"),
    JSON.stringify({ name: "consumer", private: true, type: "module", dependencies }, null, 2),
  );
  const overrides = Object.entries(local).map(([name, file]) => `  "${name}": "${file}"`);
  writeFileSync(
    join(app, "pnpm-workspace.yaml"),
    [
      "packages: []",
      "pmOnFail: ignore",
      "autoInstallPeers: false",
      "allowBuilds: { esbuild: false }",
      "overrides:",
      ...overrides,
      "",
    ].join("\n"),
  );
  await pnpm(["install", "--prefer-offline", "--no-frozen-lockfile"], app);
  return app;
}

/** Creates a Vite React app outside the workspace with the packed packages installed and built. Returns its folder. */
export async function buildConsumer(archives: Archives): Promise<string> {
  const app = await installPacked(
    archives,
    ["react", "react-dom", "vite", "@vitejs/plugin-react", "maplibre-gl", "react-map-gl"],
    join(import.meta.dirname, "consumer"),
  );
  writeRecipe(app);
  await run(process.execPath, [join(app, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"], {
    cwd: app,
  });
  return app;
}

/** Writes the code of docs/recipes/service-worker.md, unchanged. */
function writeRecipe(app: string): void {
  const page = readFileSync(join(root, "docs/recipes/service-worker.md"), "utf8");
  const code = (language: string): string => {
    const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1];
    if (found === undefined) throw new Error(`The recipe has no block of ${language}.`);
    return found;
  };
  mkdirSync(join(app, "public"), { recursive: true });
  writeFileSync(join(app, "public/sw.js"), code("js"));
  writeFileSync(join(app, "keep-offline.ts"), code("ts"));
}
