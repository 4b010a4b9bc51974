import { getPicturesByLocation } from "@placard/api-client/internal";
import { expect, it } from "vitest";
import { describeImage, pictureProblem, picturesOf } from "./pictures-of.ts";

const [sample] = getPicturesByLocation.response.parse(getPicturesByLocation.example.response).pictures;
if (sample === undefined) throw new Error("The contract's example holds no picture.");

it("recognizes a floor plan by its description", () => {
  const gate = { ...sample, id: 1, description: "Main gate" };
  const plan = { ...sample, id: 2, description: "Pump hall Floor plan" };
  expect(picturesOf([gate, plan])).toEqual({ entrances: [gate], floorPlans: [plan] });
});

it.each([
  ["main-gate_2.JPG", "main gate 2"],
  ["north.door.png", "north.door"],
  ["floorplan.png", "Entrance"],
  [".png", "Entrance"],
])("titles an image from the file %s as %s", (name, description) => {
  expect(describeImage({ name })).toBe(description);
});

it.each([
  ["Main gate", false, null],
  ["Floor plan of the pump hall", true, null],
  [" ", false, "blank"],
  ["Pump hall", true, "no_plan"],
  ["Floorplan by the gate", false, "like_a_plan"],
] as const)("describes a plan from %j as %s: error %s", (description, isPlan, problem) => {
  expect(pictureProblem(description, isPlan)).toBe(problem);
});
