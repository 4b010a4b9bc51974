import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";

const SCRIPT = `console.log(${JSON.stringify("x".repeat(5000))});`;

let harness: Harness;

beforeAll(async () => {
  harness = await createHarness({ allowedOrigins: ["https://portal.example"] });
  const dist = harness.ctx.config.appDist;
  mkdirSync(join(dist, "assets"), { recursive: true });
  writeFileSync(join(dist, "index.html"), "<!doctype html><title>Placard</title>");
  writeFileSync(join(dist, "assets/index-BX3kd92a.js"), SCRIPT);
  writeFileSync(join(dist, ".sources.sha256"), "secret");
  writeFileSync(join(dist, "sw.js"), SCRIPT);
  writeFileSync(join(dist, "manifest.webmanifest"), "{}");
  const screens = ["/", "/login", "/login/", "/responder/dashboard", "/embed/plume"].map((path) => [path, []]);
  const files = { "/dashboard/chemicals/add": ["assets/c-BX3kd92a.js", "assets/c-Kd92aBX3.css"] };
  writeFileSync(join(dist, "paths.json"), JSON.stringify({ ...Object.fromEntries(screens), ...files }));
});
afterAll(() => harness[Symbol.asyncDispose]());

const get = (path: string, headers: Record<string, string> = {}) =>
  harness.app.request(`${BASE_URL}${path}`, { headers });

describe("the built app", () => {
  it.each(["/", "/login", "/dashboard/chemicals/add", "/responder/dashboard"])("serves the screen %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toContain("<title>Placard</title>");
  });

  it("preloads the files of a screen if it needs more", async () => {
    const links =
      "</assets/c-BX3kd92a.js>; rel=preload; as=script; crossorigin, </assets/c-Kd92aBX3.css>; rel=preload; as=style";
    expect((await get("/dashboard/chemicals/add")).headers.get("link")).toBe(links);
    expect((await get("/dashboard/chemicals/add/")).headers.get("link")).toBe(links);
    expect((await get("/login")).headers.get("link")).toBeNull();
    expect((await get("/nowhere")).headers.get("link")).toBeNull();
  });

  it.each(["/assets/gone-12345678.js", "/favicon.ico", "/.sources.sha256", "/..%2f..%2fpackage.json", "/%00"])(
    "returns 404 for %s, never a page",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain("<title>");
    },
  );

  it.each(["/nowhere", "/login/more", "/embed", "/embed/navigation", "/Login"])(
    "returns 404 for %s, which is not a screen, with the app's Not Found page",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("<title>Placard</title>");
    },
  );

  it("can be framed only on pages made for embedding", async () => {
    const ancestors = async (path: string): Promise<string | undefined> =>
      /frame-ancestors ([^;]*)/.exec((await get(path)).headers.get("content-security-policy") ?? "")?.[1]?.trim();
    expect(await ancestors("/embed/plume")).toBe("'self' https://portal.example");
    for (const path of ["/", "/login", "/responder/dashboard", "/embed/navigation", "/embed", "/api/session"]) {
      expect(await ancestors(path), path).toBe("'self'");
    }
  });

  it.each([
    ["/sw.js", "text/javascript; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json"],
  ])("serves %s with its type and without caching, so that no device stays on an old version", async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("content-security-policy")).toContain("worker-src 'self'");
  });

  it("returns 404 in the API format below /api", async () => {
    const response = await get("/api/nothing");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ status: "error", code: "unknown_endpoint" });
  });

  it("lets browsers cache hashed files permanently, in a compression they accept", async () => {
    const path = "/assets/index-BX3kd92a.js";
    const brotli = await get(path, { "accept-encoding": "gzip, br" });
    expect(brotli.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(brotli.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(SCRIPT);
    const gzip = await get(path, { "accept-encoding": "gzip" });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(SCRIPT);
    const plain = await get(path);
    expect(await plain.text()).toBe(SCRIPT);
  });

  it("runs only scripts from its own files", async () => {
    const policy = (await get("/")).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("unsafe-eval");
    expect((await get("/")).headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("the content security policy", () => {
  it("allows the hosts of a configured map only", async () => {
    await using withStyle = await createHarness({ mapStyleUrl: "https://tiles.test/styles/liberty" });
    const response = await withStyle.app.request(`${BASE_URL}/healthz`);
    expect(response.headers.get("content-security-policy")).toContain("connect-src 'self' https://tiles.test");
  });
});
