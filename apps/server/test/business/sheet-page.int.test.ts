import { type Client, type InputOf } from "@placard/api-client";
import { getSdsPage } from "@placard/api-client/internal";
import { sheetAge } from "@placard/hazmat-core/business";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createHarness, type Harness } from "../harness.ts";
import { refusalsOf } from "../refusal.ts";
import { pdf } from "../sample-files.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let admin: Client;
let annex: number;

const dayAgo = (days: number): string =>
  new Date(harness.ctx.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  admin = await harness.client(world.ours.accounts.Admin);
  const { location } = await admin.locations.insertLocation({
    body: { business_id: world.ours.id, name: "Annex", civic_address: "9 Pier Road", pin_later: true },
  });
  annex = location.id;
  for (const [name, location_id, days] of [
    ["Chlorine", world.ours.location, 3000],
    ["acetone", annex, 10],
    ["Pond dye 100%", annex, null],
    ["Gasoline", world.ours.location, 4000],
  ] as const) {
    const { chemical } = await admin.chemicals.insertChemical({ body: { location_id, name, quantity: 1, unit: "kg" } });
    await admin.safetyDataSheets.uploadSds({
      fields: {
        chemical_id: chemical.id,
        languages: "en",
        ...(days !== null && { revision_date: dayAgo(days) }),
      },
      file: pdf(`${name}.pdf`),
    });
  }
});
afterAll(() => harness[Symbol.asyncDispose]());

type Asked = NonNullable<InputOf<typeof getSdsPage>["query"]>;

const ask = (query: Asked = {}, client = admin) =>
  client.safetyDataSheets.getSdsPage({ params: { business_id: world.ours.id }, query });
const namesOf = async (query: Asked) => (await ask(query)).sds.map(({ chemical_name }) => chemical_name);

it("starts with the latest upload, and counts the whole library under every filter", async () => {
  const answer = await ask({ search: "chlorine" });
  expect(answer).toMatchObject({ total: 1, library: { sheets: 4, latest: { chemical_name: "Gasoline" } } });
  expect(answer.chemicals.map(({ name, sheets }) => [name, sheets.length])).toEqual([["Chlorine", 1]]);
  expect(await namesOf({})).toEqual(["Gasoline", "Pond dye 100%", "acetone", "Chlorine"]);
});

it.each([
  ["a part of the name", { search: "LORI" }, ["Chlorine"]],
  ["a sign that means something in patterns", { search: "0%" }, ["Pond dye 100%"]],
  ["nothing that is there", { search: "toluene" }, []],
  ["no day of a revision", { due: "no_revision" }, ["Pond dye 100%"]],
  ["a revision of three years ago", { due: "past_review", sort: "name" }, ["Chlorine", "Gasoline"]],
  ["the name as the order", { sort: "name" }, ["acetone", "Chlorine", "Gasoline", "Pond dye 100%"]],
  ["the oldest revision first", { sort: "oldest_revision" }, ["Gasoline", "Chlorine", "acetone", "Pond dye 100%"]],
] as const)("finds by %s", async (_what, query, names) => {
  expect(await namesOf(query)).toEqual(names);
});

it("filters by site and counts SDSs to review there", async () => {
  const { sds, due } = await ask({ location_id: annex, sort: "name" });
  expect(sds.map(({ chemical_name }) => chemical_name)).toEqual(["acetone", "Pond dye 100%"]);
  expect(due).toEqual({ past_review: 0, no_revision: 1 });
  expect((await ask()).due).toEqual({ past_review: 2, no_revision: 1 });
});

it("returns each SDS once over its pages, and the last page if a later one is requested", async () => {
  const pages = await Promise.all([1, 2, 9].map((page) => ask({ sort: "name", page, page_size: 3 })));
  expect(pages.map(({ page, sds }) => [page, sds.length])).toEqual([
    [1, 3],
    [2, 1],
    [2, 1],
  ]);
  expect(pages.slice(0, 2).flatMap(({ sds }) => sds.map(({ chemical_name }) => chemical_name))).toEqual(
    await namesOf({ sort: "name" }),
  );
});

it.each(["newest", "name", "oldest_revision"] as const)(
  "returns each SDS once from page to page by %s, and refuses cursors of other orders",
  async (sort) => {
    const whole = await namesOf({ sort });
    const first = await ask({ sort, page_size: 3 });
    const last = await ask({ sort, page_size: 3, cursor: first.next_cursor ?? "" });
    expect([...first.sds, ...last.sds].map(({ chemical_name }) => chemical_name)).toEqual(whole);
    expect([first.page, last.page, last.next_cursor]).toEqual([1, 2, undefined]);
    const back = await ask({ sort, page_size: 3, cursor: last.previous_cursor ?? "" });
    expect(back.sds).toEqual(first.sds);
    const other = ask({ sort: sort === "name" ? "newest" : "name", cursor: first.next_cursor ?? "" });
    expect(await refusalsOf([other])).toEqual([{ status: 400, code: "invalid_request" }]);
  },
);

it("uses the core's rules for due SDSs at the edges of three years and for future dates", async () => {
  const [sheet] = (await ask({ search: "acetone" })).sds;
  const id = sheet?.id ?? 0;
  const now = harness.ctx.now();
  for (const days of [1094, 1095, 1096, 1097, 0]) {
    const revision_date = dayAgo(days);
    await admin.safetyDataSheets.updateSds({ params: { id }, body: { revision_date, languages: ["en"] } });
    const age = sheetAge(revision_date, now);
    const isFound = (await namesOf({ due: "past_review" })).includes("acetone");
    expect(isFound, revision_date).toBe(age.kind === "known" && age.isDue);
    expect(await namesOf({ due: "no_revision" })).toEqual(["Pond dye 100%"]);
  }
});

it("denies access to another business, an unapproved department and signed-out users", async () => {
  const theirs = await harness.client(world.theirs.accounts.Admin);
  const pending = await harness.client(world.pending.admin);
  const refused = await refusalsOf([ask({}, theirs), ask({}, pending), ask({}, await harness.client())]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 401]);
});

it("returns the GHS pictograms of the substances", async () => {
  const before = await ask();
  expect(before.pictograms).toEqual([]);
  const chlorine = before.chemicals.find(({ name }) => name === "Chlorine");
  await admin.chemicals.updateChemical({ params: { id: chlorine?.id ?? 0 }, body: { cas_number: "7782-50-5" } });
  const [first, ...others] = (await ask()).pictograms;
  expect(first).toMatchObject({ cas_number: "7782-50-5" });
  expect(first?.codes).toContain("GHS06");
  expect(others).toEqual([]);
});
