import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { invariant } from "../../identity/result.ts";
import { loadRegulatoryLists } from "../lists/regulatory-lists.ts";
import type { StoredPlace } from "../tier-two/facility.ts";
import { missingFields } from "../tier-two/missing-fields.ts";
import { rangeCode, rangeOfCode } from "../tier-two/range-codes.ts";
import { NO_PLACE_FIELDS } from "../tier-two/tier-two-fields.ts";
import { businessOfReport } from "./business-of-report.ts";
import { checkTierTwo } from "./check-report.ts";
import { SAMPLE_ILLINOIS_REPORT, SAMPLE_TEXAS_REPORT } from "./sample-reports.test-data.ts";
import { readTierTwo } from "./read-report.ts";
import { reportOfBusiness, reportStates, type ReportSource } from "./report-of-business.ts";
import { WHOLE_BUSINESS } from "./sample-business.ts";
import type { TierTwoReport } from "./tier-two-report.ts";
import { writeTierTwo } from "./write-report.ts";
import { readXml, writeXml } from "./xml.ts";

const SETTING = { year: 2025, certifier: "Jo Bell, Manager", signedOn: "2026-02-20" };

async function whole(source: ReportSource = WHOLE_BUSINESS): Promise<TierTwoReport> {
  const made = reportOfBusiness(source, SETTING, await loadRegulatoryLists());
  invariant(made.ok, made.ok ? "" : made.error.message);
  return made.value;
}

const only = (): StoredPlace => {
  const [place] = WHOLE_BUSINESS.places;
  invariant(place !== undefined, "The sample has no place.");
  return place;
};

