import { createHash } from "node:crypto";
import { mkdtempDisposableSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "@placard/api-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { configFromEnvironment, type S3Config } from "../../src/config.ts";
import { storageOf } from "../../src/context.ts";
import { sweep } from "../../src/db/sweep.ts";
import { StartError } from "../../src/start-error.ts";
import { claimStore, folderMark, type StoreMark } from "../../src/storage/claim-store.ts";
import { copyFiles } from "../../src/storage/copy-files.ts";
import { openBucket } from "../../src/storage/require-bucket.ts";
import { s3Bucket } from "../../src/storage/s3-bucket.ts";
import { doctor } from "../../src/storage/stored-files.ts";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";
import { S3StandIn, signatureOf } from "../s3-stand-in.ts";
import { pdf, png } from "../sample-files.ts";
import { createWorld, type World } from "../world.ts";

const DAY_MS = 86_400_000;

let store: S3StandIn;
let harness: Harness;
let world: World;
let manager: Client;

const settingsOf = (env: Record<string, string> = {}): S3Config => {
  const { s3 } = configFromEnvironment({ ...store.settings, ...env });
  if (s3 === null) throw new Error("The settings name a bucket.");
  return s3;
};

beforeEach(async () => {
  store = await S3StandIn.listen();
  harness = await createHarness({ storage: "s3", s3: settingsOf() });
  world = await createWorld(harness.ctx);
  manager = await harness.client(world.ours.accounts.Manager);
});
afterEach(async () => {
  await harness[Symbol.asyncDispose]();
  await store[Symbol.asyncDispose]();
});

async function upload(file = png("gate.png", 2000), description = "Gate") {
  const fields = { location_id: world.ours.location, description };
  const { picture } = await manager.pictures.uploadPicture({ fields, file });
  const { storage_key: key } = await harness.ctx.database.system((rows) =>
    rows.selectFrom("pictures").select("storage_key").where("id", "=", picture.id).executeTakeFirstOrThrow(),
  );
  return { ...picture, key };
}

async function download(path: string): Promise<Response> {
  const cookie = `placard_session=${await harness.cookie(world.ours.accounts.Viewer)}`;
  return harness.app.request(`${BASE_URL}${path}`, { headers: { cookie } });
}

const objectOf = (key: string) => {
  const object = store.objects.get(`placard/${key}`);
  if (object === undefined) throw new Error(`${key} is not in the bucket.`);
  return object;
};

/** Local files in progress. */
const inProgress = () => readdirSync(harness.ctx.storage.temporaryFolder);

it("the stand-in computes the signature of the GET Object example in the S3 reference", () => {
  const sha256 = createHash("sha256").update("").digest("hex");
  const time = "20130524T000000Z";
  const signature = signatureOf({
    method: "GET",
    path: "/test.txt",
    query: [],
    headers: [
      ["host", "examplebucket.s3.amazonaws.com"],
      ["range", "bytes=0-9"],
      ["x-amz-content-sha256", sha256],
      ["x-amz-date", time],
    ],
    sha256,
    time,
    region: "us-east-1",
    secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  });
  expect(signature).toBe("f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
});

describe("files in a bucket", () => {
  it("are returned as sent, and leave nothing on the server's disk", async () => {
    const sent = pdf("plan.pdf", 3_000_000);
    const { blob_url, key } = await upload(sent, "Floor plan");
    expect(store.calls.filter((call) => call.startsWith("PUT"))).toEqual([`PUT placard/${key}`]);
    expect(inProgress()).toEqual([]);
    const response = await download(blob_url);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(await sent.arrayBuffer()));
    expect(inProgress()).toEqual([]);
  });

  it("are not kept if their row is refused", async () => {
    const fields = { location_id: world.theirs.location, description: "Gate" };
    const call = manager.pictures.uploadPicture({ fields, file: png() });
    expect(await refusalOf(call)).toEqual({ status: 404, code: "not_found" });
    expect(store.objects.size).toBe(0);
    expect(inProgress()).toEqual([]);
  });

  it("are served only if complete: missing, changed and truncated files are refused with a message", async () => {
    const { blob_url, key } = await upload();
    const object = objectOf(key);
    store.cutsNextBody = true;
    const half = await download(blob_url);
    expect(half.status).toBe(503);
    expect(await half.json()).toMatchObject({ code: "not_ready", message: expect.stringContaining("Try again") });
    object.bytes = Buffer.from(object.bytes).fill(0x20, 20, 21);
    expect(await (await download(blob_url)).json()).toMatchObject({
      code: "not_found",
      message: "This file was damaged in storage. Upload it again.",
    });
    store.objects.clear();
    expect(await (await download(blob_url)).json()).toMatchObject({
      message: "This file is missing from storage. Upload it again.",
    });
    const metrics = await harness.ctx.events.registry.metrics();
    expect(metrics).toContain('placard_events_total{event="file_faulty",kind="damaged"} 1');
    expect(metrics).toContain('placard_events_total{event="file_faulty",kind="missing"} 1');
    expect(metrics).toContain('placard_events_total{event="fault",kind="getPictureFile"} 1');
    expect(inProgress()).toEqual([]);
  });

  it("are read on a retry if the store fails once", async () => {
    const { blob_url } = await upload();
    store.failures = 1;
    expect((await download(blob_url)).status).toBe(200);
  });

  it("do not take a server out of service while the bucket is unreachable, and /readyz reports it", async () => {
    const ready = async () => (await harness.app.request(`${BASE_URL}/readyz`)).json();
    store.denied.add("GET").add("PUT");
    expect(await ready()).toEqual({ status: "success", checks: { database: true, storage: false } });
    expect(await refusalOf(upload())).toEqual({ status: 503, code: "not_ready" });
  });

  it("are stored below the folder of S3_PREFIX, without access to other objects of the bucket", async () => {
    const bucket = s3Bucket(settingsOf({ S3_PREFIX: "placard/files" }));
    const bytes = new Blob(["a file"]);
    await bucket.put("one", bytes, createHash("sha256").update("a file").digest("hex"));
    store.objects.set("placard/other", { bytes: Buffer.from(""), modified: new Date() });
    expect([...store.objects.keys()]).toEqual(["placard/placard/files/one", "placard/other"]);
    const keys: string[] = [];
    for await (const { objects } of bucket.list()) keys.push(...objects.map(({ key }) => key));
    expect(keys).toEqual(["one"]);
  });

  it("are refused by the store if the received bytes differ from the signed ones", async () => {
    const wrong = s3Bucket(settingsOf()).put("one", new Blob(["changed"]), "0".repeat(64));
    await expect(wrong).rejects.toMatchObject({ code: "XAmzContentSHA256Mismatch" });
  });

  it("are requested from the bucket's host name with S3_PATH_STYLE=0", async () => {
    const urls: string[] = [];
    const bucket = s3Bucket(settingsOf({ S3_PATH_STYLE: "0", S3_ENDPOINT: "https://s3.example" }), async (url) => {
      urls.push(url);
      return new Response(null, { status: 204 });
    });
    await bucket.remove("one");
    expect(urls).toEqual(["https://placard.s3.example/one"]);
  });
});

describe("files in a bucket without a row", () => {
  const age = (key: string, days: number): string => {
    const modified = new Date(harness.ctx.now().getTime() - days * DAY_MS);
    store.objects.set(`placard/${key}`, { bytes: Buffer.from("whole"), modified });
    return key;
  };

  it("are removed a day later, while files with a row and objects of others stay", async () => {
    store.pageSize = 2;
    const kept = await upload();
    const second = await upload();
    objectOf(kept.key).modified = new Date(0);
    const [old, young] = [age(crypto.randomUUID(), 2), age(crypto.randomUUID(), 0.5)];
    age("backup/notes & more.txt", 400);
    await sweep(harness.ctx);
    const expected = [kept.key, second.key, young, "backup/notes & more.txt"].map((key) => `placard/${key}`);
    expect([...store.objects.keys()].toSorted()).toEqual(expected.toSorted());
    expect(store.objects.has(`placard/${old}`)).toBe(false);
  });

  it("stay while they are new by the store's clock, even if the server's clock is ahead", async () => {
    await upload();
    const key = crypto.randomUUID();
    store.objects.set(`placard/${key}`, { bytes: Buffer.from("of another server"), modified: new Date() });
    harness.advance(40 * DAY_MS);
    await sweep(harness.ctx);
    expect(store.objects.has(`placard/${key}`)).toBe(true);
  });

  it("are counted and removed by doctor, which also finds rows with a missing or damaged file", async () => {
    const [whole, missing, damaged] = [await upload(), await upload(), await upload()];
    store.objects.delete(`placard/${missing.key}`);
    objectOf(damaged.key).bytes = Buffer.from("changed");
    const orphan = age(crypto.randomUUID(), 2);
    const { text, areWhole } = await doctor(harness.ctx, true);
    expect(areWhole).toBe(false);
    expect(text).toContain(`pictures ${missing.id}: missing`);
    expect(text).toContain(`pictures ${damaged.id}: damaged`);
    expect(text).toContain("Removed: 1");
    expect(store.objects.has(`placard/${orphan}`)).toBe(false);
    expect(store.objects.has(`placard/${whole.key}`)).toBe(true);
  });

  it("and missing files are found by listing, without a call for each file", async () => {
    for (let count = 0; count < 4; count += 1) await upload();
    const { key } = await upload(pdf(), "Floor plan");
    store.objects.delete(`placard/${key}`);
    store.calls.length = 0;
    await sweep(harness.ctx);
    expect(store.calls).toEqual(["GET placard/", "GET placard/"]);
    expect(await harness.ctx.events.registry.metrics()).toContain('placard_stored_files{state="missing"} 1');
  });
});

describe("the start with STORAGE=s3", () => {
  const start = (env: Record<string, string> = {}) => openBucket({ storage: "s3", s3: settingsOf(env) });

  const claim = async (mark: StoreMark | null) => {
    if (mark === null) throw new Error("The settings name a bucket.");
    await claimStore(harness.ctx, { mark, for: "start" });
  };

  it("leaves nothing in the bucket except the mark of the database", async () => {
    await claim(await start());
    expect([...store.objects.keys()]).toEqual(["placard/placard.database"]);
    await claim(await start()); // the next start
  });

  it("accepts a bucket of an earlier version, whose mark names only the database", async () => {
    await upload();
    await claim(await start());
    const [owner = ""] = objectOf("placard.database").bytes.toString().split(" ");
    objectOf("placard.database").bytes = Buffer.from(owner);
    await claim(await start());
    expect(objectOf("placard.database").bytes.toString()).toMatch(new RegExp(`^${owner} [0-9a-f-]{36}$`));
  });

  it("rejects an empty bucket, an emptied one and an old copy, until an operator accepts the loss", async () => {
    await upload();
    await claim(await start());
    const old = new Map(store.objects);
    await upload();
    const refusal =
      /^The bucket placard is not the store with the files of this database: of the (\d) newest files, \1 are missing\. This database last used .* Nothing was changed\. All records are safe, .* run: pnpm --filter @placard\/server cli files adopt$/;
    store.objects.clear();
    await expect(start().then(claim)).rejects.toThrow(refusal);
    expect(store.objects.size).toBe(0);
    for (const [key, object] of old) {
      const other = key.endsWith("placard.database")
        ? { ...object, bytes: Buffer.concat([object.bytes, Buffer.from("0")]) }
        : object;
      store.objects.set(key, other);
    }
    await expect(start().then(claim)).rejects.toThrow("of the 2 newest files, 1 are missing");
    const mark = await start();
    if (mark !== null) await claimStore(harness.ctx, { mark, for: "adopt" });
    await claim(mark);
  });

  it("rejects a bucket that has the files of another database", async () => {
    store.objects.set("placard/placard.database", { bytes: Buffer.from(crypto.randomUUID()), modified: new Date() });
    await expect(start().then(claim)).rejects.toThrow(
      "The bucket placard has the files of another database. No file was changed. Use another bucket, or set S3_PREFIX",
    );
    await claim(await start({ S3_PREFIX: "own" }));
  });

  it.each([
    [{ S3_BUCKET: "missing" }, "there is no bucket with this name. Create it or correct S3_BUCKET", "aws s3 mb s3://"],
    [{ S3_ACCESS_KEY_ID: "AKOTHER" }, "the store does not know S3_ACCESS_KEY_ID. Correct it", "aws s3 ls s3://"],
    [{ S3_SECRET_ACCESS_KEY: "hunter2" }, "the store rejected S3_SECRET_ACCESS_KEY. Correct it", "aws s3 ls s3://"],
    [{ S3_REGION: "eu-west-1" }, "it is in another region. Correct S3_REGION", "aws s3 ls s3://"],
    [{ S3_ENDPOINT: "http://127.0.0.1:2" }, "no server answers there. Start it or correct S3_ENDPOINT", "curl --head"],
  ] as const)("explains the problem with %j", async (env, wrong, command) => {
    const failure = await start(env).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toMatch(/^StartError: The bucket \S+ at 127\.0\.0\.1:\d+ cannot be used: /);
    expect(String(failure)).toContain(`${wrong}. Nothing in it was changed. Run: ${command}`);
    for (const secret of [store.keys.secret, "hunter2"]) expect(String(failure)).not.toContain(secret);
  });

  it("rejects read-only keys", async () => {
    store.denied.add("PUT");
    await expect(start()).rejects.toThrow("They must be allowed to list the bucket and to read, write and delete");
  });

  it("rejects a server that is not an S3 store", async () => {
    const other = createServer((_, response) => response.end("<html>Welcome</html>"));
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const address = other.address();
    const port = typeof address === "object" ? address?.port : 0;
    const failure = start({ S3_ENDPOINT: `http://127.0.0.1:${port}` });
    await expect(failure).rejects.toThrow("what answers there is not an S3 store. Correct S3_ENDPOINT");
    other.closeAllConnections();
    other.close();
  });
});

describe("a folder of files", () => {
  it("is refused if it is empty or belongs to another database, and accepted if it has the files", async () => {
    const made = [await upload(), await upload()];
    const { database, storage } = harness.ctx;
    using temporary = mkdtempDisposableSync(join(tmpdir(), "placard-store-"));
    const dataDir = temporary.path;
    const folder = storageOf({ dataDir, s3: null }, "file");
    const start = () => claimStore({ database, storage: folder }, { mark: folderMark(dataDir), for: "start" });
    await expect(start()).rejects.toThrow(
      `The folder ${join(dataDir, "files")} is not the store with the files of this database: of the 2 newest files, 2 are missing. Nothing was changed.`,
    );
    await copyFiles(database, storage, folder);
    await start();
    for (const { key } of made) await folder.remove(key);
    await start(); // lost files of the own store are reported by `doctor`
    await folderMark(dataDir).write(crypto.randomUUID(), false);
    await expect(start()).rejects.toThrow(
      "has the files of another database. No file was changed. Use another folder.",
    );
  });
});

describe("copying files", () => {
  it("copies from bucket to folder and back, continues where it stopped, and removes nothing", async () => {
    const made = [await upload(), await upload(), await upload(pdf(), "Floor plan")];
    const dataDir = mkdtempSync(join(tmpdir(), "placard-copy-"));
    const folder = storageOf({ dataDir, s3: null }, "file");
    const { database, storage } = harness.ctx;
    await folder.keep(writeHalf(folder.temporaryFolder, made[0]?.key ?? ""), made[0]?.key ?? "");
    const there = await copyFiles(database, storage, folder);
    expect(there.text).toContain("Copied: 3. Already there: 0. Missing or damaged at the source: 0.");
    expect((await copyFiles(database, storage, folder)).text).toContain("Copied: 0. Already there: 3.");
    for (const { key } of made) expect(await folder.faultOf(key)).toBeNull();

    const [lost, ...others] = made;
    store.objects.clear();
    rmSync(join(dataDir, "files", lost?.key.slice(0, 2) ?? "", lost?.key ?? ""));
    const back = await copyFiles(database, folder, storage);
    expect(back.areAllCopied).toBe(false);
    expect(back.text).toContain("Copied: 2. Already there: 0. Missing or damaged at the source: 1.");
    expect(back.text).toContain(`  pictures ${lost?.id}: missing`);
    for (const { blob_url } of others) expect((await download(blob_url)).status).toBe(200);
    for (const { key } of others) expect(await folder.faultOf(key)).toBeNull();
    rmSync(dataDir, { recursive: true });
  });
});

/** Writes a truncated copy. */
function writeHalf(folder: string, key: string): string {
  const path = join(folder, key);
  writeFileSync(path, "half");
  return path;
}
