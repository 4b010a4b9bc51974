import { getChecklistProgress, getIncidentPlan } from "@placard/api-client/internal";
import { expect, it } from "vitest";
import { draftsOf } from "../../forms/drafts/drafts.ts";
import { memoryStorage } from "../../test/memory-storage.ts";
import { changesToDraft } from "../checklist-draft.ts";
import { forgetSaved } from "./forget-saved.ts";
import { planToDraft } from "../plan-draft.ts";
import { scopeOf } from "./work-scope.ts";

const scope = scopeOf({ incident_id: 51, client_id: null });
const { plan, ...rest } = getIncidentPlan.response.parse(getIncidentPlan.example.response);
const answer = { kind: "plan", plan, saved: { plan, ...rest, updated_by: "A" } } as const;

it("drops the draft of a saved plan, and keeps one with later typing", () => {
  const drafts = draftsOf(memoryStorage(), "responder:12");
  drafts.write(scope.draft("plan"), { ...planToDraft(plan), baseVersion: "0" });
  forgetSaved(drafts, scope, answer);
  expect(drafts.unsaved()).toEqual([]);
  drafts.write(scope.draft("plan"), { ...planToDraft(plan), baseVersion: "0", strategy: "More." });
  forgetSaved(drafts, scope, answer);
  expect(drafts.unsaved()).toEqual(["incident-51/plan"]);
  drafts.write(scope.draft("plan"), { ...planToDraft({ ...plan, chemicals: [] }), baseVersion: "0" });
  forgetSaved(drafts, scope, answer);
  expect(drafts.unsaved()).toEqual(["incident-51/plan"]);
});

it("drops saved checks and keeps later ones", () => {
  const drafts = draftsOf(memoryStorage(), "responder:12");
  const saved = getChecklistProgress.example.response;
  const [{ changed_by: _, ...change }] = saved.changes as [(typeof saved.changes)[number]];
  const since = { ...change, item: "decon-officer.1.2" };
  drafts.write(scope.draft("checklists"), changesToDraft([change, since]));
  forgetSaved(drafts, scope, { kind: "checklists", saved });
  const left = drafts.read(scope.draft("checklists"), { changes: [] as readonly string[] }).values.changes;
  expect(left).toEqual(changesToDraft([since]).changes);
  drafts.write(scope.draft("checklists"), changesToDraft([change]));
  forgetSaved(drafts, scope, { kind: "checklists", saved });
  expect(drafts.unsaved()).toEqual([]);
});
