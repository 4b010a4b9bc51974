import { expect, it } from "vitest";
import { ringLabels } from "./ring-features.ts";

const CENTER = [-63.57, 44.65] as const;
const RADII = [500, 1000, 1500, 2000];
const textsOf = (isWhole: Parameters<typeof ringLabels>[3]) =>
  ringLabels(CENTER, RADII, 200, isWhole).features.map(({ properties, geometry }) => ({
    text: properties.text,
    lon: geometry.coordinates[0] ?? 0,
    lat: geometry.coordinates[1] ?? 0,
  }));

it("places distances on the requested side and bearings outside the last ring", () => {
  const labels = textsOf(() => true);
  expect(labels.map(({ text }) => text)).toEqual([
    "500 m",
    "1.0 km",
    "1.5 km",
    "2.0 km",
    "0°",
    "45°",
    "90°",
    "135°",
    "180°",
    "225°",
    "270°",
    "315°",
  ]);
  for (const { lon, lat } of labels.slice(0, 4)) {
    expect(lat).toBeLessThan(CENTER[1]);
    expect(lon).toBeLessThan(CENTER[0]);
  }
  expect(labels[4]?.lat).toBeGreaterThan(CENTER[1] + 0.018);
});

it("moves a label that the map edge would cut along its ring or inward on its spoke", () => {
  // The south is out of view from 600 m on, and everything from 1.2 km on.
  const labels = textsOf(
    ([lon, lat]) =>
      lat > CENTER[1] - 600 / 111_200 && Math.hypot((lon - CENTER[0]) * 79_100, (lat - CENTER[1]) * 111_200) < 1200,
  );
  const texts = labels.map(({ text }) => text);
  expect(texts.slice(0, 2)).toEqual(["500 m", "1.0 km"]);
  expect(texts).not.toContain("1.5 km");
  expect(texts).not.toContain("2.0 km");
  // All eight bearings are still labelled: the southern one at the first ring.
  expect(texts.slice(2)).toEqual(["0°", "45°", "90°", "135°", "180°", "225°", "270°", "315°"]);
  const south = labels.find(({ text }) => text === "180°");
  expect((CENTER[1] - (south?.lat ?? 0)) * 111_200).toBeCloseTo(530, -1);
});

it("omits a label that is not fully visible anywhere", () => {
  expect(textsOf(() => false)).toEqual([]);
});
