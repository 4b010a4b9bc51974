import { getIncidentLog } from "@placard/api-client";
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

it("shows a line with when it was made and when it came in", () => {
  expect(savedEntry({ ...saved, recorded_at: "2026-11-21T14:09:00.000Z" })).toMatchObject({
    id: "601",
    madeAt: saved.made_at,
    recordedAt: "2026-11-21T14:09:00.000Z",
    who: "Alex Morin",
  });
});

it("shows what waits once: not what the server has though its answer was lost", () => {
  const waiting = [note("a"), note(saved.client_id)];
  expect(waitingEntries(waiting, [saved], "Alex")).toMatchObject([{ id: "a", recordedAt: null, who: "Alex" }]);
  expect(waitingEntries([{ kind: "checklists", key: "c", incidentId: 51, changes: [] }], [], "Alex")).toEqual([]);
});
