import { getContactsByBusiness, getLocationsByBusiness } from "@placard/api-client/internal";
import { loadEmergencySchedule, NO_CHEMICAL_FIELDS, type TierTwoChemical } from "@placard/hazmat-core/regulatory";
import { en as uiWords } from "@placard/ui/messages";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { writePdf } from "../../../incident/paper/pdf/write-pdf.ts";
import { writeRows } from "../../../lib/formats/write-rows.ts";
import { en } from "../../../messages/en.ts";
import { readPdf } from "../../../test/read-pdf.ts";
import { emergencyPaper } from "./emergency-paper.ts";
import { emergencySheet, workersText, type SiteEmergencies } from "./emergency-sheet.ts";

const [location] = getLocationsByBusiness.response.parse(getLocationsByBusiness.example.response).locations;
const { users: contacts } = getContactsByBusiness.response.parse(getContactsByBusiness.example.response);
if (location === undefined) throw new Error("The contract's example holds no site.");

interface Store {
  readonly cas: string;
  readonly name?: string;
  readonly un?: string;
  /** The maximum of the year, in tonnes. */
  readonly tonnes: number;
  readonly fields?: Partial<TierTwoChemical>;
}

/** A site with these chemicals, pure unless given otherwise. */
async function siteWith(...stores: readonly Store[]): Promise<SiteEmergencies> {
  const { countsOf } = await loadEmergencySchedule();
  const stock = stores.map(({ cas, name = cas, un = null, tonnes, fields }, at) => ({
    id: at + 1,
    name,
    casNumber: cas,
    unNumber: un,
    quantity: 0,
    unit: "kg" as const,
    place: "Shed",
    fields: {
      ...NO_CHEMICAL_FIELDS,
      composition: "pure" as const,
      unit: "kg" as const,
      max_amount: Number((tonnes * 1000).toPrecision(6)),
      ...fields,
    },
  }));
  if (location === undefined) throw new Error("There is no site.");
  return { location, counts: countsOf(stock), manager: contacts[0] ?? null, contacts };
}

/** The rows of the worksheet as a spreadsheet program opens it. */
async function csvOf(...sites: readonly SiteEmergencies[]): Promise<readonly (readonly string[])[]> {
  const file = await writeRows(emergencySheet(sites, en));
  expect(file.type).toContain("text/csv");
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer());
  expect(text.startsWith("\uFEFF")).toBe(true);
  return Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
}

const pdfOf = async (...sites: readonly SiteEmergencies[]) => {
  const texts = uiWords.planDocument;
  const paper = emergencyPaper({ sites, company: "Harbour Ice", texts, messages: en });
  const at = new Date("2026-11-21T15:00:00.000Z");
  return readPdf(await writePdf(paper, (page, pages) => `Page ${page} of ${pages}`, at));
};

