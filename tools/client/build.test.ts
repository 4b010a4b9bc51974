import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { endpoints } from "../../packages/api-client/src/contract/index.ts";
import { buildClient, GENERATED_FOLDER } from "./build.ts";
import { typeText } from "./type-text.ts";

const files = buildClient();
const methods = [...files].flatMap(([path, text]) => (path.startsWith("methods/") ? [text] : [])).join("\n");

/** The docstring above a method. */
function docOf(id: string): string {
  return new RegExp(String.raw`((?: {3}\*.*\n)+) {3}\*/\n {2}readonly ${id}:`).exec(methods)?.[1] ?? "";
}

describe("the generated client", () => {
  it.each([...files.keys()])("%s matches the contract; if not, run pnpm client", (path) => {
    expect(readFileSync(join(GENERATED_FOLDER, path), "utf8") === files.get(path)).toBe(true);
  });

  it("has no file left over from an earlier build", () => {
    const stored = readdirSync(GENERATED_FOLDER, { recursive: true, encoding: "utf8" }).map((path) =>
      path.replaceAll("\\", "/"),
    );
    expect(stored.filter((path) => path.endsWith(".ts")).toSorted()).toEqual([...files.keys()].toSorted());
  });

  it.each(endpoints.map((row) => [row.id, row] as const))(
    "documents for the editor what %s does and its errors",
    (id, row) => {
      const doc = docOf(id);
      expect(doc).toContain(row.summary);
      expect(doc).toContain(`\`${row.method} `);
      for (const code of row.errors) expect(doc).toContain(`\`${code}\``);
      expect(doc).toMatch(/\{@link \w+\}/);
    },
  );
});

/** Files that an entry of the client imports, types included, with their imports from other packages. */
function reach(entry: string): ReadonlyMap<string, readonly string[]> {
  const source = join(GENERATED_FOLDER, "..");
  const seen = new Map<string, readonly string[]>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    const names = [...readFileSync(path, "utf8").matchAll(/ from "([^"]+)"/g)].map(([, name = ""]) => name);
    seen.set(
      path,
      names.filter((name) => !name.startsWith(".")),
    );
    for (const name of names) if (name.startsWith(".")) visit(join(dirname(path), name));
  };
  visit(join(source, entry));
  return seen;
}

describe("a caller without answer checks", () => {
  it.each(["client.ts", "caller.ts"])("does not load a schema: %s", (entry) => {
    const asked = [...reach(entry)].flatMap(([path, names]) => names.map((name) => `${path}: ${name}`));
    expect(asked.filter((name) => name.endsWith(": zod"))).toEqual([]);
  });

  it("loads less than a caller with answer checks", () => {
    expect([...reach("checked.ts").values()].flat()).toContain("zod");
  });
});

describe("typeText", () => {
  it.each([
    ["a list of choices", { type: "array", items: { enum: ["a", "b"] } }, '("a" | "b")[]'],
    ["a pair", { type: "array", prefixItems: [{ type: "number" }, { type: "number" }] }, "[number, number]"],
    ["what may be null", { anyOf: [{ $ref: "#/components/schemas/Tier" }, { type: "null" }] }, "Tier | null"],
    ["a table", { type: "object", additionalProperties: { type: "boolean" } }, "Record<string, boolean>"],
    ["anything", {}, "unknown"],
  ])("generates %s", (_, schema, text) => {
    expect(typeText(schema, "answered")).toBe(text);
  });

  it("accepts text for a number checked by the contract, and returns the parsed value", () => {
    const schema = { $ref: "#/components/schemas/UnNumber" };
    expect(typeText(schema, "sent")).toBe("string");
    expect(typeText(schema, "answered")).toBe("UnNumber");
  });
});
