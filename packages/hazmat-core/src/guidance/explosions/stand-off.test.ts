import { beforeAll, describe, expect, it } from "vitest";
import { loadTransport } from "../../data/load.ts";
import { readSearchTopic } from "../../reference/search/search-topic.ts";
import { standOff, type StandOff, standOffWords } from "./stand-off.ts";

let table: StandOff;

beforeAll(async () => {
  const answer = await standOff({ hazardClass: "1.1D", guide: "112" });
  if (answer === null) throw new Error("An explosive has no stand-off distances.");
  table = answer;
});

it("returns distances for every UN number of class 1 and no other", async () => {
  const { entries } = await loadTransport();
  const answered: string[] = [];
  for (const { id, class: hazardClass = null, guide = null } of entries.values()) {
    if ((await standOff({ hazardClass, guide })) !== null) answered.push(id);
  }
  // The UN list is in the order of the classes; samples, UN0190, have no class of their own.
  const explosives = [...entries.values()].filter(({ id }) => Number(id.slice(2)) < 1000);
  expect(explosives.length).toBeGreaterThan(350);
  expect(answered).toEqual(explosives.map(({ id }) => id));
});

it("returns distances for a card of guides 112 and 114 without a substance", async () => {
  expect(await standOff({ hazardClass: null, guide: "112" })).not.toBeNull();
  expect(await standOff({ hazardClass: null, guide: "114" })).not.toBeNull();
  expect(await standOff({ hazardClass: null, guide: "115" })).toBeNull();
});

describe("the stand-off table", () => {
  it("has the shelter distance beyond the mandatory one, and the preferred distance beyond shelter", () => {
    for (const { mandatoryM, shelterToM, preferredFromM } of table.devices) {
      expect(shelterToM).toBeGreaterThan(mandatoryM);
      expect(preferredFromM - shelterToM).toBe(1);
    }
  });

  it("increases with the mass in every distance, in metres and kilograms", () => {
    for (const [at, device] of table.devices.entries()) {
      const before = table.devices[at - 1];
      if (before === undefined) continue;
      for (const of of ["kg", "mandatoryM", "shelterToM", "preferredFromM"] as const) {
        expect(device[of]).toBeGreaterThan(before[of]);
      }
    }
  });

  // LPG weighs about half a kilogram per litre; the safe distance is four times the fireball diameter.
  it("has LPG tanks with consistent litres, kilograms and metres", () => {
    for (const { kg, litres, fireballDiameterM, safeM } of table.lpg) {
      expect(kg / litres).toBeCloseTo(0.48, 1);
      expect(safeM).toBe(fireballDiameterM * 4);
    }
  });

  it("names edition, page and that the figures are unverified", () => {
    expect(table.source).toEqual({ key: "ERG2024", locator: "page 367", mark: "unverified" });
  });
});

it("formats the distances of a car", () => {
  const car = table.devices.find(({ threat }) => threat === "car");
  expect(car === undefined ? null : standOffWords(car)).toBe(
    "Clear 98 m in all directions. From there to 579 m, stay inside and away from windows. Better: evacuate to 580 m or more.",
  );
});

it.each(["pipe bomb", "suicide vest", "suitcase bomb", "car bomb", "van bomb", "delivery truck bomb"])(
  "has the row for a search for a %s",
  (text) => {
    const topic = readSearchTopic(text);
    const threat = topic?.kind === "stand_off" ? topic.threat : null;
    expect(table.devices.map((device) => device.threat)).toContain(threat);
  },
);
