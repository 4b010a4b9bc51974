import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { createClient, type Client } from "@placard/api-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_SIGN_INS } from "../../src/demo/sign-ins.ts";
import { kill, startAndEnd, startProcess, temporaryFolder, type ServerProcess } from "../process.ts";

const folder = temporaryFolder();
const settings = { DATA_DIR: folder.dataDir, APP_DIST: folder.appDist };
const SLOW = 120_000; // a first start creates a database, and the machine may be busy

/** A client as in a script: only with the address. */
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

  it("states the port assigned by the operating system", async () => {
    const { servers } = await createClient({ baseUrl: server.url }).service.getOpenApi();
    expect(servers).toEqual([{ url: server.url }]);
  });

  it(
    "keeps every confirmed row after kill -9",
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
    "locks its data folder",
    async () => {
      const second = await startAndEnd(settings);
      expect(second.code).toBe(1);
      expect(second.output).toBe(
        `Another Placard server is already using ${folder.dataDir}. Nothing was changed. Stop it first, or start this one with a different DATA_DIR. Run: DATA_DIR=<another folder> pnpm start`,
      );
    },
    SLOW,
  );

  it(
    "stops on request and releases its folder",
    async () => {
      const { email, password } = DEMO_SIGN_INS[0];
      const body = JSON.stringify({ email, password });
      const headers = { "content-type": "application/json", "content-length": body.length, "x-placard-client": "test" };
      const call = request(`${server.url}/api/login-user`, { method: "POST", headers });
      const answered = new Promise<number | undefined>((resolve, reject) => {
        call.once("response", (response) => resolve(response.resume().statusCode));
        call.once("error", reject);
      });
      await new Promise<void>((resolve) => call.write(body.slice(0, 5), () => resolve()));
      await createClient({ baseUrl: server.url }).service.healthz(); // the server has received the first half by now
      const stopping = new Promise<void>((resolve) => {
        server.child.stdout?.on("data", (chunk) => {
          if (String(chunk).includes("Stopping ...")) resolve();
        });
      });
      const ended = kill(server, "SIGTERM");
      await stopping;
      await expect(fetch(`${server.url}/healthz`)).rejects.toThrow("fetch failed"); // accepts no new connection
      call.end(body.slice(5));
      expect(await answered).toBe(200); // and finishes open requests
      expect(await ended).toBe(0);
      server = await startProcess(settings);
      const client = createClient({ baseUrl: server.url });
      expect(await client.service.readyz()).toEqual({ status: "success", checks: { database: true, storage: true } });
    },
    SLOW,
  );
});

describe("a server that cannot start prints the reason in one sentence", () => {
  const other = temporaryFolder();
  const usable = { DATA_DIR: other.dataDir, APP_DIST: other.appDist };
  afterAll(() => other.remove());

  it(
    "if the port is in use",
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
        output: `Port ${port} is in use. Nothing was opened or changed. Stop the program that is using it, or use another port. Run: PORT=${port + 1} pnpm start`,
      });
      expect(existsSync(other.dataDir)).toBe(false); // reported before anything was opened
    },
    SLOW,
  );

  it(
    "if a file is in place of one of its folders",
    async () => {
      const blocked = temporaryFolder();
      const files = join(blocked.dataDir, "files");
      mkdirSync(blocked.dataDir);
      writeFileSync(files, "");
      const ended = await startAndEnd({ DATA_DIR: blocked.dataDir, APP_DIST: blocked.appDist, DEMO: "0" });
      blocked.remove();
      expect(ended.code).toBe(1);
      expect(ended.output).toMatch(
        /^This account cannot use \S+files\S* \(\w+\)\. Nothing in it was changed\. .* Run: \S+/,
      );
    },
    SLOW,
  );

  it.each([
    [
      { APP_DIST: join(other.dataDir, "nothing") },
      /^The app is not built .* Nothing was opened or changed\. Run: pnpm start, which builds it\.$/,
    ],
    [
      { DATA_DIR: "/dev/null/data" },
      /^This account cannot use \/dev\/null\/data \(ENOTDIR\)\. Nothing in it was changed\. .* Run: DATA_DIR=/,
    ],
    [
      { DATABASE_URL: "postgres://placard:hunter2@127.0.0.1:1/placard" },
      /^The database 127\.0\.0\.1:1\/placard cannot be used: no server answers there\. Start it or correct DATABASE_URL\. Nothing in it was changed\. Run: pg_isready -d "\$DATABASE_URL"$/,
    ],
    [{ PORT: "many" }, /^Invalid settings\. PORT: Use a whole number from 0 to 65535\.$/],
    [{ STORAGE: "s3" }, /^STORAGE=s3 also needs S3_BUCKET, S3_ACCESS_KEY_ID, and S3_SECRET_ACCESS_KEY\. Set them to /],
    [
      {
        STORAGE: "s3",
        S3_ENDPOINT: "http://127.0.0.1:2",
        S3_BUCKET: "files",
        S3_ACCESS_KEY_ID: "x",
        S3_SECRET_ACCESS_KEY: "hunter2",
      },
      /^The bucket files at 127\.0\.0\.1:2 cannot be used: no server answers there\. .* Run: curl --head http:\/\/127\.0\.0\.1:2$/,
    ],
    [
      { HOST: "0.0.0.0" },
      /^Demo sign-ins are public, so demo mode does not listen on 0\.0\.0\.0 by default\. Set DEMO=0 /,
    ],
    [{ DATABASE_URL: "postgres://x/y", DEMO: "1" }, /^Demo data works only with the embedded database\. /],
    [
      { DIRECTIONS_PROVIDER: "mapbox" },
      /^DIRECTIONS_PROVIDER=mapbox needs MAPBOX_TOKEN\. Set it to a token of your Mapbox account\.$/,
    ],
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
