import { expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { formatArea, zoneLines } from "./zone-lines.ts";

const zone = {
  id: "aegl-2",
  label: "AEGL-2",
  ppm: 2,
  publishedMgPerM3: null,
  reached: true,
  nearM: 0,
  farM: 790,
  shape: "plume" as const,
  isCut: false,
  maxWidthM: 100,
  areaM2: 60_000,
  polygon: null,
  source: null,
};

it("describes every area that exists", () => {
  expect([27, 1000, 3100, 99_000, 840_720, 1_240_000].map(formatArea)).toEqual([
    "27 m²",
    "1\u202f000 m²",
    "0.3 ha",
    "9.9 ha",
    "85 ha",
    "1.3 km²",
  ]);
});

it("keeps a row for zones that are not reached and for limits without a zone, with the reason", () => {
  const lines = zoneLines(
    [{ ...zone, reached: false }],
    [{ id: "lel", label: "10% LEL", reason: "does not burn" }],
    {},
    en.zones,
  );
  expect(lines.map(({ downwind, limit, isDrawn }) => [downwind, limit, isDrawn])).toEqual([
    ["not reached", "2 ppm", false],
    ["–", "does not burn", false],
  ]);
});

it("states that a zone was cut off, in the user's unit", () => {
  const [line] = zoneLines([{ ...zone, farM: 10_000, isCut: true }], [], {}, en.zones, () => "5.9 mg/m³");
  expect(line?.downwind).toBe("more than 10 km");
  expect(line?.limit).toBe("5.9 mg/m³");
});

it("describes a circle as reaching in all directions, not downwind", () => {
  const [line] = zoneLines([{ ...zone, shape: "circle", farM: 330 }], [], {}, en.zones);
  expect(line?.downwind).toBe("330 m in all directions");
});

it("shows two significant digits of a modelled length, rounded up", () => {
  const [line] = zoneLines([{ ...zone, farM: 1412, maxWidthM: 148 }], [], {}, en.zones);
  expect([line?.downwind, line?.width]).toEqual(["1.5 km", "150 m"]);
});

it("has rows for the circle and for the protective action distance, which no table cuts at 11 km", () => {
  const polygon = { type: "Polygon" as const, coordinates: [] };
  const lines = zoneLines(
    [],
    [],
    {
      evacuation: { radiusM: 1000, basis: "ERG 2024, Table 3" },
      protective: { distanceM: 11_000, shape: "circle", polygon, basis: "ERG 2024, Table 3" },
    },
    en.zones,
  );
  expect(lines.map(({ id, label, downwind }) => [id, label, downwind])).toEqual([
    ["evac", "Initial evacuation", "1\u202f000 m"],
    ["protect", "Protective action distance, all directions", "11+ km"],
  ]);
});

it("shows a limit stored in mg/m³ as printed in its source, not converted", () => {
  const lines = zoneLines([{ ...zone, ppm: 5.245700456558305, publishedMgPerM3: 25 }], [], {}, en.zones);
  expect(lines[0]?.limit).toBe("25 mg/m³");
});
