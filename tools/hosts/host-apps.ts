import { build, context, type BuildOptions } from "esbuild";
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { copyFromArchive, textInArchive } from "../pack/files-of-archive.ts";
import { installPacked, type Archives } from "../pack/pack.ts";
import { serveFolder, type ServedFolder } from "../pack/serve-folder.ts";
import { freePort, startServer } from "./host-server.ts";
import { installNextHost, startBuiltNext, startNextDevelopment } from "./next-host.ts";

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

/** A page without a build: the pages of `plain/` with the packed script and the packed module. Returns its folder. */
export async function writePlainHost(archives: Archives): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), "placard-plain-")), "app");
  cpSync(join(import.meta.dirname, "plain"), folder, { recursive: true });
  writeFileSync(join(folder, "elements.global.js"), textInArchive(archives.ui, "dist/elements.global.js"));
  copyFromArchive(archives.ui, "dist/placard-elements", folder);
  return folder;
}

/** The apps of hosts by name, each with its install. */
export const HOST_APPS = { bundlers: installBundlerHost, next: installNextHost, plain: writePlainHost } as const;

/** A host that shows a card and a map without any setting for `@placard/ui`. */
export interface Host {
  readonly name: string;
  readonly app: keyof typeof HOST_APPS;
  /** The page of the app with the first card. */
  readonly page: string;
  readonly start: (app: string) => Promise<ServedFolder>;
  /** True for the host that also renders every component, on the server too. */
  readonly rendersAll?: true;
}

/** Each host of the table in docs/recipes, with its build and its development server. */
export const HOSTS: readonly Host[] = [
  ...reactHosts([
    ["Vite, build", (app) => built(app, "vite", ["--outDir", "out-vite"], "out-vite")],
    ["Vite, development", (app) => served(app, "vite")],
    ["Rsbuild, build", (app) => built(app, "rsbuild", [], "dist")],
    ["Rsbuild, development", (app) => served(app, "rsbuild")],
    ["esbuild, build", buildWithEsbuild],
    ["esbuild, development", serveWithEsbuild],
  ]),
  { ...nextHost("Next with Turbopack, build", (app) => startBuiltNext(app, "Turbopack")), rendersAll: true },
  nextHost("Next with Turbopack, development", (app) => startNextDevelopment(app, "Turbopack")),
  nextHost("Next with webpack, build", (app) => startBuiltNext(app, "webpack")),
  nextHost("Next with webpack, development", (app) => startNextDevelopment(app, "webpack")),
  { name: "no build, custom elements", app: "plain", page: "plain/index.html", start: servePlain },
];

function reactHosts(hosts: readonly (readonly [name: string, start: Host["start"]])[]): readonly Host[] {
  return hosts.map(([name, start]) => ({ name, app: "bundlers", page: "bundlers/main.jsx", start }));
}

function nextHost(name: string, start: Host["start"]): Host {
  return { name, app: "next", page: "next/app/page.jsx", start };
}

/** The policy of a strict host: only its own files, and no inline styles. */
const STRICT_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'";

/** Serves the page without a build under a strict content security policy. */
export function servePlain(folder: string): Promise<ServedFolder> {
  return serveFolder(folder, { "content-security-policy": STRICT_POLICY });
}

const cli = (app: string, bundler: "vite" | "rsbuild"): string =>
  join(app, "node_modules", { vite: "vite/bin/vite.js", rsbuild: "@rsbuild/core/bin/rsbuild.js" }[bundler]);

/** Starts the development server of the app with a bundler. */
function served(app: string, bundler: "vite" | "rsbuild"): Promise<ServedFolder> {
  const command = bundler === "vite" ? [] : ["dev"];
  return startServer(app, (port) => [cli(app, bundler), ...command, "--port", `${port}`, "--host", "127.0.0.1"]);
}

async function built(
  app: string,
  bundler: "vite" | "rsbuild",
  options: readonly string[],
  out: string,
): Promise<ServedFolder> {
  const env = { ...process.env, NODE_ENV: "production" }; // a test runner sets another one
  await promisify(execFile)(process.execPath, [cli(app, bundler), "build", ...options], { cwd: app, env });
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
