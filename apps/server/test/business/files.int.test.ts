import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@placard/api-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweep } from "../../src/db/sweep.ts";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";
import { refusalOf, refusalsOf } from "../refusal.ts";
import { jpeg, jpegBytes, pdf, png } from "../sample-files.ts";
import { createWorld, type World } from "../world.ts";

const MEGABYTE = 1_048_576;

/** A file with a foreign format, or with only the beginning of a known one. */
const fileOf = (content: string, name: string): File => new File([content], name, { type: "application/octet-stream" });

let harness: Harness;
let world: World;
let manager: Client;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  manager = await harness.client(world.ours.accounts.Manager);
});
afterAll(() => harness[Symbol.asyncDispose]());

const picture = (client: Client, file: File, description: string, location_id = world.ours.location) =>
  client.pictures.uploadPicture({ fields: { location_id, description }, file });

/** Files in the store, including those in progress. */
function storedFiles(): string[] {
  return readdirSync(join(harness.ctx.config.dataDir, "files"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

async function download(path: string, accountId: number): Promise<Response> {
  return harness.app.request(`${BASE_URL}${path}`, {
    headers: { cookie: `placard_session=${await harness.cookie(accountId)}` },
  });
}

describe("pictures", () => {
  it("are returned as sent, in a form that browsers do not run", async () => {
    const { picture: made } = await picture(manager, png("gate.png", 2000), "Main gate");
    expect(made).toMatchObject({ filename: "gate.png", size_bytes: 2000 });
    const response = await download(made.blob_url, world.ours.accounts.Viewer);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
    expect(response.headers.get("content-disposition")).toBe("inline; filename*=UTF-8''gate.png");
    expect((await response.arrayBuffer()).byteLength).toBe(2000);
  });

  it("contain no device, position or time metadata", async () => {
    const words = "Exif\0\0 44.6488 N 63.5752 W, serial 4711";
    const [soi, rest] = [jpegBytes().subarray(0, 2), jpegBytes().subarray(2)];
    const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, words.length + 2]), Buffer.from(words, "latin1")]);
    const sent = new File([Buffer.concat([soi, exif, rest])], "gate.jpg");
    const { picture: made } = await picture(manager, sent, "Side gate");
    const response = await download(made.blob_url, world.ours.accounts.Viewer);
    const kept = Buffer.from(await response.arrayBuffer());
    expect(kept.toString("latin1")).not.toContain("4711");
    expect(Number(response.headers.get("content-length"))).toBe(kept.length);
  });

  it("are detected by content instead of name", async () => {
    const call = picture(manager, fileOf("<svg onload=", "gate.png"), "Gate");
    expect(await refusalOf(call)).toEqual({ status: 415, code: "file_type_refused" });
    expect(await refusalOf(picture(manager, fileOf("", "empty.png"), "Gate"))).toMatchObject({ status: 415 });
  });

  it("that only start like a picture are rejected with a reason and leave no file on disk", async () => {
    const before = storedFiles().length;
    const head = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], "head.png");
    const call = picture(manager, head, "Gate");
    await expect(call).rejects.toThrow("This file cannot be read as a PNG image: it is incomplete.");
    expect(await refusalOf(call)).toEqual({ status: 422, code: "file_unreadable" });
    const plan = picture(manager, fileOf("%PDF-1.7 this is no real PDF\n", "plan.pdf"), "Floor plan");
    expect(await refusalOf(plan)).toEqual({ status: 422, code: "file_unreadable" });
    expect(storedFiles()).toHaveLength(before);
  });

  it("must match their description: a floor plan is a PDF, an entrance an image", async () => {
    const refused = { status: 415, code: "file_type_refused" };
    expect(await refusalOf(picture(manager, pdf(), "Main gate"))).toEqual(refused);
    expect(await refusalOf(picture(manager, jpeg("a.jpg"), "Floor plan"))).toEqual(refused);
  });

  it("over 10 MB are rejected and leave no file on disk", async () => {
    const before = storedFiles().length;
    const call = picture(manager, jpeg("big.jpg", 10 * MEGABYTE + 1), "Gate");
    expect(await refusalOf(call)).toEqual({ status: 413, code: "file_too_large" });
    expect(storedFiles()).toHaveLength(before);
  });

  it("are accepted up to the exact limit of 20 MB", async () => {
    const { location_id } = await manager.locations.insertLocation({
      body: { business_id: world.ours.id, name: "Large plan", civic_address: "20 Road", pin_later: true },
    });
    const { picture: made } = await picture(manager, pdf("plan.pdf", 20 * MEGABYTE), "Floor plan", location_id);
    await manager.pictures.deletePicture({ params: { picture_id: made.id } });
    const larger = picture(manager, pdf("plan.pdf", 20 * MEGABYTE + 1), "Floor plan", location_id);
    expect(await refusalOf(larger)).toEqual({ status: 413, code: "file_too_large" });
  });

  it("have the name and order set by the business, for crews too, and a plan stays a plan", async () => {
    const { location_id } = await manager.locations.insertLocation({
      body: { business_id: world.ours.id, name: "Ordered", civic_address: "3 Road", pin_later: true },
    });
    const { picture: plan } = await picture(manager, pdf(), "Floor plan", location_id);
    const ids: number[] = [];
    for (const name of ["A", "B", "C"]) {
      ids.push((await picture(manager, jpeg(`${name}.jpg`), name, location_id)).picture.id);
    }
    const [first = 0, , last = 0] = ids;
    const change = (picture_id: number, body: { description?: string; place?: number }, client = manager) =>
      client.pictures.updatePicture({ params: { picture_id }, body });
    const shown = async (client: Client) =>
      (await client.pictures.getPicturesByLocation({ params: { location_id } })).pictures
        .map(({ description }) => description)
        .filter((description) => description !== "Floor plan");
    expect((await change(last, { description: "North gate", place: 1 })).picture.description).toBe("North gate");
    const stale = manager.pictures.updatePicture({
      params: { picture_id: last },
      body: { description: "South gate", version: 1 },
    });
    await expect(stale).rejects.toMatchObject({
      problem: { code: "edit_conflict", current: { description: "North gate", version: 2 } },
    });
    const crew = await harness.client(world.verified.member);
    expect(await Promise.all([manager, crew].map(shown))).toEqual([
      ["North gate", "A", "B"],
      ["North gate", "A", "B"],
    ]);
    await change(first, { place: 9 });
    expect(await shown(crew)).toEqual(["North gate", "B", "A"]);
    await picture(manager, jpeg("d.jpg"), "D", location_id);
    expect(await shown(crew)).toEqual(["North gate", "B", "A", "D"]);

    const viewer = await harness.client(world.ours.accounts.Viewer);
    const theirs = await harness.client(world.theirs.accounts.Admin);
    expect(
      await refusalsOf([
        change(first, { description: "Mine" }, theirs),
        change(first, { description: "Mine" }, viewer),
        change(first, { description: "Mine" }, crew),
        change(first, { description: "Floor plan" }),
        change(plan.id, { description: "Pump hall" }),
        change(first, { description: " " }),
      ]),
    ).toMatchObject([
      { status: 404 },
      { status: 403 },
      { status: 403 },
      { code: "invalid_request" },
      { code: "invalid_request" },
      { code: "invalid_request" },
    ]);
    expect(await shown(crew)).toEqual(["North gate", "B", "A", "D"]);
  });

  it("are limited to four per location and one floor plan", async () => {
    const { location_id } = await manager.locations.insertLocation({
      body: { business_id: world.ours.id, name: "Four", civic_address: "4 Road", pin_later: true },
    });
    for (let count = 0; count < 4; count += 1) await picture(manager, jpeg("a.jpg"), "Gate", location_id);
    expect(await refusalOf(picture(manager, jpeg("a.jpg"), "Gate", location_id))).toEqual({
      status: 409,
      code: "entrance_images_full",
    });
    await picture(manager, pdf("plan.pdf"), "Floorplan, level 0", location_id);
    expect(await refusalOf(picture(manager, pdf("plan.pdf"), "floor plan", location_id))).toEqual({
      status: 409,
      code: "floor_plan_exists",
    });
    const { pictures } = await manager.pictures.getPicturesByLocation({ params: { location_id } });
    expect(pictures).toHaveLength(5);
    const before = storedFiles().length;
    await manager.locations.deleteLocation({ params: { id: location_id } });
    expect(storedFiles()).toHaveLength(before); // until the location can no longer be restored
  });

  it("are stored once per Idempotency-Key", async () => {
    const before = storedFiles().length;
    const options = { idempotencyKey: "4f8f6c1c-59c1-4a1d-8c1a-0d8f1f5b9c11" };
    const input = { fields: { location_id: world.theirs.location, description: "Gate" }, file: jpeg("a.jpg") };
    const theirs = await harness.client(world.theirs.accounts.Admin);
    const first = await theirs.pictures.uploadPicture(input, options);
    expect(await theirs.pictures.uploadPicture(input, options)).toEqual(first);
    expect(storedFiles()).toHaveLength(before + 1);
  });

  it("are visible only to their business and verified responders, with an audit entry", async () => {
    const { picture: made } = await picture(manager, jpeg("dock.jpg"), "Dock");
    expect((await download(made.blob_url, world.theirs.accounts.Admin)).status).toBe(404);
    expect((await download(made.blob_url, world.pending.member)).status).toBe(403);
    expect((await download(made.blob_url, world.verified.member)).status).toBe(200);
    expect((await harness.app.request(`${BASE_URL}${made.blob_url}`)).status).toBe(401);
    const entries = await harness.ctx.database.system((rows) =>
      rows.selectFrom("audit_entries").selectAll().where("action", "=", "picture_file").execute(),
    );
    expect(entries).toMatchObject([{ account_id: world.verified.member, business_id: world.ours.id }]);
  });

  it("cannot be added to another business's location", async () => {
    const call = picture(manager, jpeg("a.jpg"), "Gate", world.theirs.location);
    expect(await refusalOf(call)).toEqual({ status: 404, code: "not_found" });
  });

  it("report a missing file on disk", async () => {
    const { picture: made } = await picture(manager, png("lost.png"), "Lost");
    rmSync(join(harness.ctx.config.dataDir, "files"), { recursive: true });
    const response = await download(made.blob_url, world.ours.accounts.Viewer);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining("Upload it again.") });
    mkdirSync(harness.ctx.storage.temporaryFolder, { recursive: true });
    await manager.pictures.deletePicture({ params: { picture_id: made.id } });
  });

  it("are hidden after deletion while their file is kept for a restore", async () => {
    const { picture: made } = await picture(manager, jpeg("gone.jpg"), "Gate");
    const before = storedFiles().length;
    await manager.pictures.deletePicture({ params: { picture_id: made.id } });
    expect(storedFiles()).toHaveLength(before);
    expect((await download(made.blob_url, world.ours.accounts.Viewer)).status).toBe(404);
  });
});

