import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";

let harness: Harness;

beforeAll(async () => {
  harness = await createHarness();
  const docs = harness.ctx.config.builtPages.find(({ path }) => path === "/docs")?.folder ?? "";
  mkdirSync(join(docs, "functions"), { recursive: true });
  mkdirSync(harness.ctx.config.appDist, { recursive: true });
  writeFileSync(join(harness.ctx.config.appDist, "index.html"), "<!doctype html><title>Placard</title>");
  writeFileSync(join(docs, "index.html"), "<!doctype html><title>Reference</title>");
  writeFileSync(join(docs, "functions/modelScene.html"), "<!doctype html><title>modelScene</title>");
});
afterAll(() => harness[Symbol.asyncDispose]());

const get = (path: string) => harness.app.request(`${BASE_URL}${path}`);

describe("separately built pages", () => {
  it.each([
    ["/docs/", "Reference"],
    ["/docs/index.html", "Reference"],
    ["/docs/functions/modelScene.html", "modelScene"],
  ])("are served at %s", async (path, title) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  it("redirect without the last slash so that their links work", async () => {
    const response = await get("/docs?q=plume");
    expect([response.status, response.headers.get("location")]).toEqual([308, "/docs/?q=plume"]);
  });

  it.each(["/docs/nothing", "/docs/functions", "/docs/functions/", "/docs/gone.html", "/docs/..%2findex.html"])(
    "return 404 for %s, and never a page of the app",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain("<title>");
    },
  );

  it.each(["/storybook", "/storybook/", "/storybook/iframe.html"])("explain at %s how to build them", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Run "pnpm storybook:build"');
  });

  it("have the content policy of the app: no inline scripts, no other hosts", async () => {
    const policy = (await get("/docs/")).headers.get("content-security-policy");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toBe((await get("/")).headers.get("content-security-policy"));
  });

  it("do not shadow app addresses with the same prefix", async () => {
    expect(await (await get("/docsearch")).text()).toContain("<title>Placard</title>");
  });
});
