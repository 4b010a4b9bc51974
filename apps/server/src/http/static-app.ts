import { readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { extname, join, normalize, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { StartError } from "../start-error.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".geojson": "application/geo+json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".wasm": "application/wasm",
  ".pdf": "application/pdf",
  ".txt": "text/plain; charset=utf-8",
};

const COMPRESSIBLE = new Set([".html", ".js", ".mjs", ".css", ".json", ".geojson", ".webmanifest", ".svg", ".txt"]);

/** Smaller files do not benefit. */
const MIN_COMPRESSED_BYTES = 1024;

type Encoding = "br" | "gzip" | "identity";

/** @throws StartError if the app was not built */
export function requireBuiltApp(folder: string): void {
  if (!existsSync(join(folder, "index.html"))) {
    throw new StartError(
      `The app is not built (no index.html in ${folder}). Nothing was opened or changed. Run: pnpm start, which builds it.`,
    );
  }
}

/**
 * Serves the built app. A path without a file extension is a screen of the app and gets index.html, with status 404 if
 * the app has no such screen. A missing asset is a 404, never a page. A screen's answer lists the files of its code, so
 * that a browser fetches them together with the first script. Browsers may cache files with a hash in their name
 * permanently.
 */
export function staticApp(folder: string): (request: Request) => Promise<Response> {
  const serve = filesOf(folder, (path) => (extname(path) === "" ? "/index.html" : path));
  let screens: Promise<Screens | null> | null = null;
  return async (request) => {
    const answer = await serve(request);
    const { pathname } = new URL(request.url);
    if (!answer.ok || extname(pathname) !== "") return answer;
    screens ??= readScreens(folder);
    const known = await screens;
    if (known === null) return answer;
    const links = known.get(pathname === "/" ? pathname : pathname.replace(/\/$/, ""));
    if (links === undefined) return new Response(answer.body, { status: 404, headers: answer.headers });
    if (links !== "") answer.headers.set("Link", links);
    return answer;
  };
}

/** Value of the `Link` header for each path of the app. */
type Screens = ReadonlyMap<string, string>;

/** The paths that the app build wrote to a file; `null` without that file: then any path may be a screen. */
async function readScreens(folder: string): Promise<Screens | null> {
  const text = await readFile(join(folder, "paths.json"), "utf8").catch(() => null);
  if (text === null) return null;
  const written = JSON.parse(text) as Readonly<Record<string, readonly string[]>>; // by our own build
  return new Map(Object.entries(written).map(([path, files]) => [path, files.map(linkTo).join(", ")]));
}

/** The file is preloaded but only run when the app requests it, so a failed file can be requested again. */
function linkTo(file: string): string {
  return extname(file) === ".css"
    ? `</${file}>; rel=preload; as=style`
    : `</${file}>; rel=preload; as=script; crossorigin`;
}

/**
 * Serves the files of a folder; unknown files are a 404.
 *
 * @param fileOf - maps a path to a file, both with a leading slash
 */
export function filesOf(folder: string, fileOf: (path: string) => string): (request: Request) => Promise<Response> {
  const compressed = new Map<string, Promise<Buffer<ArrayBuffer>>>();

  return async (request) => {
    const path = pathOf(request);
    const asset = path === null ? null : await readAsset(folder, fileOf(path));
    if (asset === null) return notFound("Not found.");
    const encoding = encodingFor(request, asset);
    const bytes = await encoded(asset, encoding, compressed);
    const headers: Record<string, string> = {
      "Content-Type": TYPES[extname(asset.path)] ?? "application/octet-stream",
      "Cache-Control": cacheControlOf(asset.path),
      Vary: "Accept-Encoding",
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    };
    return new Response(request.method === "HEAD" ? null : bytes, { headers });
  };
}

/** A 404 with a sentence, never a page. */
export function notFound(sentence: string): Response {
  return new Response(`${sentence}\n`, { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

interface Asset {
  readonly path: string;
  readonly bytes: Buffer<ArrayBuffer>;
}

/** A safe path below the folder; `null` for one that leaves it or names a hidden file. */
function pathOf(request: Request): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(new URL(request.url).pathname);
  } catch {
    return null;
  }
  const path = normalize(decoded).replaceAll(sep, "/");
  return decoded.includes("\0") || path.split("/").some((part) => part === ".." || part.startsWith(".")) ? null : path;
}

async function readAsset(folder: string, path: string): Promise<Asset | null> {
  try {
    return { path, bytes: await readFile(join(folder, path)) };
  } catch {
    return null;
  }
}

function encodingFor(request: Request, asset: Asset): Encoding {
  if (!COMPRESSIBLE.has(extname(asset.path)) || asset.bytes.length < MIN_COMPRESSED_BYTES) return "identity";
  const accepted = request.headers.get("accept-encoding") ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

function encoded(
  asset: Asset,
  encoding: Encoding,
  compressed: Map<string, Promise<Buffer<ArrayBuffer>>>,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "identity") return Promise.resolve(asset.bytes);
  const key = `${encoding} ${asset.path} ${asset.bytes.length}`;
  const known = compressed.get(key);
  if (known !== undefined && isHashed(asset.path)) return known;
  const work =
    encoding === "br"
      ? compressBrotli(asset.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : compressGzip(asset.bytes);
  compressed.set(key, work);
  return work;
}

/** Vite's names: `assets/index-BX3kd92a.js`. */
function isHashed(path: string): boolean {
  return /^\/assets\/.+-[\w-]{8}\.\w+$/.test(path);
}

function cacheControlOf(path: string): string {
  return isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache";
}
