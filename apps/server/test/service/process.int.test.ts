import { createServer } from "node:net";
import { join } from "node:path";
import { createClient, type Client } from "@placard/api-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_SIGN_INS } from "../../src/demo/sign-ins.ts";
import { kill, startAndEnd, startProcess, temporaryFolder, type ServerProcess } from "../process.ts";

const folder = temporaryFolder();
const settings = { DATA_DIR: folder.dataDir, APP_DIST: folder.appDist };
const SLOW = 120_000; // a first start makes a database, and the machine may be busy

/** The client as a script has it: nothing but the address. */
async function signedIn({ url }: ServerProcess): Promise<Client> {
  const client = createClient({ baseUrl: url });
  const { email, password } = DEMO_SIGN_INS[0];
  await client.session.loginUser({ body: { email, password } });
  return client;
}

describe("a running server", () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startProcess(settings);
  }, SLOW);
  afterAll(async () => {
    if (server.child.exitCode === null) await kill(server, "SIGKILL");
    folder.remove();
  });

  it("names the port that the operating system gave it, in what it says of itself", async () => {
    const { servers } = await createClient({ baseUrl: server.url }).service.getOpenApi();
    expect(servers).toEqual([{ url: server.url }]);
  });

  it(
    "has every answered row after kill -9",
    async () => {
      const client = await signedIn(server);
      const { user } = await client.session.getSession();
      if (user?.userType !== "business") throw new Error("The demo business is not signed in.");
      const body = { business_id: user.business_id, name: "Kept", email: "kept@kept.example" };
      const { contact_id } = await client.people.insertBusinessContact({ body });
      await kill(server, "SIGKILL");
      server = await startProcess(settings);
      const after = await signedIn(server);
      const params = { business_id: user.business_id };
      const { users } = await after.people.getContactsByBusiness({ params });
      expect(users.map((contact) => contact.id)).toContain(contact_id);
    },
    SLOW,
  );

  it(
    "keeps its data folder to itself",
    async () => {
      const second = await startAndEnd(settings);
      expect(second.code).toBe(1);
      expect(second.output).toBe(
        `Another Placard server is already using ${folder.dataDir}. Stop it first, or start this one with a different DATA_DIR.`,
      );
    },
    SLOW,
  );

  it(
    "stops when asked, and its folder is free again",
    async () => {
      expect(await kill(server, "SIGTERM")).toBe(0);
      server = await startProcess(settings);
      const client = createClient({ baseUrl: server.url });
      expect(await client.service.readyz()).toEqual({ status: "success", checks: { database: true, storage: true } });
    },
    SLOW,
  );
});

describe("prints the reason in one sentence if the server cannot start", () => {
  const other = temporaryFolder();
  const usable = { DATA_DIR: other.dataDir, APP_DIST: other.appDist };
  afterAll(() => other.remove());

  it(
    "when the port is in use",
    async () => {
      const taken = createServer();
      const port = await new Promise<number>((resolve) => {
        taken.listen(0, "127.0.0.1", () => {
          const address = taken.address();
          resolve(typeof address === "object" && address !== null ? address.port : 0);
        });
      });
      const ended = await startAndEnd({ ...usable, DEMO: "0", PORT: String(port) });
      taken.close();
      expect(ended).toEqual({
        code: 1,
        output: `Port ${port} is in use. Stop the program that is using it, or set PORT to another number.`,
      });
    },
    SLOW,
  );

  it.each([
    [{ APP_DIST: join(other.dataDir, "nothing") }, /^The app is not built .* Run "pnpm start", which builds it\.$/],
    [{ DATA_DIR: "/dev/null/data" }, /^The data folder \/dev\/null\/data is not writable \(ENOTDIR\)\. Set DATA_DIR /],
    [
      { DATABASE_URL: "postgres://placard:hunter2@127.0.0.1:1/placard" },
      /^The database 127\.0\.0\.1:1\/placard cannot be used: no server answers there\. Start it or correct DATABASE_URL\.$/,
    ],
    [{ PORT: "many" }, /^Invalid settings\. PORT: Use a whole number from 0 to 65535\.$/],
    [{ STORAGE: "s3" }, /^Invalid settings\. STORAGE: Set it to file\. /],
    [
      { HOST: "0.0.0.0" },
      /^Demo sign-ins are public, so demo mode does not listen on 0\.0\.0\.0 by default\. Set DEMO=0 /,
    ],
    [{ DATABASE_URL: "postgres://x/y", DEMO: "1" }, /^Demo data works only with the embedded database\. /],
    [{ DIRECTIONS_PROVIDER: "mapbox" }, /^DIRECTIONS_PROVIDER=mapbox needs MAPBOX_TOKEN\.$/],
  ] as const)(
    "with %j",
    async (wrong, sentence) => {
      const ended = await startAndEnd({ ...usable, ...wrong });
      expect(ended.code).toBe(1);
      expect(ended.output).toMatch(sentence);
    },
    SLOW,
  );
});
