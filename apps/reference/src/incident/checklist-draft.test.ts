import type { ChecklistChange } from "@placard/hazmat-core/checklists";
import { expect, it } from "vitest";
import { changesFromDraft, changesToDraft, unsavedChanges } from "./checklist-draft.ts";

const change = (item: string, is_done: boolean, minute: number): ChecklistChange => ({
  guide: "entry-team",
  item,
  is_done,
  changed_at: new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString(),
});

it("restores changes from a draft without loss and drops invalid entries", () => {
  const changes = [change("a", true, 0), change("b", false, 3)];
  expect(changesFromDraft(changesToDraft(changes))).toEqual(changes);
  expect(changesFromDraft({ changes: ["nonsense", "{}", JSON.stringify({ guide: 1 })] })).toEqual([]);
});

it("counts changes as unsaved until the server has them, including the last uncheck", () => {
  const back = change("a", false, 5);
  expect(unsavedChanges([back], [change("a", true, 0)])).toEqual([back]);
  expect(unsavedChanges([back], [back])).toEqual([]);
});

it("drops a change if someone else changed the item later", () => {
  expect(unsavedChanges([change("a", true, 2)], [change("a", false, 4)])).toEqual([]);
});

it("treats the same time in two notations as equal", () => {
  const zoned = { ...change("a", true, 0), changed_at: "2026-11-21T12:00:00Z" };
  expect(unsavedChanges([change("a", true, 0)], [zoned])).toEqual([]);
});
