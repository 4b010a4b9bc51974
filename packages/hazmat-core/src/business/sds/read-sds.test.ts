import { describe, expect, it } from "vitest";
import { compareSds } from "./compare-sds.ts";
import { offersOfSds, type SdsOfferRecord } from "./offer-sds.ts";
import { SAMPLE_SHEETS } from "./sample-sheets.test-data.ts";
import { readSds } from "./read-sds.ts";
import { sdsLines } from "./sds-lines.ts";
import { flashPointText, type FlashPoint } from "../inventory/flash-point.ts";
import type { SdsClass, SdsFinding, SdsFindings } from "./sds-reading.ts";

const pagesOf = (text: string): readonly (readonly string[])[] =>
  text.split("\n====\n").map((page) => page.replaceAll(" | ", "\t").split("\n"));

function findingsOf(text: string): SdsFindings {
  const reading = readSds(pagesOf(text));
  if (reading.kind === "no_text") throw new Error("The sheet was read as a picture.");
  return reading;
}

function short(value: string | SdsClass | FlashPoint): string {
  if (typeof value === "string") return value;
  return "division" in value
    ? [value.division, ...value.subsidiary].join("+")
    : `${value.bound} ${value.value} ${value.unit}`;
}

const sheetNamed = (what: string): string => {
  const sheet = SAMPLE_SHEETS.find((one) => one.what === what);
  if (sheet === undefined) throw new Error(`No made sheet is called ${what}.`);
  return sheet.text;
};

describe("readSds", () => {
  it.each(SAMPLE_SHEETS)("reads an SDS: $what", ({ text, expected }) => {
    const { kind: _kind, unread: _unread, ...fields } = findingsOf(text);
    const found = Object.entries(fields).map(
      ([field, findings]: [string, readonly SdsFinding<string | SdsClass | FlashPoint>[]]) => [
        field,
        findings.map(({ value }) => short(value)).join(" ~ "),
      ],
    );
    const asked = found.filter(([field = ""]) => field in expected);
    expect(Object.fromEntries(asked)).toEqual(expected);
  });

  it("returns no_text for scanned pages", () => {
    expect(readSds([])).toEqual({ kind: "no_text" });
    expect(readSds([[], [], []])).toEqual({ kind: "no_text" });
    expect(readSds([["Scanned by CopyMaster"], ["UN number: UN1789"]])).toEqual({ kind: "no_text" });
  });

  it("reads an SDS with a line of 100 kB, whatever the line contains", () => {
    const sheet = sheetNamed("Canadian in French");
    const whole = findingsOf(sheet);
    for (const part of [" ", "\t", "un1234, ", "no. : ", "1.1.1 ", "a(", "12/"]) {
      const { hCodes, signalWord } = findingsOf(`${sheet}\n${part.repeat(100_000 / part.length)}x`);
      expect({ hCodes, signalWord }).toEqual({ hCodes: whole.hCodes, signalWord: whole.signalWord });
    }
  });

  it("reads a line that is too long in parts", () => {
    expect(sdsLines([["ab ".repeat(1000)]]).map(({ text }) => text.length)).toEqual([1000, 1000, 999]);
  });

  it("returns every value with its page and its line as printed", () => {
    const { unNumber, signalWord } = findingsOf(sheetNamed("a table of contents before the sections"));
    expect(unNumber).toEqual([{ value: "UN1307", page: 2, line: "UN1307, Xylenes, 3, PG III" }]);
    expect(signalWord).toEqual([{ value: "warning", page: 2, line: "Signal word: Warning" }]);
    const broken = findingsOf(sheetNamed("labels and values on lines of their own"));
    expect(broken.flashPoint[0]?.line).toBe("Flash point 11 °C");
  });

  it("returns no flash point for a figure after a dash that can be a minus sign", () => {
    const text = sheetNamed("Canadian in French");
    const [dash, minus] = ["- 12 °C", "-12 °C"].map(
      (value) => findingsOf(`${text}\n9. Propriétés physiques et chimiques\nPoint d'éclair ${value}`).flashPoint,
    );
    expect(dash).toEqual([]);
    expect(minus?.map(({ value }) => short(value))).toEqual(["at -12 C"]);
  });

  it.each([
    ["Flash point (closed cup): 12 °C", ["12 °C c.c."]],
    ["Flash point: 53.6 °F (12 °C), Tag closed cup", ["53.6 °F c.c."]],
    ["Flash point: 11 °C (closed cup), 16 °C (open cup)", ["11 °C c.c.", "16 °C o.c."]],
    ["Flash point: 11 °C (closed cup), 60.8 °F (open cup)", ["11 °C c.c.", "60.8 °F o.c."]],
    ["Flash point: < 23 °C", ["< 23 °C"]],
  ])("returns the method only if the SDS states it: %s", (line, said) => {
    const { flashPoint } = findingsOf(`${sheetNamed("Canadian in French")}\n9. Propriétés physiques\n${line}`);
    expect(flashPoint.map(({ value }) => flashPointText(value))).toEqual(said);
  });

  it("reads long adversarial lines in linear time", () => {
    const number = `UN1789 ${"a ".repeat(20_000)}`;
    const lines = [
      "14. Transport information",
      number,
      `Revision date ${"1 ".repeat(20_000)}`,
      "Flash point ".repeat(4000),
    ];
    expect(readSds([lines])).toMatchObject({ unNumber: [{ value: "UN1789" }], revisionDate: [], flashPoint: [] });
  });
});

