import {
  getBusinessDetails,
  getChemicalsByBusiness,
  getContactsByBusiness,
  getLocationsByBusiness,
  getPlanPoints,
  getStorageReactivity,
} from "@placard/api-client/internal";
import { loadRegulatoryLists } from "@placard/hazmat-core/regulatory";
import { en as uiWords } from "@placard/ui/messages";
import { expect, it } from "vitest";
import { en } from "../../../messages/en.ts";
import { readPdf } from "../../../test/read-pdf.ts";
import type { Gathered } from "./gather-paper.ts";
import { inventoryPaper } from "./inventory-paper.ts";
import { mapOnPaper } from "./paper-facts.ts";
import { paperTexts } from "./paper-texts.ts";
import { writeInventoryPdf } from "./write-inventory-pdf.ts";
import { whiteJpeg as jpeg } from "../../../test/white-jpeg.ts";

const { chemicals } = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response);
const { locations } = getLocationsByBusiness.response.parse(getLocationsByBusiness.example.response);
const { users: contacts } = getContactsByBusiness.response.parse(getContactsByBusiness.example.response);

const { sites } = getStorageReactivity.response.parse(getStorageReactivity.example.response);
const { points } = getPlanPoints.response.parse(getPlanPoints.example.response);
const { business } = getBusinessDetails.response.parse(getBusinessDetails.example.response);
const { fire } = en.handOver;
const AT = new Date("2026-11-21T15:00:00.000Z");
const TWELVE_DAYS_BEFORE = "2026-11-09T12:00:00.000Z";

type Site = Gathered["sites"] extends ReadonlyMap<number, infer Of> ? Of : never;
const standing = sites[0] ?? null;

/** @param site - gathered data of the only site */
const gatheredOf = (site: Partial<Site>, of: Partial<Gathered> = {}): Gathered => ({
  business,
  sites: new Map([[21, { compatibility: null, plans: [], background: null, ...site }]]),
  ...of,
});

const READ = gatheredOf({
  compatibility: standing,
  plans: [{ description: "Floor plan of the plant", points, pages: [{ jpeg, lines: [] }] }],
});

/** The PDF of the contract's examples, read back from the file. */
async function paperOf(gathered: Gathered) {
  const { bytes } = await written(gathered);
  return readPdf(bytes);
}

/** @param notes - lines above the first site */
async function written(
  gathered: Gathered,
  dyeName = "Pond dye",
  notes: readonly string[] = [],
  stock: typeof chemicals | null = null,
) {
  const [ammonia, dye] = chemicals;
  const document = inventoryPaper({
    record: {
      chemicals:
        stock ??
        ([
          { ...ammonia, cabinet: "Bay 3", checked_at: TWELVE_DAYS_BEFORE, checked_by: "Dana Reid" },
          { ...dye, name: dyeName, checked_at: null, checked_by: null },
        ] as typeof chemicals),
      locations,
      contacts,
      lists: await loadRegulatoryLists(),
    },
    gathered,
    company: "Harbour Ice",
    ghs: new Map([["7664-41-7", ["GHS04", "GHS06"]]]),
    ghsSource: "EU CLP Annex VI",
    formWords: uiWords.planDocument,
    language: "en",
    texts: paperTexts(en, uiWords, (english) => english),
    address: "https://placard.example/responder/dashboard?module=business-search&record=3",
  });
  return writeInventoryPdf({ ...document, notes: [...notes, ...document.notes] }, en.paper, AT);
}

it("is tagged and sorted by site, with chemicals, described signs and contacts", async () => {
  const { isTagged, info, roles, alts, texts } = await paperOf(READ);
  expect(isTagged).toBe(true);
  expect(info).toMatchObject({ Title: "Chemical inventory: Harbour Ice", Language: "en" });
  expect(roles).toEqual(expect.arrayContaining(["H1", "H2", "H3", "Table", "TH", "TD", "Figure"]));
  expect(alts).toEqual([
    "QR code: opens this record in Placard for responders",
    "Map of the site. Marked points, by number: 1 Key box. They are listed in the table below.",
    "NFPA 704 for Ammonia, anhydrous, as declared by the site: health 3, fire 1, instability 0, special not on file",
    "GHS pictograms for Ammonia, anhydrous: GHS04, GHS06",
    "Floor plan of the plant, page 1. Marked points, by number: 1 Gas shut-off. They are listed in the table below.",
  ]);
  // The pictograms are drawn; their codes are in the alternative text of the figure.
  expect(texts).not.toContain("GHS06");
  for (const wanted of [
    "Pier Road plant",
    "Ammonia, anhydrous",
    "Pond dye",
    "1 200.5 kg",
    "EHS",
    "Jo Bell",
    "+1 902 555 0143",
  ]) {
    expect(texts).toContain(wanted);
  }
}, 60_000);