describe("the worksheet as CSV", () => {
  it("has the fields of Schedule 2 in the order of the form", async () => {
    const site = await siteWith({
      cas: "7664-41-7",
      name: "Ammonia, anhydrous",
      un: "1005",
      tonnes: 4.6,
      fields: { largest_container: 4500 },
    });
    expect(await csvOf(site)).toEqual([
      [
        "Site",
        "Address",
        "Latitude",
        "Longitude",
        "Maximum number of workers",
        "Responsible person",
        "Primary contact",
        "Alternate contact",
        "NAICS code",
        "Substance",
        "CAS number",
        "UN number",
        "Hazard",
        "Minimum percent by weight",
        "Threshold, t",
        "Maximum expected quantity of the substance, t",
        "Some of it is not in a container (yes or no)",
        "Largest container, whole contents, t",
        "Date the threshold was met",
        "Result",
        "Source",
      ],
      [
        "Pier Road plant",
        "100 Pier Road, Halifax NS",
        "44.64880",
        "-63.57520",
        workersText(location) ?? "",
        expect.stringMatching(/^Jo Bell, /),
        "",
        "",
        "",
        "Ammonia, anhydrous",
        "7664-41-7",
        "1005",
        "I",
        "10",
        "4.5",
        "4.6",
        "",
        "4.5",
        "",
        "Notice required, by quantity, by container size",
        expect.stringMatching(/2019.*part 1, 7664-41-7, unverified/),
      ],
    ]);
  });

  it("counts the share of the substance in a mixture and the full capacity of its container", async () => {
    const part = (cas_number: string, percent: number) =>
      ({ name: "Part", cas_number, percent, basis: "weight", is_carcinogen: null }) as const;
    const site = await siteWith({
      cas: "",
      name: "Hydrochloric acid 32 %",
      tonnes: 0.464,
      fields: {
        composition: "mixture",
        states: ["liquid"],
        largest_container: 232,
        parts: [part("7647-01-0", 32), part("7732-18-5", 68)],
      },
    });
    const [head = [], row = []] = await csvOf(site);
    const cell = (heading: string) => row[head.indexOf(heading)];
    expect(cell("Maximum expected quantity of the substance, t")).toBe("0.149");
    expect(cell("Largest container, whole contents, t")).toBe("0.232");
  });

  it("marks unknown values instead of inserting a figure", async () => {
    const site = await siteWith(
      { cas: "7782-50-5", tonnes: 2, fields: { max_amount: null } },
      { cas: "71-43-2", tonnes: 0, fields: { unit: "L", max_amount: 20_000 } },
    );
    const rows = (await csvOf(site)).slice(1).map((row) => [row[10], row[15], row[17], row[19]]);
    expect(rows).toEqual([
      [
        "71-43-2",
        "0 t to 460 t. Assumed density: up to 23 kg/L (osmium has 22.6 kg/L). Enter the density to get one figure.",
        "",
        "More information needed",
      ],
      ["7782-50-5", "unknown", "", "Currently below threshold"],
    ]);
  });

  it("states the assumed density of a volume that is decided without one", async () => {
    const site = await siteWith({
      cas: "108-88-3",
      tonnes: 0,
      fields: { unit: "L", max_amount: 1000, states: ["liquid"] },
    });
    const rows = (await csvOf(site)).slice(1).map((row) => [row[15], row[19]]);
    expect(rows).toEqual([
      [
        "0.05 t to 13.6 t. Assumed density: 0.05 to 13.6 kg/L (mercury at 0 °C, NIST SP 811). Enter the density to get one figure.",
        "Below threshold",
      ],
    ]);
  });

  it("writes the position of a town with two decimals", async () => {
    const { location: site, ...rest } = await siteWith({ cas: "7782-50-5", tonnes: 2 });
    const town = { ...rest, location: { ...site, precision: "town" as const } };
    expect((await csvOf(town))[1]?.slice(2, 4)).toEqual(["44.65", "-63.58"]);
    expect((await pdfOf(town)).texts).toContain("Coordinates 44.65, -63.58 (approximate, centre of the town)");
  }, 60_000);

  it("writes a name that looks like a formula as text", async () => {
    const site = await siteWith({ cas: "7782-50-5", name: "=HYPERLINK(1)", tonnes: 2 });
    expect((await csvOf(site))[1]?.[9]).toBe("'=HYPERLINK(1)");
  });
});

// Column 4 of Schedule 1, SOR/2019-51, in tonnes: one substance for each hazard, percentage and threshold.
it.each([
  [null, null],
  [0, "0–4"],
  [4, "0–4"],
  [5, "5–19"],
  [499, "300–499"],
  [500, "500+"],
])("%s workers are in the range %s of Schedule 2", (people, range) => {
  if (location === undefined) throw new Error("There is no site.");
  expect(workersText({ ...location, number_employees: people })).toBe(range);
});

