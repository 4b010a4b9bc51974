import { build, context, type BuildOptions } from "esbuild";
import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { installPacked, type Archives } from "../pack/pack.ts";
import { serveFolder, type ServedFolder } from "../pack/serve-folder.ts";
import { freePort, startServer } from "./host-server.ts";

/** The app of `bundlers/`, with the packed packages and the bundlers installed. Returns its folder. */
export function installBundlerHost(archives: Archives): Promise<string> {
  const bundlers = ["vite", "@rsbuild/core@2.3.2", "@rsbuild/plugin-react@2.1.1"];
  return installPacked(
    archives,
    ["react", "react-dom", "maplibre-gl", "react-map-gl", ...bundlers],
    join(import.meta.dirname, "bundlers"),
    ["hazmat-core", "ui"],
  );
}

/** Starts the app of a folder with one bundler, without any setting for `@placard/ui`. */
export type StartHost = (app: string) => Promise<ServedFolder>;

/** Each bundler with its build, and its development server where it is checked. */
export const BUNDLER_HOSTS: readonly (readonly [name: string, start: StartHost])[] = [
  [
    "the development server of Vite",
    (app) => startServer(app, (port) => [cli(app, "vite"), "--port", `${port}`, "--host", "127.0.0.1"]),
  ],
  ["the build of Vite", (app) => built(app, "vite", ["--outDir", "out-vite"], "out-vite")],
  ["the build of Rsbuild", (app) => built(app, "rsbuild", [], "dist")],
  ["the development server of esbuild", serveWithEsbuild],
  ["the build of esbuild", buildWithEsbuild],
];

const cli = (app: string, bundler: "vite" | "rsbuild"): string =>
  join(app, "node_modules", { vite: "vite/bin/vite.js", rsbuild: "@rsbuild/core/bin/rsbuild.js" }[bundler]);

async function built(
  app: string,
  bundler: "vite" | "rsbuild",
  options: readonly string[],
  out: string,
): Promise<ServedFolder> {
  await promisify(execFile)(process.execPath, [cli(app, bundler), "build", ...options], { cwd: app });
  return serveFolder(join(app, out));
}

const esbuildOptions = (app: string, out: string): BuildOptions => ({
  absWorkingDir: app,
  entryPoints: ["main.jsx"],
  bundle: true,
  splitting: true,
  format: "esm",
  jsx: "automatic",
  outdir: out,
  logLevel: "silent",
});

/** The page that names the files of esbuild, which makes no page itself. */
function writePage(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><link rel="stylesheet" href="/main.css"><div id="root"></div><script type="module" src="/main.js"></script>`,
  );
}

async function buildWithEsbuild(app: string): Promise<ServedFolder> {
  const out = join(app, "out-esbuild");
  await build({ ...esbuildOptions(app, out), minify: true });
  writePage(out);
  return serveFolder(out);
}

async function serveWithEsbuild(app: string): Promise<ServedFolder> {
  const out = join(app, "served-esbuild");
  writePage(out);
  // Without splitting: the server builds again for every request.
  const bundler = await context({ ...esbuildOptions(app, out), splitting: false });
  const port = await freePort();
  await bundler.serve({ servedir: out, host: "127.0.0.1", port });
  return { url: `http://127.0.0.1:${port}/`, [Symbol.asyncDispose]: () => bundler.dispose() };
}
