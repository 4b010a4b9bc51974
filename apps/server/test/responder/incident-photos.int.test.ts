import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Client } from "@placard/api-client";
import { exportIncidentLog } from "@placard/api-client/internal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";
import { refusalsOf } from "../refusal.ts";
import { jpegBytes, pdf, png } from "../sample-files.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let member: Client;
let admin: Client;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  member = await harness.client(world.verified.member);
  admin = await harness.client(world.verified.admin);
});
afterAll(() => harness[Symbol.asyncDispose]());

async function open(title: string): Promise<number> {
  const { data } = await member.incidents.createIncident({ body: { title } });
  return data.incident_id;
}

/** A photo as taken by a phone, including its position. */
function photo(): File {
  const words = "Exif\0\0 44.6488 N 63.5752 W";
  const bytes = jpegBytes();
  const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, words.length + 2]), Buffer.from(words, "latin1")]);
  return new File([Buffer.concat([bytes.subarray(0, 2), exif, bytes.subarray(2)])], "IMG_2041.jpg");
}

const storedFiles = (): number =>
  readdirSync(join(harness.ctx.config.dataDir, "files"), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;

const end = (incident_id: number) =>
  admin.incidents.updateIncidentStatus({ params: { id: incident_id }, body: { status: "completed" } });

describe("a photo in the log of an incident", () => {
  it("is visible to the department, and its entry and the signed log contain its hash", async () => {
    const incident_id = await open("Valve");
    const { entry } = await member.incidents.logIncidentPhoto({
      fields: { incident_id, caption: "East valve" },
      file: photo(),
    });
    expect(entry).toMatchObject({ module: "incident", action_type: "photo_added" });
    const { photo_id, caption, sha256 } = entry.action_data;
    expect(caption).toBe("East valve");
    const blob = await admin.incidents.getIncidentPhoto({ params: { photo_id: Number(photo_id) } });
    const bytes = Buffer.from(await blob.arrayBuffer());
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
    expect(bytes.toString("latin1")).not.toContain("44.6488");
    const { file } = await admin.call(exportIncidentLog, { params: { incident_id } });
    expect(file.entries.at(-1)?.action_data).toEqual(entry.action_data);
  });

  it("is stored once if it is sent twice", async () => {
    const incident_id = await open("Twice");
    const before = storedFiles();
    const input = { fields: { incident_id, made_at: "2026-11-21T13:40:00.000Z" }, file: photo() };
    const options = { idempotencyKey: "6f1f9f2e-1111-4c4c-8a8a-000000000001" };
    const first = await member.incidents.logIncidentPhoto(input, options);
    expect(await member.incidents.logIncidentPhoto(input, options)).toEqual(first);
    const { entries } = await admin.incidents.getIncidentLog({ params: { incident_id } });
    expect(entries.filter(({ action_type }) => action_type === "photo_added")).toHaveLength(1);
    expect(entries.at(-1)?.made_at).toBe("2026-11-21T13:40:00.000Z");
    expect(storedFiles() - before).toBe(1);
  });

  it("is rejected if it is a PDF, or for another department or an ended incident", async () => {
    const incident_id = await open("Ours");
    const theirs = await harness.client(world.otherVerified.member);
    const business = await harness.client(world.ours.accounts.Admin);
    const { entry } = await member.incidents.logIncidentPhoto({ fields: { incident_id }, file: photo() });
    const params = { photo_id: Number(entry.action_data["photo_id"]) };
    const before = storedFiles();
    const refusals = await refusalsOf([
      member.incidents.logIncidentPhoto({ fields: { incident_id }, file: pdf("plan.pdf") }),
      theirs.incidents.logIncidentPhoto({ fields: { incident_id }, file: photo() }),
      theirs.incidents.getIncidentPhoto({ params }),
      business.incidents.getIncidentPhoto({ params }),
    ]);
    expect(refusals).toMatchObject([{ status: 415 }, { status: 404 }, { status: 404 }, { status: 403 }]);
    await end(incident_id);
    const late = { incident_id, made_at: new Date(harness.ctx.now().getTime() - 60_000).toISOString() };
    expect(await refusalsOf([member.incidents.logIncidentPhoto({ fields: { incident_id }, file: png() })])).toEqual([
      { status: 409, code: "incident_completed" },
    ]);
    expect(storedFiles()).toBe(before);
    // Taken offline before the end.
    const { incident_status } = await member.incidents.logIncidentPhoto({ fields: late, file: png() });
    expect(incident_status).toBe("completed");
  });

  it("is returned as a picture that browsers do not run", async () => {
    const incident_id = await open("Headers");
    const { entry } = await member.incidents.logIncidentPhoto({ fields: { incident_id }, file: png() });
    const path = `/api/get-incident-photo/${String(entry.action_data["photo_id"])}`;
    const headers = { cookie: `placard_session=${await harness.cookie(world.verified.member)}` };
    const response = await harness.app.request(`${BASE_URL}${path}`, { headers });
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
  });
});
