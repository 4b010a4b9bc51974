import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { createGzip } from "node:zlib";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

export interface ServedFolder extends AsyncDisposable {
  readonly url: string;
}

/** Serves a folder of built files on a free loopback port until disposed, compressed as on hosts. */
export async function serveFolder(
  folder: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(path === "/favicon.ico" ? 204 : 404).end();
      return;
    }
    const type = types[extname(file)] ?? "application/octet-stream";
    const isZipped = /^text|json|svg/.test(type) && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    const encoding = isZipped ? { "content-encoding": "gzip" } : {};
    response.writeHead(200, { "content-type": type, ...encoding, ...headers });
    const bytes = createReadStream(file);
    if (isZipped) bytes.pipe(createGzip()).pipe(response);
    else bytes.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server has a port
  return {
    url: `http://127.0.0.1:${port}/`,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
