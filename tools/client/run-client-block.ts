import { mkdtempDisposableSync } from "node:fs";
import * as files from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { API_BASE } from "../../packages/api-client/src/client/request-url.ts";
import { endpoints } from "../../packages/api-client/src/contract/index.ts";
import { runBlock } from "../doc-examples/run-block.ts";

/** File functions for an example, limited to its own folder. */
function inFolder(folder: string) {
  return {
    readFile: (name: string, encoding: "utf8") => files.readFile(join(folder, name), encoding),
    rm: (name: string, options: object) => files.rm(join(folder, name), options),
    writeFile: (name: string, text: string, options: object) => files.writeFile(join(folder, name), text, options),
  };
}

/** Minimal page element for an example that shows a list. */
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

/**
 * A server that answers each call with the contract's example. A call to an unknown path is an error in the example.
 */
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

/** Result of a block: number of calls to the server and page content. */
interface Did {
  readonly calls: number;
  readonly text: string;
}

/**
 * Runs a block of the client's README against a server that answers with the examples of the contract.
 *
 * @param load - loads the entry of the client that the block imports
 */
export async function runClientBlock(code: string, load: (name: string) => Promise<unknown>): Promise<Did> {
  const body = new Element();
  vi.stubGlobal("document", { body, createElement: () => new Element() });
  vi.stubGlobal("fetch", answer);
  vi.stubEnv("PLACARD_TOKEN", "placard_0f3c");
  const printed = vi.spyOn(console, "log").mockImplementation(() => undefined);
  answer.mockClear();
  using folder = mkdtempDisposableSync(join(tmpdir(), "placard-readme-"));
  try {
    await runBlock(code, {
      isEveryValueShown: false,
      load: async (name) => (name === "node:fs/promises" ? inFolder(folder.path) : load(name)),
    });
    return { calls: answer.mock.calls.length, text: body.text };
  } finally {
    printed.mockRestore();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  }
}
