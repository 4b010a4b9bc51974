import { getIncidentLog, getIncidentPlan, incidentPlan } from "@placard/api-client/internal";
import { checklistGuides } from "@placard/hazmat-core/checklists";
import { expect, it } from "vitest";
import { savedEntry, waitingEntries } from "./log-entries.ts";
import type { Unsent } from "./outbox.ts";

const [saved] = getIncidentLog.example.response.entries;
const note = (key: string): Unsent => ({
  kind: "note",
  key,
  incidentId: 51,
  madeAt: "2026-11-21T14:06:00.000Z",
  action: { module: "incident", action_type: "note_written", action_data: { text: "x" } },
});

it("shows an entry with its recorded and received times", () => {
  expect(savedEntry({ ...saved, recorded_at: "2026-11-21T14:09:00.000Z" })).toMatchObject({
    id: "601",
    madeAt: saved.made_at,
    recordedAt: "2026-11-21T14:09:00.000Z",
    who: "Alex Morin",
  });
});

it("shows a waiting entry once if the server already has it but its response was lost", () => {
  const waiting = [note("a"), note(saved.client_id)];
  expect(waitingEntries(waiting, [saved], "Alex")).toMatchObject([{ id: "a", recordedAt: null, who: "Alex" }]);
  expect(waitingEntries([{ kind: "checklists", key: "c", incidentId: 51, changes: [] }], [], "Alex")).toEqual([]);
});

it("shows waiting saves: a plan with its changed fields, a checklist with its counts", () => {
  const base = incidentPlan.parse(getIncidentPlan.example.response.plan);
  const madeAt = "2026-11-21T14:06:00.000Z";
  const save = { incidentId: 51, madeAt, version: 3, base } as const;
  const change = { guide: "decon-officer", item: "a", is_done: true, changed_at: madeAt } as const;
  const waiting: readonly Unsent[] = [
    { kind: "plan", key: "p", ...save, plan: { ...base, logistics: "Two tankers" } },
    { kind: "plan", key: "same", ...save, plan: base },
    { kind: "checklists", key: "c", incidentId: 51, madeAt, changes: [change] },
  ];
  expect(waitingEntries(waiting, [], "Alex")).toMatchObject([
    { id: "p", recordedAt: null, action_type: "plan_saved", action_data: { changed: ["logistics"] } },
    { id: "c", recordedAt: null, action_type: "progress_saved", action_data: { checked: ["a"], unchecked: [] } },
  ]);
});

it("names the items of a waiting checklist save by role and text, as the server does", () => {
  const [role] = checklistGuides;
  const item = role?.sections[0]?.items[0];
  if (role === undefined || item === undefined) throw new Error("There is no checklist.");
  const madeAt = "2026-11-21T14:06:00.000Z";
  const change = { guide: role.key, item: item.id, is_done: true, changed_at: madeAt } as const;
  const waiting: readonly Unsent[] = [{ kind: "checklists", key: "c", incidentId: 51, madeAt, changes: [change] }];
  expect(waitingEntries(waiting, [], "Alex", checklistGuides)).toMatchObject([
    { action_data: { checked: [item.id], items: [{ role: role.name, text: item.text, is_done: true }] } },
  ]);
});
