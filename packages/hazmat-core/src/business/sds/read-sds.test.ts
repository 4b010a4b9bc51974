import { describe, expect, it } from "vitest";
import { compareSds } from "./compare-sds.ts";
import { offersOfSds, type SdsOfferRecord } from "./offer-sds.ts";
import { MADE_SHEETS } from "./made-sheets.test-data.ts";
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
  const sheet = MADE_SHEETS.find((one) => one.what === what);
  if (sheet === undefined) throw new Error(`No made sheet is called ${what}.`);
  return sheet.text;
};

describe("readSds", () => {
  it.each(MADE_SHEETS)("reads a sheet: $what", ({ text, expected }) => {
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

  it("says of pages that are pictures that they hold no text", () => {
    expect(readSds([])).toEqual({ kind: "no_text" });
    expect(readSds([[], [], []])).toEqual({ kind: "no_text" });
    expect(readSds([["Scanned by CopyMaster"], ["UN number: UN1789"]])).toEqual({ kind: "no_text" });
  });

  it("reads a sheet beside a line of 100 kB, whatever the line repeats", () => {
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

  it("gives every value with its page and its line as printed", () => {
    const { unNumber, signalWord } = findingsOf(sheetNamed("a table of contents before the sections"));
    expect(unNumber).toEqual([{ value: "UN1307", page: 2, line: "UN1307, Xylenes, 3, PG III" }]);
    expect(signalWord).toEqual([{ value: "warning", page: 2, line: "Signal word: Warning" }]);
    const broken = findingsOf(sheetNamed("labels and values on lines of their own"));
    expect(broken.flashPoint[0]?.line).toBe("Flash point 11 °C");
  });

  it("takes no flash point from a figure behind a dash that can be a minus", () => {
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
  ])("says how it was measured only where the sheet does: %s", (line, said) => {
    const { flashPoint } = findingsOf(`${sheetNamed("Canadian in French")}\n9. Propriétés physiques\n${line}`);
    expect(flashPoint.map(({ value }) => flashPointText(value))).toEqual(said);
  });

  it("comes to an end on long lines made to be slow", () => {
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

describe("compareSds", () => {
  const sheet = findingsOf(sheetNamed("US, labels with colons"));
  const verdicts = (record: Parameters<typeof compareSds>[1], findings = sheet) =>
    Object.fromEntries(compareSds(findings, record).map(({ field, verdict }) => [field, verdict]));

  it("names what differs, and what the record lacks", () => {
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

  it("agrees with a record in another form, and with one of several ingredients", () => {
    expect(verdicts({ un_number: "UN 1789", cas_number: "7732185", hazard_class: "Class 8" })).toEqual({
      un_number: "agrees",
      cas_number: "agrees",
      hazard_class: "agrees",
    });
  });

  it("says when the sheet is divided, even where one of its values fits", () => {
    const divided = findingsOf(sheetNamed("two UN numbers"));
    expect(verdicts({ un_number: "1789", cas_number: null, hazard_class: null }, divided)).toEqual({
      un_number: "divided",
    });
    expect(verdicts({ un_number: "1017", cas_number: null, hazard_class: null }, divided)).toEqual({
      un_number: "differs",
    });
  });

  it("leaves out what the sheet does not say", () => {
    const silent = findingsOf(sheetNamed("not regulated"));
    expect(compareSds(silent, { un_number: "1789", cas_number: null, hazard_class: "8" })).toEqual([]);
  });

  it("does not take 2.1 for 2.3, and takes 2 for it", () => {
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

  it("offers what the sheet says beyond the record, each with its line", () => {
    expect(offered(nothing)).toEqual(
      expect.arrayContaining([
        ["un_number", null, "1789"],
        ["hazard_classification", null, "8"],
        ["h_codes", null, "H290, H314"],
      ]),
    );
    expect(offersOfSds(sheet, nothing).every(({ line, page }) => line !== "" && page > 0)).toBe(true);
  });

  it("offers nothing of what the record says too, in whatever form", () => {
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

  it("names the old value beside the new one, and both where the sheet is divided", () => {
    expect(offered({ ...nothing, un_number: "1830" })).toContainEqual(["un_number", "1830", "1789"]);
    const divided = offered(nothing, findingsOf(sheetNamed("two UN numbers"))).filter(
      ([field]) => field === "un_number",
    );
    expect(divided).toHaveLength(2);
  });

  it("offers packing group and flash point beside what is on file, and not what is there already", () => {
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
