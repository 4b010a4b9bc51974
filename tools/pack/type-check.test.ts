import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { root } from "../run-steps.ts";
import { installPacked } from "./pack.ts";

/** How long the check of a script may take, ms. */
const MOST_MS = 5000;

/** A machine that builds an app of a host beside it is slower than a developer's: the quickest of these counts. */
const ATTEMPTS = 3;

/** Has Node say at its end how long it worked, ms: what else a machine does meanwhile is not the compiler's time. */
const TELL_WORK = `data:text/javascript,${encodeURIComponent(
  `process.on("exit", () => { const { user, system } = process.cpuUsage(); console.error((user + system) / 1000); });`,
)}`;

/** What somebody writes in an afternoon: 30 lines, ten methods of the client, its models, errors and pages. */
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

/** The versions that people have; the root brings the schemas of the contract along. */
const COMPILERS = { "TypeScript 6": "typescript", "TypeScript 7": "typescript-native" } as const;
const ENTRIES = ["@placard/api-client/client", "@placard/api-client"] as const;
const CHECKS = Object.entries(COMPILERS).flatMap(([name, compiler]) =>
  ENTRIES.map((entry) => ({ name, compiler, entry })),
);

/** As `tsc --init` has them. */
const OPTIONS = ["--module", "nodenext", "--target", "es2023", "--strict", "--skipLibCheck", "--noEmit"];

describe("a script of 30 lines on the packed client", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await installPacked(inject("archives"), [], undefined, ["hazmat-core", "api-client"]);
  }, 120_000);
  afterAll(async () => {
    if (folder !== undefined) await rm(dirname(folder), { recursive: true, force: true });
  });

  async function check(compiler: string, file: string): Promise<{ readonly said: string; readonly tookMs: number }> {
    const began = performance.now();
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ["--import", TELL_WORK, join(root, "node_modules", compiler, "bin/tsc"), ...OPTIONS, file],
      { cwd: folder },
    ).catch((failed: { stdout: string; stderr: string }) => failed);
    // TypeScript 7 works in a process of its own, of which the one that was started knows nothing.
    const tookMs = compiler === COMPILERS["TypeScript 6"] ? Number(stderr) : performance.now() - began;
    return { said: stdout, tookMs };
  }

  it.each(CHECKS)(
    "is checked by $name in 5 s: $entry",
    async ({ name, compiler, entry }) => {
      const code = script(entry);
      expect(code.trimEnd().split("\n")).toHaveLength(30);
      writeFileSync(join(folder, "script.ts"), code);
      let quickest = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < ATTEMPTS && quickest >= MOST_MS; attempt += 1) {
        const { said, tookMs } = await check(compiler, "script.ts");
        expect(said).toBe("");
        quickest = Math.min(quickest, tookMs);
      }
      console.log(`30 lines on ${entry}, checked by ${name}: ${(quickest / 1000).toFixed(1)} s.`);
      expect(quickest).toBeLessThan(MOST_MS);
    },
    60_000,
  );

  it("is found wrong where it is wrong", async () => {
    writeFileSync(join(folder, "wrong.ts"), script(ENTRIES[0]).replace("row.quantity.", "row.amount."));
    expect((await check("typescript-native", "wrong.ts")).said).toContain("'amount' does not exist");
  }, 60_000);
});
