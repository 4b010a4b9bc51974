import * as fc from "fast-check";
import { expect, it } from "vitest";
import { GROUP_TARGET, groupMarkers, type ScreenMarker } from "./group-markers.ts";

const marker = fc.record({
  rank: fc.integer({ min: 0, max: 3 }),
  x: fc.double({ min: -300, max: 300, noNaN: true }),
  y: fc.double({ min: -300, max: 300, noNaN: true }),
  width: fc.constantFrom(44, 60, 208),
  height: fc.constant(44),
});
const crowd = fc
  .array(marker, { maxLength: 60 })
  .map((markers) => markers.map((one, index): ScreenMarker => ({ ...one, id: `marker ${index}` })));

/** Target of a group: that of its only marker, or of a group at the position of its first marker. */
function targetOf(ids: readonly string[], markers: readonly ScreenMarker[]): ScreenMarker {
  const first = markers.find(({ id }) => id === ids[0]);
  if (first === undefined) throw new RangeError("a group without a marker");
  return ids.length === 1 ? first : { ...first, ...GROUP_TARGET };
}

it("returns no overlapping targets", () => {
  fc.assert(
    fc.property(crowd, (markers) => {
      const targets = groupMarkers(markers).map((ids) => targetOf(ids, markers));
      for (const [index, one] of targets.entries())
        for (const other of targets.slice(index + 1)) {
          const isApart =
            Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
            Math.abs(one.y - other.y) >= (one.height + other.height) / 2;
          expect(isApart, `${one.id} and ${other.id}`).toBe(true);
        }
    }),
  );
});

it("puts every marker into exactly one group", () => {
  fc.assert(
    fc.property(crowd, (markers) => {
      const ids = markers.map(({ id }) => id);
      expect(groupMarkers(markers).flat().toSorted()).toEqual(ids.toSorted());
    }),
  );
});

it("groups the same markers in the same order for any order of the input", () => {
  fc.assert(
    fc.property(
      crowd.chain((markers) =>
        fc.tuple(fc.constant(markers), fc.shuffledSubarray(markers, { minLength: markers.length })),
      ),
      ([markers, shuffled]) => {
        expect(groupMarkers(shuffled)).toEqual(groupMarkers(markers));
      },
    ),
  );
});

it("puts the lowest rank first, then the id, and keeps markers apart that only touch", () => {
  const at = (id: string, rank: number, x: number): ScreenMarker => ({ id, rank, x, y: 0, width: 44, height: 44 });
  expect(groupMarkers([at("site", 9, 0), at("valve", 1, 5), at("box", 1, 10)])).toEqual([["box", "valve", "site"]]);
  expect(groupMarkers([at("one", 0, 0), at("other", 0, 44)])).toEqual([["one"], ["other"]]);
});