it("states storage area, last check and its author for each chemical, and the site manager", async () => {
  const { texts } = await paperOf(READ);
  for (const wanted of [
    "Chemicals: Compressor room (2 rows)",
    "Bay 3",
    "2026-11-09, Dana Reid",
    // Without a CAS number the lists cannot be searched, which does not mean "No".
    "not on file Never checked",
    "Manager Jo Bell",
    "Square feet 24 000",
    "Staff trained for chemical handling: Yes",
  ]) {
    expect(texts).toContain(wanted);
  }
}, 60_000);

it("lists incompatible pairs with rule and source, and what is unknown", async () => {
  const { texts } = await paperOf(READ);
  for (const wanted of [
    "Keep Muriatic acid apart from Sodium hypochlorite.",
    "Muriatic acid and Sodium hypochlorite",
    "Both in Cabinet 2, Pump room",
    "May give off chlorine. The products may be toxic.",
    "Muriatic acid: Acids, Strong Non-oxidizing (group table, by name)",
    "CAMEO",
    "Risk accepted. By Dana Reid, 2026-11-21: Each in a closed cabinet",
    "No reactive group on file for Pond dye.",
  ]) {
    expect(texts).toContain(wanted);
  }
}, 60_000);

it("draws no map around the middle of a town, and states it", () => {
  const [site] = locations;
  if (site === undefined) throw new Error("The example has no site.");
  const texts = paperTexts(en, uiWords, (english) => english);
  const [exact, town] = (["registered", "town"] as const).map((precision) =>
    mapOnPaper({ ...site, precision }, null, texts),
  );
  expect(exact?.map(({ kind }) => kind)).toEqual(["sketch", "table"]);
  expect(town?.map(({ kind }) => kind)).toEqual(["fields", "table"]);
  expect(JSON.stringify(town)).toContain("the exact place of this site is not on file");
});

it("shows the floor plan with numbered points, their legend and the map points", async () => {
  const { texts, pages } = await paperOf(READ);
  expect(pages.at(-1)).toMatch(/Floor plan of the plant .*Points on this plan.* 1 Gas shut-off Yellow valve/);
  expect(texts).toContain("Key box 44.64901, -63.57533 Left of the gate, at 1.5 m");
}, 60_000);

it("separates data that could not be loaded from data not on file", async () => {
  const unread = await paperOf(gatheredOf({ plans: null }, { business: null }));
  expect(unread.pages[0]).toContain("The emergency contact could not be loaded. It may be on file: check in Placard.");
  expect(unread.texts).toContain("Storage compatibility could not be checked. Do not assume it is safe.");
  expect(unread.texts).toContain("The floor plan could not be loaded.");
  const undrawn = await paperOf(gatheredOf({ plans: [{ description: "Plan", points, pages: null }] }));
  expect(undrawn.texts).toContain("The pages of this plan could not be shown.");
  expect(undrawn.texts).toContain("1 Gas shut-off Yellow valve");
  const pages = [{ jpeg: new ArrayBuffer(0), lines: [] }];
  const damaged = await paperOf(gatheredOf({ plans: [{ description: "Plan", points, pages }] }));
  expect(damaged.texts).toContain("The pages of this plan could not be shown.");
  const none = await paperOf(gatheredOf({}));
  expect(none.texts).toContain("No floor plan on file.");
}, 60_000);