/** An SDS with the given lines in one section, and enough other text to be recognized. */
function sheetWith(section: string, lines: string): SdsFindings {
  return findingsOf(`1. Identification
Product name: Probe
4. First-aid measures
Rinse with plenty of water. Get medical help when you feel unwell.
5. Fire-fighting measures
Use what suits the fire around. Keep containers cool. Stay upwind and keep people away from the smoke.
${section}
${lines}`);
}

function shortFindings(findings: SdsFindings, fields: readonly (keyof SdsFindings)[]): string {
  return fields
    .map((field) =>
      (findings[field] as readonly SdsFinding<string | SdsClass | FlashPoint>[])
        .map(({ value }) => short(value))
        .join(" ~ "),
    ) // none of the requested fields has another form
    .join(" | ");
}

describe("readSds in layouts of transport sections", () => {
  it.each([
    ["UN number: 1090 Class: 3 Packing group: II", "UN1090 |  | 3 | II"],
    ["UN 1090 Class 3 Packing group: II", "UN1090 |  | 3 | II"],
    ["14.1 UN number\nADR/RID: 1993 IMDG: 1993 IATA: 1993", "UN1993 |  |  | "],
    ["14.2 UN proper shipping name\nADR/RID: ACETONE\nIMDG: ACETONE", " | ACETONE |  | "],
    ["ADR/RID class 5.2\nDOT pack group II", " |  | 5.2 | II"],
    ["Packing group, if applicable: III", " |  |  | III"],
    ["Hazard class: Flammable Liquid", " |  | 3 | "],
    ["Packing group: Ill", " |  |  | III"],
    ["UN-No. 2014\nClass 5.1\nSubsidiary risk: 8", "UN2014 |  | 5.1+8 | "],
    ["UN031 Nitric acid", " |  |  | "],
    ["UN2031 Nitric acid with 8 % water, 8, II", "UN2031 | Nitric acid with 8 % water | 8 | II"],
    ["UN1279, 1,2-Dichloropropane, 3, II", "UN1279 | 1,2-Dichloropropane | 3 | II"],
    [
      "Environmentally hazardous substance, liquid, n.o.s., 9, UN3082, PG III",
      "UN3082 | Environmentally hazardous substance, liquid, n.o.s. | 9 | III",
    ],
    ["Proper shipping name: PAINT (contains acetone,\nxylene)", " | PAINT (contains acetone, xylene) |  | "],
    ["UN-Nummer : 1263 Klasse : 3 Verpackungsgruppe : III Gefahrzettel : 3", "UN1263 |  | 3 | III"],
    ["UN number | Class | Packing group\n1263 | 3 | III", "UN1263 |  | 3 | III"],
    ["UN number\nClass\nPacking group\n1263\n3\nIII", "UN1263 |  | 3 | III"],
    ["UN number\nPacking group\n1263\n3", " |  |  | "],
    ["UN number\n2021/03/05\nPacking group\n3/8\nClass\n12.03.2021", " |  |  | "],
    ["Class: 3, 8\nPacking group: II or III", " |  |  | "],
    ["Kemler number: 33 / 1090\nLimited quantity: 5 L\nERG Guide 127", " |  |  | "],
  ])("%s", (lines, expected) => {
    const findings = sheetWith("14. Transport information", lines.replaceAll(" | ", "\t"));
    expect(shortFindings(findings, ["unNumber", "shippingName", "hazardClass", "packingGroup"])).toBe(expected);
  });

  it("does not decide between a bold I and II", () => {
    const { packingGroup, unread } = sheetWith("14. Transport information", "PPaacckkiinngg ggrroouupp::\tII");
    expect([packingGroup, unread.length]).toEqual([[], 1]);
  });
});