describe("a Tier II report", () => {
  it("passes the check of its structure, and is equal when read again", async () => {
    const report = await whole();
    const text = writeTierTwo(report);
    expect(checkTierTwo(text)).toEqual([]);
    expect(readTierTwo(text)).toEqual({ ok: true, value: report });
  });

  it("adds up one substance, by location, and omits stock below its threshold", async () => {
    const [facility] = (await whole()).facilities;
    expect(facility?.chemicals.map(({ name, maxLb, maxCode }) => [name, maxLb, maxCode])).toEqual([
      ["Ammonia, anhydrous", 1500.5, "04"],
      ["Battery acid", 2000, "04"],
    ]);
    const [ammonia, acid] = facility?.chemicals ?? [];
    expect(ammonia?.storages.map(({ place, pounds }) => [place, pounds])).toEqual([
      ["Machine room", 1200],
      ["Compressor hall", 300.5],
    ]);
    // 35 % of 2,000 lb are 700 lb: code 03, 500 to 999
    expect(acid?.parts[0]).toMatchObject({ name: "Sulfuric acid", isEhs: true, maxCode: "03" });
    expect(acid?.isEhs).toBe(true);
  });

  it("converts back to the rows it was created from: last year's file starts this year's", async () => {
    const report = await whole();
    const again = businessOfReport(report);
    const place = only();
    const rows = again.places[0]?.stock ?? [];
    expect(rows.map(({ storageId }) => storageId)).toEqual(
      report.facilities[0]?.chemicals.flatMap(({ storages }) => storages.map(({ recordId }) => recordId)),
    );
    // Stored under the ids of the rows, it gives the same report again.
    const stock = rows.map((row, at) => ({
      id: place.stock[at]?.id ?? 0,
      name: row.name,
      casNumber: row.casNumber,
      unNumber: null,
      quantity: row.pounds ?? 0,
      unit: "lbs" as const,
      place: row.storagePlace ?? "",
      fields: row.fields,
    }));
    const fields = again.places[0]?.fields ?? NO_PLACE_FIELDS;
    const contacts = again.contacts.map((contact) => ({ ...contact, id: 8 }));
    expect(await whole({ ...WHOLE_BUSINESS, places: [{ ...place, fields, stock }], contacts })).toEqual(report);
  });

  it("keeps its ids from year to year", async () => {
    const lists = await loadRegulatoryLists();
    const next = reportOfBusiness(WHOLE_BUSINESS, { ...SETTING, year: 2026, signedOn: "2027-02-20" }, lists);
    const idsOf = (text: string) => [...text.matchAll(/(?:recordid|linkId)="([^"]+)"/g)].map(([, id]) => id);
    const ids = idsOf(writeTierTwo(await whole()));
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
    expect(next.ok && idsOf(writeTierTwo(next.value))).toEqual(ids);
  });

  it("is not created while data are missing, and names each missing field with its location", async () => {
    const lists = await loadRegulatoryLists();
    const place = only();
    const [ammonia] = place.stock;
    invariant(ammonia !== undefined, "The sample has no ammonia.");
    const bare = {
      ...place,
      fields: { ...place.fields, county: null, is_manned: null },
      stock: [{ ...ammonia, fields: { ...ammonia.fields, hazards: [], days_on_site: null } }],
    };
    const source = { ...WHOLE_BUSINESS, places: [bare], contacts: [] };
    const [state] = reportStates(source, lists);
    expect(state?.missing.map(({ field, of }) => `${of.kind} ${field}`)).toEqual([
      "place county",
      "place manned",
      "contact owner",
      "contact information_contact",
      "contact emergency_contact",
      "chemical hazards",
      "chemical days_on_site",
    ]);
    expect(reportOfBusiness(source, SETTING, lists)).toMatchObject({ error: { code: "report.missing_fields" } });
  });

  it("is not created while a threshold is undecided, or if nothing exceeds one", async () => {
    const lists = await loadRegulatoryLists();
    const place = only();
    const [ammonia] = place.stock;
    invariant(ammonia !== undefined, "The sample has no ammonia.");
    const withRow = (row: typeof ammonia): ReportSource => ({
      ...WHOLE_BUSINESS,
      places: [{ ...place, stock: [row] }],
      contacts: [],
    });
    const open = withRow({ ...ammonia, fields: { ...ammonia.fields, composition: null } });
    expect(reportOfBusiness(open, SETTING, lists)).toMatchObject({ error: { code: "report.undecided" } });
    const little = withRow({ ...ammonia, fields: { ...ammonia.fields, max_amount: 3 } });
    expect(reportOfBusiness(little, SETTING, lists)).toMatchObject({ error: { code: "report.nothing_over" } });
  });

  it("counts adjoining sites as one facility, and others separately", async () => {
    const lists = await loadRegulatoryLists();
    const place = only();
    const half = (id: number, facility: string | null): StoredPlace => ({
      ...place,
      id,
      name: `Site ${id}`,
      fields: { ...place.fields, facility },
      stock: place.stock
        .slice(0, 1)
        .map((row) => ({ ...row, id, fields: { ...row.fields, max_amount: 300, average_amount: 300 } })),
    });
    const verdicts = (places: readonly StoredPlace[]) =>
      reportStates({ places, contacts: [] }, lists).map(({ counts }) => counts[0]?.verdict);
    expect(verdicts([half(1, null), half(2, null)])).toEqual(["under", "under"]);
    expect(verdicts([half(1, "Pier"), half(2, "pier ")])).toEqual(["over"]);
  });

  it("combines the data of all rows of one substance", async () => {
    const place = only();
    const [first, second] = place.stock;
    invariant(first !== undefined && second !== undefined, "The sample has no ammonia.");
    const stock = [
      { ...first, fields: { ...first.fields, states: ["liquid"], hazards: ["acute_toxicity"] } },
      { ...second, fields: { ...second.fields, states: ["gas"], hazards: ["flammable"], is_trade_secret: true } },
    ] as const;
    const [facility] = (await whole({ ...WHOLE_BUSINESS, places: [{ ...place, stock }] })).facilities;
    expect(facility?.chemicals).toMatchObject([
      { isLiquid: true, isGas: true, hazards: ["flammable", "acute_toxicity"], isTradeSecret: true, cas: "" },
    ]);
  });

  it("counts a row added after last year's report with the existing rows of its substance", async () => {
    const place = only();
    const [first, second] = place.stock;
    invariant(first !== undefined && second !== undefined, "The sample has no ammonia.");
    const stock = [first, { ...second, fields: { ...second.fields, record_id: "CVTR2024ABCDEFGHIJK" } }];
    const [facility] = (await whole({ ...WHOLE_BUSINESS, places: [{ ...place, stock }] })).facilities;
    expect(facility?.chemicals.map(({ recordId, maxLb }) => [recordId, maxLb])).toEqual([
      ["CVTR2024ABCDEFGHIJK", 1500.5],
    ]);
  });

  it("separates a row that is now another substance, under its own id", async () => {
    const place = only();
    const [first, second] = place.stock;
    invariant(first !== undefined && second !== undefined, "The sample has no ammonia.");
    const fields = { ...first.fields, record_id: "CVTR2024ABCDEFGHIJK" };
    const stock = [
      { ...first, fields },
      { ...second, name: "Chlorine", casNumber: "7782-50-5", fields },
    ];
    const moved = { ...first, id: 61, fields };
    const report = await whole({
      ...WHOLE_BUSINESS,
      places: [
        { ...place, stock },
        { ...place, id: 22, name: "Yard", stock: [moved] },
      ],
    });
    expect(report.facilities.map(({ chemicals }) => chemicals.map(({ name, maxLb }) => [name, maxLb]))).toEqual([
      [
        ["Ammonia, anhydrous", 1200],
        ["Chlorine", 1200],
      ],
      [["Ammonia, anhydrous", 1200]],
    ]);
    const ids = report.facilities.flatMap(({ chemicals }) => chemicals.map(({ recordId }) => recordId));
    expect(ids[0]).toBe("CVTR2024ABCDEFGHIJK");
    expect(new Set(ids).size).toBe(3);
    expect(checkTierTwo(writeTierTwo(report))).toEqual([]);
  });

  it("never assigns a contact id that another contact already has", async () => {
    const [jo] = WHOLE_BUSINESS.contacts;
    invariant(jo !== undefined, "The sample has no contact.");
    const kim = { ...jo, id: 9, name: "Kim Doe", fields: { ...jo.fields, record_id: "CTTR20250K7QD000008" } };
    const report = await whole({ ...WHOLE_BUSINESS, contacts: [jo, kim] });
    expect(checkTierTwo(writeTierTwo(report))).toEqual([]);
    const ids = report.contacts.map(({ recordId }) => recordId);
    expect(report.facilities[0]?.contacts.map(({ contactId }) => contactId)).toEqual(ids);
    expect(new Set(ids).size).toBe(2);
  });

  it("does not add up mixtures of different concentration", async () => {
    const place = only();
    const acid = place.stock.find(({ name }) => name === "Battery acid");
    const [part] = acid?.fields.parts ?? [];
    invariant(acid !== undefined && part !== undefined, "The sample has no battery acid.");
    const strong = { ...acid, id: 62, fields: { ...acid.fields, parts: [{ ...part, percent: 50 }] } };
    const unsaid = { ...acid, id: 63, fields: { ...acid.fields, max_amount: 100, average_amount: 50, parts: [] } };
    const source = { ...WHOLE_BUSINESS, places: [{ ...place, stock: [acid, strong] }] };
    const chemicals = (await whole(source)).facilities[0]?.chemicals;
    expect(chemicals?.map(({ parts, maxLb }) => [parts[0]?.percent, maxLb])).toEqual([
      [35, 2000],
      [50, 2000],
    ]);
    const heavy = { ...acid, fields: { ...acid.fields, max_amount: 12_000, average_amount: 9000 } };
    const [joined] = (await whole({ ...WHOLE_BUSINESS, places: [{ ...place, stock: [unsaid, heavy] }] })).facilities;
    expect(joined?.chemicals.map(({ parts, maxLb }) => [parts[0]?.percent, maxLb])).toEqual([[35, 12_100]]);
  });

  it("reports a missing emergency number of each contact without one", async () => {
    const [contact] = WHOLE_BUSINESS.contacts;
    const place = only();
    invariant(contact !== undefined, "The sample has no contact.");
    const facility = { name: place.name, place, places: [place], stock: [] };
    const silent = { ...contact, fields: { ...contact.fields, phone_24h: null } };
    expect(missingFields(facility, [silent], []).map(({ field }) => field)).toEqual(["emergency_phone"]);
  });
});

