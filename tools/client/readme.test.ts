import { mkdtempSync, readFileSync } from "node:fs";
import * as files from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { API_BASE } from "../../packages/api-client/src/client/request-url.ts";
import { endpoints } from "../../packages/api-client/src/contract/index.ts";

const readme = readFileSync(join(import.meta.dirname, "../../packages/api-client/README.md"), "utf8");
const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);

/** What an example may import. */
const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  "node:fs/promises": async () => inFolder(mkdtempSync(join(tmpdir(), "placard-readme-"))),
  "@placard/api-client/client": () => import("../../packages/api-client/src/client.ts"),
  "@placard/api-client/checked": () => import("../../packages/api-client/src/checked.ts"),
  "@placard/api-client/caller": () => import("../../packages/api-client/src/caller.ts"),
  "@placard/api-client/openapi": () => import("../../packages/api-client/src/openapi.ts"),
  "@placard/api-client/contract/session": () => import("../../packages/api-client/src/contract/session.ts"),
};

/** Files of an example, in a folder of their own. */
function inFolder(folder: string) {
  return {
    readFile: (name: string, encoding: "utf8") => files.readFile(join(folder, name), encoding),
    rm: (name: string, options: object) => files.rm(join(folder, name), options),
    writeFile: (name: string, text: string, options: object) => files.writeFile(join(folder, name), text, options),
  };
}

/** As much of a page as an example needs to show a list. */
class Element {
  readonly children: Element[] = [];
  textContent = "";

  append(...children: readonly Element[]): void {
    this.children.push(...children);
  }

  get text(): string {
    return [this.textContent, ...this.children.map(({ text }) => text)].join("");
  }
}

/** A server that answers each call with the contract's example. Whoever asks for an unknown path has mistyped it. */
const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
  async (url: string, { method }: RequestInit) => {
    const { pathname } = new URL(url);
    const row = endpoints.find((endpoint) => {
      const path = `${endpoint.atRoot === true ? "" : API_BASE}${endpoint.path}`;
      return endpoint.method === method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(pathname);
    });
    if (row === undefined) throw new Error(`The contract has no ${method} ${pathname}.`);
    return Response.json(row.example.response);
  },
);

/** Examples are code in text form: this is the one place that turns them into a function. */
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
  ...parts: readonly string[]
) => (load: (name: string) => Promise<unknown>) => Promise<void>; // the async twin of `Function`, which has no global name

async function run(code: string): Promise<void> {
  const body = stripTypeScriptTypes(code).replaceAll(
    /^import \{([^}]*)\} from "([^"]+)";$/gm,
    (_, names: string, name: string) => `const {${names}} = await load("${name}");`,
  );
  await new AsyncFunction("load", body)(async (name) => {
    const found = modules[name];
    if (found === undefined) throw new Error(`An example may not import ${name}.`);
    return found();
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("the README of the client", () => {
  it("has examples for Node, for a page, and for a token", () => {
    expect(examples.length).toBeGreaterThanOrEqual(10);
    for (const text of ["node:fs", "document.body", "Bearer"]) expect(examples.join()).toContain(text);
  });

  it.each(examples.map((code, index) => [index + 1, code] as const))(
    "example %i runs as it stands",
    async (_, code) => {
      const body = new Element();
      vi.stubGlobal("document", { body, createElement: () => new Element() });
      vi.stubGlobal("fetch", answer);
      vi.stubEnv("PLACARD_TOKEN", "placard_0f3c");
      vi.spyOn(console, "log").mockImplementation(() => undefined);
      answer.mockClear();
      await run(code);
      const calls = code.includes("await client.") || code.includes("eachItem(") || code.includes("api.call");
      expect(answer.mock.calls.length > 0).toBe(calls);
      expect(body.text.includes("Ammonia")).toBe(code.includes("document.body"));
    },
  );

  it("fails for an example that calls what is not there", async () => {
    vi.stubGlobal("fetch", answer);
    await expect(run(`import { createKlient } from "@placard/api-client/client";\ncreateKlient();`)).rejects.toThrow(
      TypeError,
    );
  });
});