describe("readSds in layouts of the other sections", () => {
  it.each([
    ["hCodes", "Hazard statements: H225, H319,\nH336, EUH066", "H225 ~ H319 ~ H336 ~ EUH066"],
    ["hCodes", "H225, 319, 336", "H225 ~ H319 ~ H336"],
    ["hCodes", "H301 + H311 +\nH331 Toxic", "H301+H311+H331"],
    ["hCodes", "H225H319; H360FD, H350i", "H225 ~ H319 ~ H360FD ~ H350i"],
    ["hCodes", "H 225 - EUH 066 - EUH-208", "H225 ~ EUH066 ~ EUH208"],
    ["hCodes", "H2251 and CH300", ""],
    ["hCodes", "H225\nFor shipping see\nsection 14.\nH319", "H225 ~ H319"],
    ["signalWord", "Pictograms: GHS02 Signal word: Danger Hazard statements: H225", "danger"],
    ["signalWord", "DANGER\nH225", "danger"],
    ["signalWord", "Signal word: Danger or Warning\nH225", ""],
  ] as const)("%s of %s", (field, lines, expected) => {
    expect(shortFindings(sheetWith("2. Hazards identification", lines), [field])).toBe(expected);
  });

  it.each([
    ["Flash point: -17 °C (closed cup) Auto-ignition temperature: 465 °C", "at -17 C"],
    ["Flash point\t-17 °C\tAutoignition temperature\t465 °C", "at -17 C"],
    ["Boiling point: 56 °C Flash point: -17 °C pH: 7", "at -17 C"],
    ["Flash point: Closed cup: -20°C (-4°F) [Tagliabue.]", "at -20 C"],
    ["Flash point: 60 c.c.", ""],
    ["Flash point: does not flash; boils at 56 °C", ""],
    ["Flash point: between 23 and 60 °C", ""],
    ["Flash point\n3 / 8", ""],
  ])("flash point of %s", (lines, expected) => {
    expect(shortFindings(sheetWith("9. Physical and chemical properties", lines), ["flashPoint"])).toBe(expected);
  });

  it.each([
    ["Product name: Acetone Revision Date: 2020-03-04", "Acetone"],
    ["Product name: Acetone Page 1 of 8", "Acetone"],
    ["Product name: Acetone Product code: 4711", "Acetone"],
    ["Product name: Acetone Kundennummer: 7", ""],
    ["Product name\n12.03.2021", ""],
    ["1.1 Product identifier\nProduct form\tSubstance\nTrade name\tn-Hexane", "n-Hexane"],
  ])("name of %s", (lines, expected) => {
    expect(shortFindings(sheetWith("1. Identification", lines), ["name"])).toBe(
      ["Probe", expected].filter((one) => one !== "").join(" ~ "),
    );
  });

  it("reads the day first in a date with dots", () => {
    expect(shortFindings(sheetWith("16. Other information", "Revision date: 02.11.2025"), ["revisionDate"])).toBe(
      "2025-11-02",
    );
  });

  it.each([
    ["lost ligatures", "SECTION 2: Hazards identi\uFFFDcation"],
    ["words it does not know", "SECTION 2: Hxzxrds"],
    ["each letter drawn twice", "SSeeccttiioonn 22:: HHaazzaarrddss"],
    ["letters apart", "S E C T I O N 2 : H a z a r d s"],
    ["Dutch words", "RUBRIEK 2: Identificatie van de gevaren"],
  ])("finds a section by its number: %s", (_, heading) => {
    const text = `${heading}\nH225\nSECTION 14: Transport information\nUN number: 1090\nSECTION 15: Regulatory information\n`;
    expect(shortFindings(findingsOf(text + "Kept as text. ".repeat(20)), ["hCodes", "unNumber"])).toBe("H225 | UN1090");
  });
});

