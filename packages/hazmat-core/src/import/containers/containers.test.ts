import { describe, expect, it } from "vitest";
import { CONTAINER_FIELDS, CONTAINER_SYNONYMS, type ContainerField } from "./container-fields.ts";
import { containersOfSheet, readContainer, type ContainerCells, type ContainerSetting } from "./container-row.ts";
import { isContainerList, matchContainers } from "./match-containers.ts";

const SETTING: ContainerSetting = {
  locations: [{ id: 7, name: "Pier Road plant" }],
  defaultLocationId: null,
  sign: null,
  dayOrder: null,
};

const cells = (changes: Partial<ContainerCells>): ContainerCells => ({
  // Every field is present.
  ...(Object.fromEntries(CONTAINER_FIELDS.map((field) => [field, ""])) as Record<ContainerField, string>),
  name: "Acetone",
  location: "pier road  plant",
  ...changes,
});

describe("isContainerList is true", () => {
  const ours = CONTAINER_FIELDS.map((field) => CONTAINER_SYNONYMS[field][0]);

  it("for its own headings and those of other programs", () => {
    expect(Object.keys(matchContainers([ours])?.columns ?? {})).toEqual([...CONTAINER_FIELDS]);
    expect(isContainerList([["Stock"], ours])).toBe(true);
    expect(isContainerList([["RFID", "Substance", "Substance CAS", "Lab", "Expiration Date"]])).toBe(true);
  });

  it.each([
    // ChemInventory: one row per container, and no other worksheet with the chemicals.
    [["Container Name", "Substance CAS", "Barcode", "Location", "Container Size", "Unit", "Supplier", "Full %"]],
    [["Chemical Name", "CAS Number", "UN Number", "Quantity", "Unit", "Location", "Barcode"]],
    [["Chemical Name", "Quantity", "Unit", "Barcode"]],
    [["Chemical Name", "CAS", "Room"]],
  ])("except if its rows are chemicals: %j", (headings) => {
    expect(isContainerList([headings])).toBe(false);
  });
});

describe("readContainer", () => {
  it("parses a container by the rules of its form", () => {
    const row = cells({
      code: " k7qx-2m9p ",
      size: "500",
      unit: "g",
      opened_on: "2026-10-02",
      expires_on: "31 Mar 2027",
    });
    expect(readContainer(row, SETTING)).toEqual({
      problems: {},
      location_id: 7,
      container: {
        code: "K7QX-2M9P",
        size: { quantity: 0.5, unit: "kg" },
        room: "",
        cabinet: "",
        opened_on: "2026-10-02",
        expires_on: "2027-03-31",
      },
    });
  });

  it("accepts a container with only its chemical, and leaves omitted fields unknown", () => {
    expect(readContainer(cells({}), SETTING).container).toEqual({
      code: null,
      size: null,
      room: "",
      cabinet: "",
      opened_on: null,
      expires_on: null,
    });
  });

  it.each<[ContainerField, Partial<ContainerCells>, string]>([
    ["code", { code: "Flasche Ä" }, "import.code_form"],
    ["code", { code: "X".repeat(101) }, "import.code_form"],
    ["name", { name: "" }, "import.chemical_unnamed"],
    ["cas_number", { cas_number: "67-64-2" }, "import.cas_wrong"],
    ["location", { location: "Annex" }, "import.location_unknown"],
    ["location", { location: "" }, "location.required"],
    ["size", { size: "much", unit: "L" }, "import.quantity_unread"],
    ["size", { size: "0", unit: "L" }, "size.zero"],
    ["size", { size: "2000000000", unit: "kg" }, "import.quantity_out_of_range"],
    ["unit", { size: "5" }, "unit.required"],
    ["unit", { size: "5", unit: "bottles" }, "import.unit_unknown"],
    ["opened_on", { opened_on: "2026-02-30" }, "import.day_unread"],
    ["expires_on", { expires_on: "spring" }, "import.day_unread"],
    ["expires_on", { expires_on: "04/05/2027" }, "import.day_ambiguous"],
  ])("names the invalid cell: %s", (field, changes, code) => {
    const { container, problems } = readContainer(cells(changes), SETTING);
    expect([container, Object.keys(problems), problems[field]?.code]).toEqual([null, [field], code]);
  });

  it("lists the possible dates of an ambiguous one", () => {
    expect(readContainer(cells({ expires_on: "04/05/2027" }), SETTING).problems.expires_on).toEqual({
      code: "import.day_ambiguous",
      text: "04/05/2027",
      days: ["2027-04-05", "2027-05-04"],
    });
  });
});

it.each([
  ["31/12/2027", "2027-05-04"],
  ["12/31/2027", "2027-04-05"],
])("%s shows the order of the dates in the file", (telling, expected) => {
  const rows = [
    ["Code", "Name", "Barcode", "Opened", "Expires"],
    ["", "Acetone", "A1", "", telling],
    ["", "", "", "", ""],
    ["", "Acetone", "'=A2", "04/05/2027", ""],
  ];
  const match = matchContainers(rows);
  if (match === null) throw new Error("The headings were not found.");
  const { records, sign, dayOrder } = containersOfSheet(rows, match);
  expect(records.map(({ row }) => row)).toEqual([2, 4]);
  const [, second] = records.map((record) =>
    readContainer(record.cells, { ...SETTING, defaultLocationId: 7, sign, dayOrder }),
  );
  expect(second?.container).toMatchObject({ code: "=A2", opened_on: expected, expires_on: null });
});

it("infers no order from a file with dates in both orders", () => {
  const rows = [
    ["Barcode", "Name", "Expires"],
    ["A", "x", "31/12/2027"],
    ["B", "x", "12/31/2027"],
  ];
  const match = matchContainers(rows);
  expect(match && containersOfSheet(rows, match).dayOrder).toBeNull();
});
