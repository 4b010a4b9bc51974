import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "@placard/api-client/internal";
import { describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { operations } from "../../src/routes/operations.ts";
import { BASE_URL, createHarness } from "../harness.ts";

const answered: ReadonlySet<string> = new Set(operations.map(({ endpoint }) => endpoint.id));

it("implements every endpoint of the contract once", () => {
  expect(operations.map(({ endpoint }) => endpoint.id).toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
});

it("returns 501 with the missing part for an unsupported call", async () => {
  await using harness = await createHarness();
  const app = createApp(harness.ctx, []);
  const response = await app.request(`${BASE_URL}/api/search-chemicals?query=1017`);
  expect(response.status).toBe(501);
  expect(await response.json()).toMatchObject({
    status: "error",
    code: "not_implemented",
    message: "searchChemicals is not part of this server yet.",
    request_id: expect.any(String),
  });
});

describe("the screens of the app", () => {
  const root = join(import.meta.dirname, "../../../..");
  /** Names that a screen or a port of the client imports from the contract. */
  const imported = new Set(
    globSync(["apps/reference/src/**/*.{ts,tsx}", "packages/api-client/src/ports/*.ts"], { cwd: root })
      .filter((file) => !/\.(test|stories)\./.test(file))
      .map((file) => readFileSync(join(root, file), "utf8"))
      .flatMap((source) => [...source.matchAll(/import \{([^}]*)\} from "(?:@placard\/api-client|\.\.\/contract\/)/g)])
      .flatMap(([, names = ""]) => names.split(/[\s,]+/)),
  );
  const called = endpoints.map(({ id }) => id).filter((id) => imported.has(id));

  it("call many endpoints, so that this check stays meaningful", () => {
    expect(called.length).toBeGreaterThan(50);
  });

  it.each(called)("call no endpoint that returns 501: %s", (id) => {
    expect(answered).toContain(id);
  });
});
