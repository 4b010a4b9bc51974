import { expect, it } from "vitest";
import { pointsToPlace } from "./plan-points-to-place.ts";

const onPlan = (id: number, kind: "key_box" | "riser", note: string | null) => ({ id, kind, note, plan: "ground.pdf" });
const onMap = (id: number, kind: "key_box" | "riser", note: string | null) => ({
  id,
  kind,
  note,
  center: [-63.5, 44.6] as const,
});

it("leaves out points already on the map with the same note", () => {
  const plans = [onPlan(1, "key_box", "Gate 2 "), onPlan(2, "key_box", "Gate 2"), onPlan(3, "riser", null)];
  expect(pointsToPlace(plans, [])).toEqual(plans);
  expect(pointsToPlace(plans, [onMap(9, "key_box", "gate 2")]).map(({ id }) => id)).toEqual([2, 3]);
  expect(pointsToPlace(plans, [onMap(9, "riser", ""), onMap(8, "key_box", "North")]).map(({ id }) => id)).toEqual([
    1, 2,
  ]);
});
