import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { root } from "../run-steps.ts";
import { installPacked } from "./pack.ts";

/** A short script of an integrator: 30 lines, ten client methods, models, errors and pages. */
const script = (entry: string): string => `import {
  createClient, describeProblem, eachItem, hasCode,
  type Client, type InventoryChemical, type SessionStore,
} from "${entry}";
const kept = new Map<string, string>();
const session: SessionStore = {
  load: () => kept.get("session") ?? null,
  save: (text) => void (text === null ? kept.delete("session") : kept.set("session", text)),
};
const client: Client = createClient({ baseUrl: "https://placard.example", session, maxRetries: 1 });
const graded = ({ is_classified, hazard_level }: InventoryChemical): string => (is_classified ? String(hazard_level) : "unknown");
try {
  await client.session.loginUser({ body: { email: "dana@harbour.example", password: "correct horse battery" } });
  const { user } = await client.session.getSession();
  const { locations } = await client.locations.getLocationsByBusiness({ params: { id: 3 } });
  const input = { params: { id: 3 }, query: { limit: 100 } };
  for await (const row of eachItem(client.chemicals.getChemicalsByBusiness, input, (page) => page.chemicals)) {
    const { results } = await client.reference.searchChemicals({ query: { query: row.name } });
    const { record } = await client.reference.getChemicalRecord({ params: { key: results[0]?.key ?? "un:1005" } });
    console.log(user?.name, locations.length, row.name, row.quantity.toFixed(1), graded(row), record?.hazardLevel);
  }
  const { data } = await client.incidents.createIncident({ body: { title: "Ammonia release, Pier Road" } });
  const { entries } = await client.incidents.getIncidentLog({ params: { incident_id: data.incident_id } });
  const weather = await client.modelling.getWeather({ query: { lat: 44.65, lon: -63.57 } });
  console.log(entries.length, weather.status);
  await client.session.logout();
} catch (error) {
  if (hasCode(error, "invalid_credentials")) console.error("Check the address and the password.");
  else console.error(describeProblem(error));
}
`;

/** The compiler versions in use. The root entry adds ports, uploads and checked answers. */
const COMPILERS = { "TypeScript 6": "typescript", "TypeScript 7": "typescript-native" } as const;
const ENTRIES = ["@placard/api-client/client", "@placard/api-client"] as const;
const CHECKS = Object.entries(COMPILERS).flatMap(([name, compiler]) =>
  ENTRIES.map((entry) => ({ name, compiler, entry })),
);

/** As in the output of `tsc --init`. */
const OPTIONS = ["--module", "nodenext", "--target", "es2023", "--strict", "--skipLibCheck", "--noEmit"];

describe("a 30-line script on the packed client", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await installPacked(inject("archives"), [], undefined, ["hazmat-core", "api-client"]);
  }, 120_000);
  afterAll(async () => {
    if (folder !== undefined) await rm(dirname(folder), { recursive: true, force: true });
  });

  async function check(compiler: string, file: string): Promise<{ readonly errors: string; readonly types: number }> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(root, "node_modules", compiler, "bin/tsc"), ...OPTIONS, "--diagnostics", file],
      { cwd: folder },
    ).catch((failed: { stdout: string }) => failed);
    const figures = stdout.search(/^Files:/m);
    return { errors: stdout.slice(0, figures).trim(), types: Number(/^Types:\s+(\d+)/m.exec(stdout)?.[1]) };
  }

  it.each(CHECKS)(
    "type-checks without errors in $name: $entry",
    async ({ name, compiler, entry }) => {
      const code = script(entry);
      expect(code.trimEnd().split("\n")).toHaveLength(30);
      writeFileSync(join(folder, "script.ts"), code);
      const { errors, types } = await check(compiler, "script.ts");
      console.log(`30 lines on ${entry}, checked by ${name}: ${types} types.`);
      expect(errors).toBe("");
      expect(types).toBeGreaterThan(0);
    },
    60_000,
  );

  it("reports type errors in a wrong script", async () => {
    writeFileSync(join(folder, "wrong.ts"), script(ENTRIES[0]).replace("row.quantity.", "row.amount."));
    expect((await check("typescript-native", "wrong.ts")).errors).toContain("'amount' does not exist");
  }, 60_000);
});