it("prints every character its fonts contain and lists the codes of missing ones", async () => {
  const { bytes, lost } = await written(READ, "Żółć ammonia Ελαιο Краска");
  expect(lost).toEqual([]);
  const { texts } = await readPdf(bytes);
  // The letters of one word may use more than one font.
  expect(texts.replaceAll(" ", "")).toContain("ŻółćammoniaΕλαιοКраска");
  expect(texts).not.toContain("cannot print");

  const lossy = await written(READ, "氨 Ammonia 氨 ☂");
  expect(lossy.lost).toEqual(["氨", "☂"]);
  const { pages } = await readPdf(lossy.bytes);
  expect(pages[0]).toContain("“?” replaces characters that this document cannot print: U+6C28, U+2602.");
  expect(pages.join(" ")).toContain("? Ammonia ? ?");
}, 60_000);

it("never leaves a heading alone at the foot of a page", async () => {
  for (let lines = 0; lines < 60; lines += 1) {
    const above = Array.from({ length: lines }, () => "A line above.");
    const { bytes } = await written(gatheredOf({}), "Pond dye", above);
    const { pages } = await readPdf(bytes);
    for (const [heading, below] of [
      ["Pier Road plant", "Jo Bell"],
      [fire.chemicals, "Ammonia, anhydrous"],
      [fire.signs, "Ammonia, anhydrous"],
      [fire.plan, fire.noPlan],
    ] as const) {
      const page = pages.find((text) => text.includes(heading)) ?? "";
      expect(page.slice(page.indexOf(heading)), `${heading}, ${lines} lines above`).toContain(below);
    }
  }
}, 240_000);

/** A factory: 172 rows of 26 substances in 6 rooms, and 60 locations where two of 20 reactive groups meet. */
function factory(): { readonly stock: typeof chemicals; readonly meeting: Site["compatibility"] } {
  const [first] = chemicals;
  const group = standing?.groups[0];
  if (first === undefined || group === undefined || standing === null) throw new Error("The examples hold no row.");
  const substance = (at: number) => `Substance ${at}${" of the plating line".repeat(at % 3)}`;
  const room = (at: number) => `Building ${at % 2}, room ${at % 6}`;
  const stock = Array.from({ length: 172 }, (_, at) => ({
    ...first,
    id: at + 1,
    name: substance(at % 26),
    cas_number: `${7_600_000 + (at % 26)}-41-7`,
    room: room(at),
    cabinet: `Cabinet ${at % 9}`,
    quantity: 1200.5,
    checked_at: TWELVE_DAYS_BEFORE,
    checked_by: "Dana Reid",
  }));
  const groups = Array.from({ length: 60 }, (_, at) => ({
    ...group,
    groups: [`Reactive group ${at % 20}`, `Reactive group ${(at * 7 + 1) % 20}`] as [string, string],
    nearness: (["cabinet", "room", "site"] as const)[at % 3] ?? "site",
    room: room(at),
    one: Array.from({ length: 9 }, (__, of) => ({ name: substance((at + of) % 26), rows: 1, chemical_ids: [of + 1] })),
    one_substances: 9,
    is_accepted: false,
  }));
  return { stock, meeting: { ...standing, groups, pairs: [] } };
}

it("puts 172 rows on at most 16 pages: emergency number, access, worst substances and map on the first two", async () => {
  const { stock, meeting } = factory();
  const { bytes } = await written(gatheredOf({ compatibility: meeting }), "Pond dye", [], stock);
  const { pages, texts, alts } = await readPdf(bytes);
  expect(pages.length).toBeLessThanOrEqual(16);
  for (const wanted of [
    "Emergency contact",
    "Jo Bell",
    "+1 902 555 0143",
    "+1 902 555 0100 ext. 12",
    "office@harbour.example",
  ]) {
    expect(pages[0]).toContain(wanted);
  }
  const two = pages.slice(0, 2).join(" ");
  for (const wanted of ["Best entrance", "Worst substances (10 of 26)", "Points on the map"])
    expect(two).toContain(wanted);
  expect(pages.findIndex((page) => page.includes("Chemicals: Building"))).toBeLessThanOrEqual(2);
  // One entry per substance, and every number in full.
  expect(alts.filter((alt) => alt.startsWith("NFPA 704"))).toHaveLength(26);
  expect(texts.match(/\b76000\d\d-41-7\b/g)?.length).toBeGreaterThanOrEqual(172);
  expect(texts.match(/1 200\.5 kg/g)?.length).toBe(172);
}, 60_000);