describe("readSds: unread lines", () => {
  it.each([
    ["14. Transport information", "Hazard class: CBL"],
    ["14. Transport information", "Class: 3, 8"],
    ["14. Transport information", "Transport by air on request only, ask the office"],
    ["2. Hazards identification", "H22S Highly flammable"],
    ["2. Hazards identification", "H-statements: 225-319"],
    ["3. Composition/information on ingredients", "Acetone 67-64-2"],
    ["9. Physical and chemical properties", "Flash point: 300 K"],
    ["1. Identification", "Product name: Acetone Kundennummer: 7"],
  ])("%s: lists the line %s as unread", (section, line) => {
    expect(sheetWith(section, line).unread.map((one) => one.line)).toEqual([line]);
  });

  it("lists no unread lines for an SDS that was fully understood", () => {
    expect(findingsOf(sheetNamed("US, labels with colons")).unread).toEqual([]);
    expect(findingsOf(sheetNamed("columns for road, sea and air that agree")).unread).toEqual([]);
    expect(findingsOf(sheetNamed("not regulated")).unread).toEqual([]);
  });
});

describe("readSds with hostile text", () => {
  const headings = [
    "1. Identification",
    "2. Hazards identification",
    "3. Composition",
    "9. Physical and chemical properties",
    "14. Transport information",
  ];
  it.each([
    "UN number",
    "Class (",
    "H225 + ",
    "67-64-1 12-34- ",
    "Flash point 1 ",
    "ADR, IMDG, ",
    "Product name (",
    "SSeeccttiioonn ",
    "UN1090, a, ",
    "section 1 ",
  ])("reads 100 kB of %j, half of it in one line", (part) => {
    const count = Math.ceil(50_000 / part.length / headings.length);
    const hostile = headings
      .map((heading) => `${heading}\n${part.repeat(count)}\n${`${part}\n`.repeat(count)}`)
      .join("\n");
    const { hCodes } = findingsOf(`${hostile}\n2. Hazards identification\nH225`);
    expect(hCodes.map(({ value }) => value)).toContain("H225");
  });
});

describe("compareSds", () => {
  const sheet = findingsOf(sheetNamed("US, labels with colons"));
  const verdicts = (record: Parameters<typeof compareSds>[1], findings = sheet) =>
    Object.fromEntries(compareSds(findings, record).map(({ field, verdict }) => [field, verdict]));

  it("lists what differs and what the record lacks", () => {
    expect(verdicts({ un_number: "1830", cas_number: "7664-93-9", hazard_class: "8" })).toEqual({
      un_number: "differs",
      cas_number: "differs",
      hazard_class: "agrees",
    });
    expect(verdicts({ un_number: " ", cas_number: null, hazard_class: null })).toEqual({
      un_number: "record_blank",
      cas_number: "record_blank",
      hazard_class: "record_blank",
    });
  });

  it("agrees with a record in another form, and with one of several components", () => {
    expect(verdicts({ un_number: "UN 1789", cas_number: "7732185", hazard_class: "Class 8" })).toEqual({
      un_number: "agrees",
      cas_number: "agrees",
      hazard_class: "agrees",
    });
  });

  it("reports contradictory values, even if one of them matches", () => {
    const divided = findingsOf(sheetNamed("two UN numbers"));
    expect(verdicts({ un_number: "1789", cas_number: null, hazard_class: null }, divided)).toEqual({
      un_number: "divided",
    });
    expect(verdicts({ un_number: "1017", cas_number: null, hazard_class: null }, divided)).toEqual({
      un_number: "differs",
    });
  });

  it("omits fields that the SDS does not state", () => {
    const silent = findingsOf(sheetNamed("not regulated"));
    expect(compareSds(silent, { un_number: "1789", cas_number: null, hazard_class: "8" })).toEqual([]);
  });

  it("does not accept 2.1 for 2.3, but accepts 2 for it", () => {
    const [bySea] = findingsOf(sheetNamed("columns for road, sea and air that agree")).hazardClass;
    if (bySea === undefined) throw new Error("The sheet has a class.");
    const of = (division: string) => ({ ...sheet, hazardClass: [{ ...bySea, value: { division, subsidiary: [] } }] });
    const record = { un_number: null, cas_number: null, hazard_class: "2.3" };
    expect(verdicts(record, of("2.1"))["hazard_class"]).toBe("differs");
    expect(verdicts(record, of("2"))["hazard_class"]).toBe("agrees");
  });
});

