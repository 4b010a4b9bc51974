import { describe, expect, it } from "vitest";
import { isFloorPlan } from "./file-limits.ts";
import { sniffFileType } from "./file-type.ts";
import {
  validateEntranceImages,
  validateFloorPlan,
  validateLocationUpload,
  validateSdsUpload,
} from "./validate-files.ts";
import { fieldTexts, type FieldErrors, type FieldTexts } from "../forms/entry.ts";
import { englishProblems } from "../forms/problem-words.en.ts";

const said = (errors: FieldErrors): FieldTexts => fieldTexts(errors, englishProblems);

const MB = 1024 * 1024;
const image = (size = MB, type = "image/png") => ({ name: "gate.png", type, size });
const pdf = (size = MB, type = "application/pdf") => ({ name: "plan.pdf", type, size });

describe("validateEntranceImages", () => {
  it.each([
    ["four images", [image(), image(), image(), image()], 0, {}],
    ["JPEG", [image(MB, "image/jpeg")], 3, {}],
    ["10 MB", [image(10 * MB)], 0, {}],
    ["a byte more than 10 MB", [image(10 * MB + 1)], 0, { entrance_images: "gate.png: Choose a file of up to 10 MB." }],
    ["a GIF", [image(), image(MB, "image/gif")], 0, { entrance_images: "gate.png: Choose a JPEG or PNG image." }],
    ["an empty file", [image(0)], 0, { entrance_images: "gate.png: This file is empty. Choose another." }],
    [
      "a second when one fits",
      [image(), image()],
      3,
      { entrance_images: "You can only upload up to 1 more entrance images." },
    ],
    ["one when none fits", [image()], 4, { entrance_images: "You can only upload up to 0 more entrance images." }],
    ["nothing where too many are kept", [], 9, {}],
  ])("returns the problem of %s", (_what, files, existing, errors) => {
    expect(said(validateEntranceImages(files, existing))).toEqual(errors);
  });
});

describe("validateFloorPlan", () => {
  const second = "You can only have 1 floor plan. Please delete the existing one first.";

  it.each([
    ["one PDF of 20 MB", [pdf(20 * MB)], 0, {}],
    ["a byte more than 20 MB", [pdf(20 * MB + 1)], 0, { floor_plan: "plan.pdf: Choose a file of up to 20 MB." }],
    ["an image", [pdf(MB, "image/png")], 0, { floor_plan: "plan.pdf: Choose a PDF file for the floor plan." }],
    ["two at once", [pdf(), pdf()], 0, { floor_plan: second }],
    ["a second one", [pdf()], 1, { floor_plan: second }],
    ["none beside one", [], 1, {}],
  ])("returns the problem of %s", (_what, files, existing, errors) => {
    expect(said(validateFloorPlan(files, existing))).toEqual(errors);
  });
});

describe("validateLocationUpload", () => {
  const empty = { entranceImages: [], floorPlans: [], existingEntranceImages: 0, existingFloorPlans: 0 };

  it.each([
    ["nothing", {}, { entrance_images: "Please select at least one file to upload." }],
    [
      "a fifth image",
      { entranceImages: [image(), image()], existingEntranceImages: 3 },
      { entrance_images: "You can only have 4 entrance images total. Currently: 3, trying to add: 2" },
    ],
    ["a fourth image", { entranceImages: [image()], existingEntranceImages: 3 }, {}],
    [
      "a second floor plan",
      { floorPlans: [pdf()], existingFloorPlans: 1 },
      { floor_plan: "You can only have 1 floor plan. Please delete the existing one first." },
    ],
    ["a floor plan alone", { floorPlans: [pdf()] }, {}],
    [
      "both kinds wrong",
      { entranceImages: [image(MB, "text/plain")], floorPlans: [pdf(MB, "text/plain")] },
      {
        entrance_images: "gate.png: Choose a JPEG or PNG image.",
        floor_plan: "plan.pdf: Choose a PDF file for the floor plan.",
      },
    ],
  ])("returns the problem of %s", (_what, change, errors) => {
    expect(said(validateLocationUpload({ ...empty, ...change }))).toEqual(errors);
  });
});

describe("validateSdsUpload", () => {
  const incomplete = "Please select a chemical and choose a PDF file.";

  it.each([
    ["no chemical", { file: pdf() }, { chemical_id: incomplete }],
    ["no file", { chemical_id: 4, file: null }, { file: incomplete }],
    [
      "a Word file",
      { chemical_id: 4, file: pdf(MB, "application/msword") },
      { file: "Please select a PDF file for the Safety Data Sheet." },
    ],
    ["20 MB", { chemical_id: 4, file: pdf(20_971_520) }, { file: "PDF file size must be less than 20MB." }],
    [
      "a file that asks for a password",
      { chemical_id: 4, file: pdf(), isLocked: true },
      {
        file: "plan.pdf: This PDF needs a password. Crews cannot open it. Choose a copy without a password.",
      },
    ],
    ["a byte under 20 MB", { chemical_id: 4, file: pdf(20_971_519) }, {}],
    ["an empty file", { chemical_id: 4, file: pdf(0) }, { file: "plan.pdf: This file is empty. Choose another." }],
  ])("returns the problem of %s", (_what, values, errors) => {
    expect(said(validateSdsUpload(values))).toEqual(errors);
  });
});

describe("sniffFileType", () => {
  it.each([
    ["image/jpeg", [0xff, 0xd8, 0xff, 0xe0]],
    ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]],
    ["application/pdf", [...Buffer.from("%PDF-1.7")]],
    [null, [...Buffer.from("<html>")]],
    [null, [0xff, 0xd8]],
    [null, []],
  ])("detects %s by its first bytes", (type, bytes) => {
    expect(sniffFileType(Uint8Array.from(bytes))).toBe(type);
  });
});

it.each([
  ["Floor plan, level 0", true],
  ["FLOORPLAN", true],
  ["Main gate", false],
  ["floor with a plan", false],
  [null, false],
  [undefined, false],
])("detects whether %j is a floor plan", (description, expected) => {
  expect(isFloorPlan(description)).toBe(expected);
});
