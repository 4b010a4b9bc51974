import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../..");
const app = join(root, "apps/reference");
const stamp = join(app, "dist/.sources.sha256");

/** Files that the built app depends on, without tests and stories. */
const inputs = [
  "packages/hazmat-core/src",
  "packages/api-client/src",
  "packages/ui/src",
  "apps/reference/src",
  "apps/reference/build",
  "apps/reference/worker",
  "apps/reference/public",
  "apps/reference/index.html",
  "apps/reference/vite.config.ts",
  "pnpm-lock.yaml",
];

const ignored = /\.(test|stories|bench|guide|example)\.tsx?$|\.mdx$|__screenshots__/;

async function filesBelow(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** SHA-256 over names and contents of every source of the app, in a fixed order. */
export async function hashSources(): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesBelow(join(root, input))))).flat();
  const hash = createHash("sha256");
  for (const file of files.filter((name) => !ignored.test(name)).toSorted()) {
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(`The app did not build (exit ${code}). Run "pnpm --filter @placard/reference build" to see why.`),
        );
    });
  });
}

/** Builds the app unless the last build came from the same sources. Reports progress through `say`. */
export async function buildAppIfChanged(say: (line: string) => void): Promise<void> {
  const hash = await hashSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  say("Building the app (its sources changed) ...");
  const started = performance.now();
  await run(join(root, "node_modules/.bin/vite"), ["build", "--logLevel", "warn"], app);
  writeFileSync(stamp, hash);
  say(`Built the app in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

if (import.meta.main) await buildAppIfChanged((line) => console.log(line));