describe("the Schedule 1 comparison", () => {
  it.each<readonly [string, string, number, Partial<TierTwoChemical> & { readonly un?: string }]>([
    ["propane", "74-98-6", 4.5, {}],
    ["hydrogen", "1333-74-0", 4.5, {}],
    ["styrene", "100-42-5", 4.5, {}],
    ["benzene", "71-43-2", 10, {}],
    ["toluene", "108-88-3", 2500, {}],
    ["cyclohexane", "110-82-7", 550, {}],
    ["xylenes", "1330-20-7", 8000, {}],
    ["gasoline", "86290-81-5", 150, {}],
    ["diesel fuel", "68334-30-5", 2500, {}],
    ["ammonium nitrate, solid", "6484-52-2", 20, { states: ["solid"] }],
    ["sodium chlorate", "7775-09-9", 10, {}],
    ["ammonium perchlorate", "7790-98-9", 3.4, {}],
    ["carbon monoxide", "630-08-0", 6.8, {}],
    ["carbon disulfide", "75-15-0", 9.1, {}],
    ["methylene chloride", "75-09-2", 9.1, {}],
    ["ammonia, anhydrous", "7664-41-7", 4.5, { states: ["gas"] }],
    ["oleum", "8014-95-7", 4.5, {}],
    ["sulfur dioxide", "7446-09-5", 2.27, {}],
    ["hydrogen chloride, anhydrous", "7647-01-0", 2.27, { states: ["gas"] }],
    ["chlorine", "7782-50-5", 1.13, {}],
    ["phosgene", "75-44-5", 0.22, {}],
    ["hydrogen fluoride, anhydrous", "7664-39-3", 0.45, { states: ["gas"] }],
    ["mercury", "7439-97-6", 1, {}],
    ["white phosphorus", "7723-14-0", 1, { un: "1381" }],
    ["arsenic trioxide", "1327-53-3", 0.22, {}],
    ["trichloroethylene", "79-01-6", 1.13, {}],
    ["naphthalene", "91-20-3", 4.5, {}],
    ["acrylamide", "79-06-1", 9.1, {}],
  ])(
    "requires a notice at or above the threshold of %s, not below",
    async (_name, cas, threshold, { un, ...fields }) => {
      const store = { cas, fields, ...(un !== undefined && { un }) };
      const at = await csvOf(await siteWith({ ...store, tonnes: threshold }));
      const below = await csvOf(await siteWith({ ...store, tonnes: threshold * 0.999 }));
      const [, ...shown] = at[1]?.slice(13) ?? [];
      expect(shown.slice(0, 6)).toEqual([
        String(threshold),
        String(threshold),
        "",
        "",
        "",
        "Notice required, by quantity",
      ]);
      expect(below[1]?.[19]).toBe("Below threshold");
    },
  );
});

describe("the worksheet as PDF", () => {
  it("is tagged, has a language, and has a table with figures and sources per site", async () => {
    const { isTagged, info, roles, texts } = await pdfOf(
      await siteWith(
        { cas: "7664-41-7", name: "Ammonia, anhydrous", tonnes: 4.4, fields: { largest_container: 4500 } },
        { cas: "7782-50-5", name: "Chlorine", tonnes: 1.129 },
      ),
    );
    expect(isTagged).toBe(true);
    expect(info).toMatchObject({ Title: "E2 worksheet", Language: "en" });
    expect(roles).toEqual(expect.arrayContaining(["H1", "H2", "Table", "Caption", "TH", "TD"]));
    expect(roles.filter((role) => role === "TH")).toHaveLength(5);
    for (const wanted of [
      "Pier Road plant",
      "Civic address 100 Pier Road, Halifax NS",
      "Coordinates 44.64880, -63.57520",
      "Primary contact",
      "Head office: name, address and contacts",
      "Chlorine: date the threshold was met",
      "Schedule 1 at Pier Road plant",
      "Ammonia, anhydrous, 7664-41-7, I",
      "4.4 t 4.5 t Notice required, by container size",
      "Chlorine, 7782-50-5, I",
      "not stated Below",
      "Maximum on site, of the substance Largest container, whole contents",
      "You must assess those yourself.",
    ]) {
      expect(texts).toContain(wanted);
    }
    // Rounded up to the digits entered, but never across the threshold.
    expect(texts).toMatch(/1\.13 t\. .* 1\.129 t not stated/);
  }, 60_000);
});
