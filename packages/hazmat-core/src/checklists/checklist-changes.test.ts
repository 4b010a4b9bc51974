import fc from "fast-check";
import { expect, it } from "vitest";
import { checklistProgressOf, mergeChecklistChanges, type ChecklistChange } from "./checklist-changes.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
const change = (item: string, is_done: boolean, minute: number): ChecklistChange => ({
  guide: "entry-team",
  item,
  is_done,
  changed_at: at(minute),
});

it("keeps an item unchecked that one device unchecked after another had checked it", () => {
  // Both devices have the item as checked at minute 0. One unchecks it at 5; the other checks another item at 7 and
  // sends both.
  const stored = mergeChecklistChanges([change("report-in", true, 0)], [change("report-in", false, 5)]);
  const merged = mergeChecklistChanges(stored, [change("report-in", true, 0), change("air", true, 7)]);
  expect(checklistProgressOf(merged)).toEqual({ "entry-team": ["air"] });
});

it("compares times, not their text", () => {
  const later = { ...change("a", false, 0), changed_at: "2026-11-21T12:00:00.500Z" };
  const earlier = { ...change("a", true, 0), changed_at: "2026-11-21T12:00:00Z" };
  expect(mergeChecklistChanges([later], [earlier])).toEqual([later]);
});

const changes = fc.array(
  fc.record({
    guide: fc.constantFrom("entry-team", "decon-officer"),
    item: fc.constantFrom("a", "b", "c"),
    is_done: fc.boolean(),
    changed_at: fc.integer({ min: 0, max: 5 }).map(at),
  }),
);
const sorted = (list: readonly ChecklistChange[]) => list.map((one) => JSON.stringify(one)).toSorted();

it("does not depend on the order or number of transmissions", () => {
  fc.assert(
    fc.property(changes, changes, changes, (a, b, c) => {
      const merged = mergeChecklistChanges(mergeChecklistChanges(a, b), c);
      expect(sorted(mergeChecklistChanges(c, mergeChecklistChanges(b, a)))).toEqual(sorted(merged));
      expect(sorted(mergeChecklistChanges(merged, b))).toEqual(sorted(merged));
    }),
  );
});
