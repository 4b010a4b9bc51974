import { afterAll, describe, expect, it } from "vitest";
import { codeBlocks } from "../doc-examples/code-blocks.ts";
import { runClientBlock } from "./run-client-block.ts";

const examples = codeBlocks().filter(({ page, runs }) => runs === "node" && page.includes("api-client"));

const entries = import.meta.glob("../../packages/api-client/src/{*,contract/*}.ts");

/** Loads an entry of the client from its sources. */
async function load(name: string): Promise<unknown> {
  const entry = name.replace("@placard/api-client", "").replace("/", "") || "index";
  const found = entries[`../../packages/api-client/src/${entry}.ts`];
  if (found === undefined) throw new Error(`api-client has no entry ${name}.`);
  return found();
}

describe("the README of the client", () => {
  let ran = 0;
  afterAll(() => console.log(`Code blocks of the client: ${ran} of ${examples.length} ran against the contract.`));

  it("has examples for Node, for a page, and for a token", () => {
    expect(examples.length).toBeGreaterThanOrEqual(10);
    const text = examples.map(({ code }) => code).join("");
    for (const part of ["node:fs", "document.body", "Bearer"]) expect(text).toContain(part);
  });

  it.each(examples)("has examples that run and print the stated output: $place", async ({ code }) => {
    const did = await runClientBlock(code, load);
    const calls = code.includes("await client.") || code.includes("eachItem(") || code.includes("api.call");
    expect(did.calls > 0).toBe(calls);
    expect(did.text.includes("Ammonia")).toBe(code.includes("document.body"));
    ran += 1;
  });

  it("fails for an example that calls a missing method", async () => {
    const code = `import { createKlient } from "@placard/api-client/client";\ncreateKlient();`;
    await expect(runClientBlock(code, load)).rejects.toThrow(TypeError);
  });

  it("fails for an example with a different server answer", async () => {
    const code = examples[0]?.code.replace(/\/\/ .*/, "// Chlorine") ?? "";
    await expect(runClientBlock(code, load)).rejects.toThrow("to be 'Chlorine'");
  });
});
