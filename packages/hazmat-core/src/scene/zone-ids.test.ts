import { expect, it } from "vitest";
import { inZoneOrder, isZoneId, spokenZone, ZONE_IDS, ZONE_LABELS } from "./zone-ids.ts";

it("lists the limits by danger, then the circle and the protective distance", () => {
  expect(ZONE_IDS).toEqual(["aegl-3", "idlh", "aegl-2", "aegl-1", "lel", "evac", "protect"]);
  expect(ZONE_IDS.map((id) => ZONE_LABELS[id])).not.toContain(undefined);
});

it("puts what has an order in order, and keeps the rest behind it as it came", () => {
  const layers = ["lel", "erpg-2", "aegl-1", "own", "aegl-3"].map((id) => ({ id }));
  expect(inZoneOrder(layers).map(({ id }) => id)).toEqual(["aegl-3", "aegl-1", "lel", "erpg-2", "own"]);
});

it("speaks of AEGL-2, else of the gravest, else of what there is", () => {
  expect(spokenZone([{ id: "aegl-3" }, { id: "aegl-2" }])?.id).toBe("aegl-2");
  expect(spokenZone([{ id: "lel" }, { id: "idlh" }])?.id).toBe("idlh");
  expect(spokenZone([{ id: "own" }])?.id).toBe("own");
  expect(spokenZone([])).toBeUndefined();
});

it("knows its own ids alone", () => {
  expect(isZoneId("protect")).toBe(true);
  expect(isZoneId("erpg-2")).toBe(false);
});