describe("a stored file changed on disk", () => {
  it("is not served, while an unchanged one is", async () => {
    const user = await harness.client(world.ours.accounts.User);
    const sds = await user.safetyDataSheets.uploadSds({
      fields: { chemical_id: world.ours.chemical },
      file: pdf("whole.pdf"),
    });
    const row = await harness.ctx.database.system((rows) =>
      rows.selectFrom("safety_data_sheets").select("storage_key").where("id", "=", sds.id).executeTakeFirstOrThrow(),
    );
    const path = join(harness.ctx.storage.temporaryFolder, "..", row.storage_key.slice(0, 2), row.storage_key);
    const bytes = readFileSync(path);
    const get = async () => {
      const cookie = `placard_session=${await harness.cookie(world.ours.accounts.User)}`;
      return harness.app.request(`${BASE_URL}/api/get-sds-file/${sds.id}`, { headers: { cookie } });
    };
    expect((await get()).status).toBe(200);
    writeFileSync(path, Buffer.from(bytes).fill(0x20, 20, 21));
    const refused = await get();
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ message: "This file was damaged in storage. Upload it again." });
    rmSync(path);
    expect(await (await get()).json()).toMatchObject({
      message: "This file is missing from storage. Upload it again.",
    });
    const metrics = await harness.ctx.events.registry.metrics(); // an operator sees both
    expect(metrics).toContain('placard_events_total{event="file_faulty",kind="damaged"} 1');
    expect(metrics).toMatch(/placard_events_total\{event="file_faulty",kind="missing"\} [1-9]/);
    expect((await harness.app.request(`${BASE_URL}/readyz`)).status).toBe(200); // one damaged file is not a reason to fail
    await user.safetyDataSheets.deleteSds({ params: { id: sds.id } });
  });
});

