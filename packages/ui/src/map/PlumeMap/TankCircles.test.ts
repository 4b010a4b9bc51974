import { isolationCircle } from "@placard/hazmat-core";
import { expect, it } from "vitest";
import { ENGLISH } from "../../messages/language/speech.ts";
import { tankFeatures } from "./TankCircles.tsx";

/** 22 000 L. [ERG2024] page 359 */
const TANK = {
  capacityL: 22_000,
  diameterM: 2.1,
  lengthM: 6.7,
  propaneKg: 8800,
  minTimeToFailureTorchMin: 7,
  timeToEmptyFireMin: 28,
  fireballRadiusM: 62,
  emergencyResponseM: 247,
  minEvacuationM: 926,
  preferredEvacuationM: 1852,
  coolingWaterLPerMin: 1443,
};

it("draws each distance of a tank as a circle around the location", () => {
  const { rings } = tankFeatures([-63.5677, 44.6652], TANK, ENGLISH);
  const circles = { evacuate: 926, preferred: 1852, responders: 247, fireball: 62 };
  expect(Object.fromEntries(rings.features.map(({ properties, geometry }) => [properties?.["id"], geometry]))).toEqual(
    Object.fromEntries(
      Object.entries(circles).map(([id, radiusM]) => [id, isolationCircle({ lon: -63.5677, lat: 44.6652 }, radiusM)]),
    ),
  );
});

it("names each circle with its distance", () => {
  const { names } = tankFeatures([-63.5677, 44.6652], TANK, ENGLISH);
  expect(names.features.map(({ properties }) => properties?.["text"])).toEqual([
    "Evacuate at least 926 m",
    "Better: evacuate 1\u202f852 m",
    "Crews stay back 247 m",
    "Fireball 62 m",
  ]);
});