describe("offersOfSds", () => {
  const sheet = findingsOf(sheetNamed("US, labels with colons"));
  const nothing: SdsOfferRecord = {
    name: "Tank 3",
    cas_number: null,
    un_number: null,
    hazard_class: null,
    hazard_classification: null,
    packing_group: null,
    flash_point: null,
    h_codes: [],
  };
  const offered = (record: SdsOfferRecord, findings = sheet) =>
    offersOfSds(findings, record).map(({ field, old, value }) => [field, old, value]);

  it("offers the values of the SDS that the record lacks, each with its line", () => {
    expect(offered(nothing)).toEqual(
      expect.arrayContaining([
        ["un_number", null, "1789"],
        ["hazard_classification", null, "8"],
        ["h_codes", null, "H290, H314"],
      ]),
    );
    expect(offersOfSds(sheet, nothing).every(({ line, page }) => line !== "" && page > 0)).toBe(true);
  });

  it("does not offer a value that the record already has in another form", () => {
    const [name] = sheet.name;
    const record = {
      name: ` ${name?.value.toUpperCase()}`,
      cas_number: "7732-18-5",
      un_number: "UN 1789",
      hazard_class: "8",
      hazard_classification: null,
      packing_group: "II" as const,
      flash_point: null,
      h_codes: ["H314", "H290"],
    };
    expect(offered(record)).toEqual([]);
  });

  it("returns the old value with the new one, and all candidates if the SDS is ambiguous", () => {
    expect(offered({ ...nothing, un_number: "1830" })).toContainEqual(["un_number", "1830", "1789"]);
    const divided = offered(nothing, findingsOf(sheetNamed("two UN numbers"))).filter(
      ([field]) => field === "un_number",
    );
    expect(divided).toHaveLength(2);
  });

  it("offers packing group and flash point with the values on file, and omits equal ones", () => {
    const methanol = findingsOf(sheetNamed("labels and values on lines of their own"));
    const ofTwo = (record: Partial<SdsOfferRecord>) =>
      offersOfSds(methanol, { ...nothing, ...record })
        .filter(({ field }) => field === "packing_group" || field === "flash_point")
        .map(({ field, old, value, line }) => [field, old, value, line]);
    expect(ofTwo({})).toEqual([
      ["packing_group", null, "II", "Packing group II"],
      ["flash_point", null, "11 °C", "Flash point 11 °C"],
    ]);
    const closed: FlashPoint = { value: 51.8, unit: "F", bound: "at", method: "closed_cup" };
    expect(ofTwo({ packing_group: "II", flash_point: closed })).toEqual([]);
    expect(ofTwo({ packing_group: "III", flash_point: { ...closed, bound: "above" } })).toEqual([
      ["packing_group", "III", "II", "Packing group II"],
      ["flash_point", "> 51.8 °F c.c.", "11 °C", "Flash point 11 °C"],
    ]);
  });
});