/** A file as stored by a business, with our own numbers. */
function sourceOf(text: string): { readonly source: ReportSource; readonly report: TierTwoReport } {
  const read = readTierTwo(text);
  invariant(read.ok, read.ok ? "" : read.error.message);
  const { places, contacts } = businessOfReport(read.value);
  let id = 100;
  const next = (): number => (id += 1);
  const source = {
    installation: "K7QD",
    places: places.map((place) => ({
      ...place,
      id: next(),
      stock: place.stock.map((row) => ({
        ...row,
        id: next(),
        unNumber: null,
        quantity: row.pounds ?? 0,
        unit: "lbs" as const,
        place: row.storagePlace ?? "",
      })),
    })),
    contacts: contacts.map((contact) => ({ ...contact, id: next() })),
  };
  return { source, report: read.value };
}

/** The report of the same year, signed on the same day. */
async function roundTrip(text: string): Promise<string> {
  const { source, report } = sourceOf(text);
  const [facility] = report.facilities;
  invariant(facility !== undefined, "The file has no facility.");
  const setting = { year: report.year, certifier: facility.certifier, signedOn: facility.signedOn };
  const made = reportOfBusiness(source, setting, await loadRegulatoryLists());
  invariant(made.ok, made.ok ? "" : made.error.message);
  return writeTierTwo(made.value);
}

