import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { installPacked, type Archives } from "../pack/pack.ts";
import type { ServedFolder } from "../pack/serve-folder.ts";
import { startServer } from "./host-server.ts";

/** The version with which the pages were reviewed. */
const NEXT = "next@16.4.6";

/** Bundlers of Next: Turbopack is its default. */
export type NextBundler = "Turbopack" | "webpack";

const settings = (mode: "development" | "production"): NodeJS.ProcessEnv => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: "1",
  CI: "true",
  NODE_ENV: mode,
});

/** The app of `next/`, with the packed packages installed. Returns its folder. */
export function installNextHost(archives: Archives): Promise<string> {
  const installed = ["react", "react-dom", "maplibre-gl", "react-map-gl", NEXT];
  return installPacked(archives, installed, join(import.meta.dirname, "next"), ["hazmat-core", "ui"]);
}

const cli = (app: string): string => join(app, "node_modules/next/dist/bin/next");

const optionOf = (bundler: NextBundler): string => (bundler === "webpack" ? "--webpack" : "--turbopack");

/** Builds the app with a bundler and serves the build until disposed. */
export async function startBuiltNext(app: string, bundler: NextBundler): Promise<ServedFolder> {
  const env = settings("production");
  await promisify(execFile)(process.execPath, [cli(app), "build", optionOf(bundler)], { cwd: app, env }).catch(
    (failed: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`Next built nothing:\n${failed.stdout}${failed.stderr}`);
    },
  );
  return startServer(app, (port) => [cli(app), "start", ...at(port)], env);
}

/** Starts the development server of the app with a bundler, until disposed. */
export function startNextDevelopment(app: string, bundler: NextBundler): Promise<ServedFolder> {
  return startServer(app, (port) => [cli(app), "dev", optionOf(bundler), ...at(port)], settings("development"));
}

const at = (port: number): readonly string[] => ["--port", `${port}`, "--hostname", "127.0.0.1"];
