import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
const published = ["hazmat-core", "api-client", "ui"] as const;

/** Versions come from the workspace, so that the consumer tries what the project is tested with. */
function catalogVersion(name: string): string {
  const line = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8")
    .split("\n")
    .find((candidate) => candidate.trim().replaceAll('"', "").startsWith(`${name}:`));
  const version = line?.split(":").at(-1)?.trim();
  if (version === undefined) throw new Error(`${name} is not in the catalog of pnpm-workspace.yaml.`);
  return version;
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

/** pnpm names itself in `npm_execpath`: a script for Node or a native binary. */
function pnpmFrom(path: string): readonly [string, readonly string[]] {
  return /\.[cm]?js$/.test(path) ? [process.execPath, [path]] : [path, []];
}

/** Builds and packs the published packages; gives the archive of each. */
export async function packAll(destination: string): Promise<Record<(typeof published)[number], string>> {
  mkdirSync(destination, { recursive: true });
  const archives: Partial<Record<(typeof published)[number], string>> = {};
  for (const name of published) {
    const folder = join(root, "packages", name);
    await pnpm(["run", "build"], folder);
    const before = new Set(readdirSync(destination));
    await pnpm(["pack", "--pack-destination", destination], folder);
    const made = readdirSync(destination).find((file) => !before.has(file));
    if (made === undefined) throw new Error(`pnpm pack made no archive of ${name}.`);
    archives[name] = join(destination, made);
  }
  return archives as Record<(typeof published)[number], string>; // the loop above filled or threw
}

/** A Vite React app outside the workspace with the packed packages installed and built; gives its folder. */
export async function buildConsumer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "placard-consumer-"));
  const archives = await packAll(join(folder, "archives"));
  const app = join(folder, "app");
  cpSync(join(import.meta.dirname, "consumer"), app, { recursive: true });
  const local = Object.fromEntries(published.map((name) => [`@placard/${name}`, `file:${archives[name]}`]));
  const outside = Object.fromEntries(
    ["react", "react-dom", "vite", "@vitejs/plugin-react"].map((name) => [name, catalogVersion(name)]),
  );
  writeFileSync(
    join(app, "package.json"),
    JSON.stringify(
      { name: "consumer", private: true, type: "module", dependencies: { ...local, ...outside } },
      null,
      2,
    ),
  );
  const overrides = Object.entries(local).map(([name, file]) => `  "${name}": "${file}"`);
  writeFileSync(
    join(app, "pnpm-workspace.yaml"),
    ["packages: []", "pmOnFail: ignore", "allowBuilds: { esbuild: false }", "overrides:", ...overrides, ""].join("\n"),
  );
  await pnpm(["install", "--prefer-offline", "--no-frozen-lockfile"], app);
  await run(process.execPath, [join(app, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"], {
    cwd: app,
  });
  return app;
}