const STATES = [
  ["Texas", SAMPLE_TEXAS_REPORT],
  ["Illinois", SAMPLE_ILLINOIS_REPORT],
] as const;

describe("a file of another program", () => {
  it.each(STATES)("of %s is written as it was read", (_state, text) => {
    const read = readTierTwo(text);
    expect(read.ok && writeTierTwo(read.value)).toBe(text);
  });

  it.each(STATES)("of %s survives the conversion to business records and back", async (_state, text) => {
    expect(await roundTrip(text)).toBe(text);
  });

  it.each(STATES)("of %s has no errors except values that are not in the form", (_state, text) => {
    expect(checkTierTwo(text).filter(({ isForeign }) => !isForeign)).toEqual([]);
  });

  it("keeps any value, code and element at any position", async () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{3,9} [A-Z]?[0-9]{2}$/);
    const places = [
      /(?<=<storageType>)Battery(?=<)/,
      /(?<=<pressure>)Vapor pressure at ambient(?=<)/,
      /(?<=<temperature>)Seasonal(?=<)/,
      /(?<=<maxAmountCode>)07A(?=<)/,
      /(?<=<maxAmountCode>)07B(?=<)/,
      /(?<=<contactType>)State Filing Agent(?=<)/,
      /(?<=<phoneType>)Pager(?=<)/,
      /(?<=<phoneNumber>)ask the gate(?=<)/,
      /(?<=<phoneNumber>)713-555-0100 ext. 4(?=<)/,
      /(?<=<label>)Fee category(?=<)/,
      /(?<=<data>)T2-0012345(?=<)/,
      /(?<=<data>)B-12(?=<)/,
      /(?<=<category>)State Listed Reproductive Hazard(?=<)/,
      /(?<=<latLongMethod>)Interpolation-Map(?=<)/,
      /(?<=<parentCompanyDunAndBradstreet>)987654321(?=<)/,
      /(?<=<feesTotal>)150(?=<)/,
      /(?<=type=")TRI(?=")/,
      /(?<=<country>)Mexico(?=<)/,
      ...["txReportTrackingNumber", "txLocalCode", "txDikeCode", "txGrade", "txTwicCard"].map(
        (name) => new RegExp(`(?<=<${name}>)[^<]+(?=<)`),
      ),
    ];
    const spots = places.filter((place) => !place.test(SAMPLE_TEXAS_REPORT));
    expect(spots).toEqual([]);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), word, async (place, foreign) => {
        const text = SAMPLE_TEXAS_REPORT.replace(place, foreign);
        expect(await roundTrip(text)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  it("is replaced by the current data of the record", async () => {
    const { source, report } = sourceOf(SAMPLE_TEXAS_REPORT);
    const [place] = source.places;
    const [jo, office] = source.contacts;
    const [batteries, propane] = place?.stock ?? [];
    invariant(
      place !== undefined &&
        jo !== undefined &&
        office !== undefined &&
        batteries !== undefined &&
        propane !== undefined,
      "The file has lost something.",
    );
    const changed = {
      ...source,
      places: [
        {
          ...place,
          fields: { ...place.fields, naics: "335910", duns: null },
          stock: [
            { ...batteries, fields: { ...batteries.fields, container_type: "R" as const, max_amount: 45_000 } },
            propane,
          ],
        },
      ],
      contacts: [{ ...jo, phone: "713 555 0150", fields: { ...jo.fields, phone_24h: null } }, office],
    };
    const lists = await loadRegulatoryLists();
    const open = reportStates(changed, lists).flatMap(({ missing }) => missing.map(({ field }) => field));
    expect(open).toEqual(["emergency_phone"]);
    const said = { ...jo, phone: "713 555 0150", fields: { ...jo.fields, phone_24h: "+1 713 555 0111" } };
    const setting = { ...SETTING, year: report.year };
    const made = reportOfBusiness({ ...changed, contacts: [said, office] }, setting, lists);
    invariant(made.ok, made.ok ? "" : made.error.message);
    const [facility] = made.value.facilities;
    expect(facility?.ids.map(({ type, id, description }) => [type, id, description])).toEqual([
      ["NAICS", "335910", ""],
      ["RMP", "100000123456", ""],
      ["TRI", "77015BYBTT100SH", "Toxics release inventory"],
    ]);
    expect(facility?.chemicals[0]).toMatchObject({ maxCode: "07", storages: [{ type: "Other" }] });
    expect(made.value.contacts[0]?.phones.map(({ number, type }) => [number, type])).toEqual([
      ["713 555 0150", "Mobile - Cell"],
      ["ask the gate", "24-hour"],
      ["+1 713 555 0111", "Emergency"],
      ["713 555 0188", "Pager"],
    ]);
  });

  it("has different ids in another installation, and the same every year in one", async () => {
    const idsOf = async (installation: string, year: number): Promise<readonly (string | undefined)[]> => {
      const made = reportOfBusiness(
        { ...WHOLE_BUSINESS, installation },
        { ...SETTING, year },
        await loadRegulatoryLists(),
      );
      invariant(made.ok, made.ok ? "" : made.error.message);
      return [...writeTierTwo(made.value).matchAll(/(?:recordid|linkId)="([^"]+)"/g)].map(([, id]) => id);
    };
    const [ours, theirs] = [await idsOf("K7QD", 2025), await idsOf("M0PZ", 2025)];
    expect(ours.filter((id) => theirs.includes(id))).toEqual([]);
    expect(await idsOf("K7QD", 2031)).toEqual(ours);
  });
});

describe("checkTierTwo", () => {
  it.each([
    [
      "another order",
      (text: string) => text.replace(/(<county>.*<\/county>)\s*(<fireDistrict>.*<\/fireDistrict>)/, "$2$1"),
    ],
    ["a code that is not of its amount", (text: string) => text.replace("<maxAmountCode>04<", "<maxAmountCode>05<")],
    ["a category with another word", (text: string) => text.replace("toxicity(single", "toxicity (single")],
    ["a number with a wrong digit", (text: string) => text.replace("7664-41-7", "7664-41-8")],
    ["neither pure nor a mixture", (text: string) => text.replace("<pure>true", "<pure>false")],
    [
      "a contact that is not there",
      (text: string) => text.replace(/(<contactId [^>]+>)[^<]+/, "$1CTTR202500000000999"),
    ],
    ["kilograms", (text: string) => text.replace('unit="pounds"', 'unit="kg"')],
    ["an id of another shape", (text: string) => text.replace("FATR2025", "FA2025")],
    ["a root of another name", (text: string) => text.replaceAll("epcraTier2Dataset", "dataset2")],
    ["a part that is missing", (text: string) => text.replace(/<fireDistrict>.*<\/fireDistrict>/, "")],
    [
      "a kind of container of another word",
      (text: string) => text.replace("<storageType>Cylinder", "<storageType>cylinder"),
    ],
    ["a pressure of another word", (text: string) => text.replace(">Greater than ambient pressure<", ">High<")],
    ["a temperature of another word", (text: string) => text.replace(">Ambient temperature<", ">Warm<")],
    [
      "a place in another order",
      (text: string) => text.replace(/(<locationDescription>.*)\s*(<storageType>.*)/, "$2$1"),
    ],
    ["an address without its zip code", (text: string) => text.replace(/<zipcode>.*<\/zipcode>/, "")],
    ["a flag of another word", (text: string) => text.replace("<tradeSecret>false", "<tradeSecret>no")],
    [
      "a category without its value",
      (text: string) => text.replace(/(<category>.*<\/category>\s*)<value>\w+<\/value>/, "$1"),
    ],
    ["a latitude beyond the pole", (text: string) => text.replace("<latitude>43", "<latitude>143")],
    [
      "a largest container that is no number",
      (text: string) => text.replace(/<maxAmtLargestContainer>[^<]+/, "<maxAmtLargestContainer>600 lb"),
    ],
    ["a share that is of nothing", (text: string) => text.replace('weightOrVolume="weight"', 'weightOrVolume="mass"')],
    ["a share above all", (text: string) => text.replace(/(weightOrVolume="weight">)35/, "$1135")],
    [
      "a reason to be named of another word",
      (text: string) => text.replace("<contactType>Owner / Operator", "<contactType>Owner"),
    ],
    ["a telephone of another word", (text: string) => text.replace("<phoneType>Work", "<phoneType>Desk")],
    ["a telephone without a number", (text: string) => text.replace(/<phoneNumber>[^<]+/, "<phoneNumber>")],
    [
      "an id that stands twice",
      (text: string) =>
        text.replace(/(<storageLocation recordid=")[^"]+("[\s\S]*?<storageLocation recordid=")([^"]+)/, "$1$3$2$3"),
    ],
    ["an end that is missing", (text: string) => text.slice(0, -30)],
  ])("finds %s", async (_what, spoil) => {
    const text = writeTierTwo(await whole());
    expect(spoil(text)).not.toBe(text);
    expect(checkTierTwo(spoil(text)).length).toBeGreaterThan(0);
  });
});

describe("readTierTwo", () => {
  it("accepts other orders, prefixes, letter case and elements", () => {
    const text = `<?xml version="1.0"?><!-- x --><a:epcraTier2Dataset xmlns:a="u"><a:dataset reportyear='2024'>
      <a:facilities><a:facility recordid="FA1"><a:later>1</a:later><a:manned>TRUE</a:manned>
      <a:facilityName>Caf&#233; &amp; Co <![CDATA[<1>]]></a:facilityName>
      <a:chemicals><a:chemical><a:hazards><a:hazard><a:category>SPECIFIC target organ toxicity (single or repeated exposure)</a:category><a:value>True</a:value></a:hazard></a:hazards>
      <a:maxAmount>1,200</a:maxAmount></a:chemical></a:chemicals></a:facility></a:facilities></a:dataset></a:epcraTier2Dataset>`;
    const read = readTierTwo(text);
    invariant(read.ok, read.ok ? "" : read.error.message);
    const [facility] = read.value.facilities;
    expect(facility).toMatchObject({ name: "Café & Co <1>", isManned: true, isPlanningSubject: null });
    expect(facility?.chemicals[0]).toMatchObject({ hazards: ["target_organ"], maxLb: 1200, averageLb: null });
  });

  /** Rows created from a report of one chemical. */
  function stockOf(chemical: string) {
    const read = readTierTwo(
      `<epcraTier2Dataset><dataset reportyear="2024"><facilities><facility><chemicals><chemical>
      <chemName>Acid</chemName>${chemical}</chemical></chemicals></facility></facilities></dataset></epcraTier2Dataset>`,
    );
    invariant(read.ok, read.ok ? "" : read.error.message);
    return businessOfReport(read.value).places[0]?.stock ?? [];
  }

  it("does not treat missing data as an answer: no category is not none, and no flag is not no", () => {
    const [said] = stockOf("<maxAmount>12000</maxAmount>");
    expect(said?.fields).toMatchObject({ hazards: null, is_ehs: null, composition: null, states: [] });
    const [noted] = stockOf("<ehs>true</ehs>");
    expect(noted?.fields.is_ehs).toBe(true);
  });

  it("rejects ids that a report cannot have", () => {
    const idOf = (recordid: string) => {
      const text = `<epcraTier2Dataset><dataset reportyear="2024"><facilities><facility recordid="${recordid}"></facility></facilities></dataset></epcraTier2Dataset>`;
      const read = readTierTwo(text);
      return read.ok ? businessOfReport(read.value).places[0]?.fields.record_id : undefined;
    };
    expect(["FATR2024ABCDEFGHIJK", "facility 1", ""].map(idOf)).toEqual(["FATR2024ABCDEFGHIJK", null, null]);
  });

  it("accepts a comma only as a thousands separator", () => {
    const most = (text: string) => {
      const read = readTierTwo(
        `<epcraTier2Dataset><dataset reportyear="2024"><facilities><facility><chemicals><chemical><maxAmount>${text}</maxAmount></chemical></chemicals></facility></facilities></dataset></epcraTier2Dataset>`,
      );
      return read.ok ? read.value.facilities[0]?.chemicals[0]?.maxLb : read;
    };
    expect(["1,200", "12,000.5", "1200", ".5", "1e3"].map(most)).toEqual([1200, 12_000.5, 1200, 0.5, 1000]);
    expect(["1,5", "1,2000", "about 500", "0x10", "."].map(most)).toEqual([null, null, null, null, null]);
  });

  it("does not treat an amount of another unit as pounds", () => {
    const placed = (unit: string) =>
      `<storageLocation><amount${unit}>200</amount></storageLocation><storageLocation><amount unit="Pounds">300</amount></storageLocation>`;
    const amounts = (unit: string) =>
      stockOf(`<maxAmount>500</maxAmount><storageLocations>${placed(unit)}</storageLocations>`).map(
        ({ pounds }) => pounds,
      );
    expect(amounts(' unit="gallons"')).toEqual([null, 300]);
    expect(amounts(' unit="lbs"')).toEqual([200, 300]);
    expect(amounts("")).toEqual([200, 300]);
  });

  it("omits values that no record can store, instead of rejecting the whole file", () => {
    const part = (name: string, percent: string) =>
      `<mixtureComponent><componentName>${name}</componentName><casNumber>67-64-1</casNumber><componentPercentage>${percent}</componentPercentage></mixtureComponent>`;
    const [stock] = stockOf(
      `<maxAmount>-5</maxAmount><daysOnSite>0</daysOnSite><mixtureComponents>${part("", "20")}${part("Water", "120")}</mixtureComponents>`,
    );
    expect(stock).toMatchObject({ pounds: null, fields: { max_amount: null, days_on_site: null } });
    expect(stock?.fields.parts.map(({ name, percent }) => [name, percent])).toEqual([
      ["67-64-1", 20],
      ["Water", null],
    ]);
  });

  it.each([
    ["", "xml.broken"],
    ["<a><b></a>", "xml.broken"],
    ["<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>", "xml.broken"],
    ["<inventory />", "report.other_file"],
    ["<epcraTier2Dataset><dataset /></epcraTier2Dataset>", "report.no_year"],
  ])("rejects %j with %s and names the fix", (text, code) => {
    const read = readTierTwo(text);
    expect(read).toMatchObject({ ok: false, error: { code } });
    expect(read.ok ? "" : read.error.message).toMatch(/Export|Choose/);
  });

  it("keeps every character that XML allows", () => {
    const text = "a < b & c > d \"e\" 'f' é 漢 😀";
    const root = { name: "a", attributes: { b: text }, children: [], text };
    expect(readXml(writeXml(root))).toEqual({ ok: true, value: root });
  });
});

it.each([
  [0, "01"],
  [99.9, "01"],
  [100, "02"],
  [15_000, "06"],
  [45_000, "07"],
  [99_999, "09"],
  [100_000, "10"],
  [10_000_000, "13"],
])("codes %d lb as %s, a code whose range includes it", (pounds, code) => {
  expect(rangeCode(pounds)).toBe(code);
  const range = rangeOfCode(code);
  expect(range !== null && range.fromLb <= pounds && pounds < (range.toLb ?? Infinity)).toBe(true);
});
