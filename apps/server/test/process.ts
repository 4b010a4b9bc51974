import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileCache } from "../../../tools/test/compile-cache.ts";

/** The real server in a separate process. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** The options of Node with which `pnpm start` runs the server. */
const NODE_OPTIONS = startOptions(readFileSync(join(import.meta.dirname, "../../../package.json"), "utf8"));

const MAIN = join(import.meta.dirname, "../src/main.ts");

function startOptions(packageJson: string): readonly string[] {
  const { scripts } = JSON.parse(packageJson) as { scripts: { start: string } }; // the file of this repository
  return scripts.start.match(/--\S+/g) ?? [];
}

/** A folder with a built app, removed by `remove`. */
export function temporaryFolder(): { dataDir: string; appDist: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "placard-process-"));
  const appDist = join(folder, "app");
  mkdirSync(appDist);
  writeFileSync(join(appDist, "index.html"), "<!doctype html><title>Placard</title>");
  return {
    dataDir: join(folder, "data"),
    appDist,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function launch(settings: Readonly<Record<string, string>>): { child: ChildProcess; output: () => string } {
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, [...NODE_OPTIONS, MAIN], {
    env: { ...environment, ...compileCache, PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout?.on("data", (chunk) => (output += String(chunk)));
  child.stderr?.on("data", (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}

/** Starts a server and waits until it listens. */
export function startProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { child, output } = launch(settings);
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", () => {
      const url = /Placard is running at (\S+)\n/.exec(output())?.[1];
      if (url !== undefined) resolve({ url, child });
    });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${output()}`)));
  });
}

/** Starts a server that is expected to fail, and waits for its output. */
export function startAndEnd(settings: Readonly<Record<string, string>>): Promise<Ended> {
  const { child, output } = launch(settings);
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output: output().trim() })));
}

export function kill({ child }: ServerProcess, signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
  return new Promise((resolve) => {
    child.once("exit", (code) => resolve(code));
    child.kill(signal);
  });
}