describe("an interrupted upload", () => {
  it("is removed a day later, and a running one is not", async () => {
    const { temporaryFolder } = harness.ctx.storage;
    const age = (name: string, days: number): void => {
      const moment = new Date(harness.ctx.now().getTime() - days * 86_400_000);
      writeFileSync(join(temporaryFolder, name), "half");
      utimesSync(join(temporaryFolder, name), moment, moment);
    };
    age("old.part", 2);
    age("new.part", 0.5);
    await sweep(harness.ctx);
    expect(readdirSync(temporaryFolder)).toEqual(["new.part"]);
    rmSync(join(temporaryFolder, "new.part"));
  });
});

describe("safety data sheets", () => {
  it("replace a current one only if it is named", async () => {
    const user = await harness.client(world.ours.accounts.User);
    const fields = { chemical_id: world.ours.chemical };
    const first = await user.safetyDataSheets.uploadSds({ fields, file: pdf("first.pdf") });
    const before = storedFiles().length;
    const unseen = user.safetyDataSheets.uploadSds({ fields, file: pdf("unseen.pdf") });
    expect(await refusalOf(unseen)).toEqual({ status: 409, code: "safety_data_sheet_exists" });
    await expect(unseen).rejects.toMatchObject({ problem: { current: { id: first.id, filename: "first.pdf" } } });
    const other = user.safetyDataSheets.uploadSds({
      fields: { ...fields, replaces: String(first.id + 1) },
      file: pdf(),
    });
    expect(await refusalOf(other)).toEqual({ status: 409, code: "safety_data_sheet_exists" });
    const none = fileOf("%PDF-1.7 this is no real PDF\n", "none.pdf");
    const unreadable = user.safetyDataSheets.uploadSds({
      fields: { ...fields, replaces: String(first.id) },
      file: none,
    });
    expect(await refusalOf(unreadable)).toEqual({ status: 422, code: "file_unreadable" });
    expect((await user.safetyDataSheets.getSdsByChemical({ params: fields })).sds?.id).toBe(first.id);
    expect(storedFiles()).toHaveLength(before);
  });

  it("keep the replaced one as an earlier version", async () => {
    const user = await harness.client(world.ours.accounts.User);
    const fields = { chemical_id: world.ours.chemical };
    const { sds: earlier } = await user.safetyDataSheets.getSdsByChemical({ params: fields });
    if (earlier === null) throw new Error("The test before left a sheet.");
    const before = storedFiles().length;
    const { sds } = await user.safetyDataSheets.uploadSds({
      fields: { ...fields, replaces: String(earlier.id) },
      file: pdf("Résumé 2.pdf"),
    });
    expect(sds).toMatchObject({ filename: "Résumé 2.pdf", uploaded_by: "Harbour Ice User", status: "shared" });
    expect(storedFiles()).toHaveLength(before + 1);
    expect(sds).toMatchObject({ replaced_at: null, earlier_versions: 1 });
    const { sds: library } = await user.safetyDataSheets.getSdsByBusiness({ params: { business_id: world.ours.id } });
    expect(library.map((sheet) => sheet.id)).toEqual([sds.id]);
    const saved = await download(`${sds.blob_url}?download=1`, world.ours.accounts.User);
    expect(saved.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''R%C3%A9sum%C3%A9%202.pdf");
  });

  it("keep revision date and languages from the upload and later edits", async () => {
    const user = await harness.client(world.ours.accounts.User);
    const params = { chemical_id: world.ours.chemical };
    const { sds: current } = await user.safetyDataSheets.getSdsByChemical({ params });
    if (current === null) throw new Error("The test before left a sheet.");
    expect(current).toMatchObject({ revision_date: null, languages: [] });
    const revision_date = "2021-04-05";
    const body = { revision_date, languages: ["fr"] };
    const change = async (account: number) =>
      (await harness.client(account)).safetyDataSheets.updateSds({ params: { id: current.id }, body });
    expect(await refusalOf(change(world.theirs.accounts.Admin))).toEqual({ status: 404, code: "not_found" });
    expect(await refusalOf(change(world.ours.accounts.Viewer))).toEqual({ status: 403, code: "role_too_low" });
    expect(await refusalOf(change(world.verified.member))).toEqual({ status: 403, code: "forbidden" });
    expect((await change(world.ours.accounts.User)).sds).toMatchObject({ id: current.id, ...body });
    const ours = { id: world.ours.id };
    const { chemicals } = await user.chemicals.getChemicalsByBusiness({ params: ours });
    expect(chemicals.find(({ id }) => id === world.ours.chemical)?.sheets).toEqual([
      { id: current.id, counts_in: ["fr"], revision_date },
    ]);
    const noDay = user.safetyDataSheets.updateSds({
      params: { id: current.id },
      body: { ...body, revision_date: "2021-02-30" },
    });
    expect(await refusalOf(noDay)).toEqual({ status: 400, code: "invalid_request" });
    const fresh = await user.safetyDataSheets.uploadSds({
      fields: { chemical_id: world.ours.chemical, replaces: String(current.id), revision_date, languages: "fr" },
      file: pdf("Résumé 2.pdf"),
    });
    expect(fresh.sds).toMatchObject(body);
    await user.safetyDataSheets.restoreSds({ params: { id: current.id } });
    await user.safetyDataSheets.deleteSds({ params: { id: fresh.id } });
  });

  it("can be restored from earlier versions by the business only", async () => {
    const user = await harness.client(world.ours.accounts.User);
    const params = { chemical_id: world.ours.chemical };
    const current = (await user.safetyDataSheets.getSdsByChemical({ params })).sds;
    const [earlier] = (await user.safetyDataSheets.getSdsVersions({ params })).sds;
    if (earlier === undefined) throw new Error("The test before left an earlier version.");
    expect(earlier).toMatchObject({ filename: "first.pdf", replaced_at: expect.any(String) });
    const restore = async (account: number) =>
      (await harness.client(account)).safetyDataSheets.restoreSds({ params: { id: earlier.id } });
    const refused = { status: 404, code: "not_found" };
    expect(await refusalOf(restore(world.theirs.accounts.Admin))).toEqual(refused);
    expect(await refusalOf(restore(world.ours.accounts.Viewer))).toEqual({ status: 403, code: "role_too_low" });
    expect(await refusalOf(restore(world.verified.member))).toEqual({ status: 403, code: "forbidden" });
    const theirs = await harness.client(world.theirs.accounts.Admin);
    expect(await refusalOf(theirs.safetyDataSheets.getSdsVersions({ params }))).toEqual(refused);
    const { sds } = await restore(world.ours.accounts.User);
    expect(sds).toMatchObject({ id: earlier.id, replaced_at: null });
    expect((await user.safetyDataSheets.getSdsVersions({ params })).sds.map(({ id }) => id)).toEqual([current?.id]);
    const { stats } = await user.businesses.getBusinessStats({ params: { id: world.ours.id } });
    expect(stats.safety_data_sheets).toBe(1);
    const { chemicals } = await user.chemicals.getChemicalsByBusiness({ params: { id: world.ours.id } });
    expect(chemicals.filter(({ id }) => id === world.ours.chemical)).toHaveLength(1);
  });

  it("keep ten earlier versions, which are deleted with them", async () => {
    const { chemical } = await manager.chemicals.insertChemical({
      body: { location_id: world.ours.location, name: "Acetone", quantity: 1, unit: "L" },
    });
    const before = storedFiles().length;
    const fields = { chemical_id: chemical.id };
    let replaces: string | undefined;
    for (let version = 0; version < 13; version += 1) {
      const named = replaces === undefined ? fields : { ...fields, replaces };
      const { id } = await manager.safetyDataSheets.uploadSds({ fields: named, file: pdf(`${version}.pdf`) });
      replaces = String(id);
    }
    const { sds } = await manager.safetyDataSheets.getSdsVersions({ params: fields });
    expect(sds.map(({ filename }) => filename)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `${n}.pdf`));
    expect(storedFiles()).toHaveLength(before + 11);
    await manager.safetyDataSheets.deleteSds({ params: { id: sds[0]?.id ?? 0 } });
    await manager.safetyDataSheets.deleteSds({ params: { id: Number(replaces) } });
    expect(storedFiles()).toHaveLength(before + 11); // until they can no longer be restored
    expect((await manager.safetyDataSheets.getSdsVersions({ params: fields })).sds).toEqual([]);
  });

  it("must be PDF files under 20 MB", async () => {
    const fields = { chemical_id: world.ours.chemical };
    const image = manager.safetyDataSheets.uploadSds({ fields, file: jpeg("sheet.pdf") });
    expect(await refusalOf(image)).toEqual({ status: 415, code: "file_type_refused" });
    const large = manager.safetyDataSheets.uploadSds({ fields, file: pdf("big.pdf", 20 * MEGABYTE) });
    expect(await refusalOf(large)).toEqual({ status: 413, code: "file_too_large" });
  });

  it("and earlier versions open only for their business and verified crews", async () => {
    const params = { chemical_id: world.theirs.chemical };
    const theirs = await harness.client(world.theirs.accounts.User);
    const { sds: first } = await theirs.safetyDataSheets.uploadSds({ fields: params, file: pdf("first.pdf") });
    const fields = { ...params, replaces: String(first.id) };
    const { sds: second } = await theirs.safetyDataSheets.uploadSds({ fields, file: pdf("second.pdf") });
    for (const { blob_url } of [first, second]) {
      expect((await download(blob_url, world.theirs.accounts.Viewer)).status).toBe(200);
      expect((await download(blob_url, world.verified.member)).status).toBe(200);
      expect((await download(blob_url, world.ours.accounts.Admin)).status).toBe(404);
      expect((await download(blob_url, world.pending.member)).status).toBe(403);
      expect((await harness.app.request(`${BASE_URL}${blob_url}`)).status).toBe(401);
    }
    // Data for a binder and the page of its code.
    const library = { business_id: world.theirs.id };
    const ours = await harness.client(world.ours.accounts.Admin);
    expect(await refusalOf(ours.safetyDataSheets.getSdsByBusiness({ params: library }))).toMatchObject({ status: 403 });
    expect((await ours.safetyDataSheets.getSdsByChemical({ params })).sds).toBeNull();
    await theirs.safetyDataSheets.deleteSds({ params: { id: second.id } });
    expect((await download(second.blob_url, world.verified.member)).status).toBe(404);
    expect((await download(first.blob_url, world.verified.member)).status).toBe(404);
  });

  it("return null for a chemical without one, and are removed on deletion", async () => {
    const theirs = await harness.client(world.theirs.accounts.User);
    const params = { chemical_id: world.theirs.chemical };
    expect((await theirs.safetyDataSheets.getSdsByChemical({ params })).sds).toBeNull();
    const { id } = await theirs.safetyDataSheets.uploadSds({ fields: params, file: pdf() });
    expect((await theirs.safetyDataSheets.getSdsByChemical({ params })).sds?.id).toBe(id);
    expect(await refusalOf(manager.safetyDataSheets.deleteSds({ params: { id } }))).toEqual({
      status: 404,
      code: "not_found",
    });
    await theirs.safetyDataSheets.deleteSds({ params: { id } });
    expect((await theirs.safetyDataSheets.getSdsByChemical({ params })).sds).toBeNull();
  });
});
