import type { Drafts } from "../../forms/drafts/drafts.ts";
import { changesFromDraft, changesToDraft, EMPTY_CHANGES, unsavedChanges } from "../checklist-draft.ts";
import { isSamePlan, planToDraft } from "../plan-draft.ts";
import type { SentAnswer } from "../send-unsent.ts";
import type { WorkScope } from "./work-scope.ts";

/**
 * Removes from the drafts everything that the server has now, even if the form is closed. Input typed since then stays.
 */
export function forgetSaved(drafts: Drafts, scope: WorkScope, answer: SentAnswer): void {
  if (answer.kind === "plan") {
    const name = scope.draft("plan");
    const sent = planToDraft(answer.plan);
    if (isSamePlan(sent, drafts.read(name, sent).values)) drafts.clear(name);
  }
  if (answer.kind === "checklists") {
    const name = scope.draft("checklists");
    const onDevice = changesFromDraft(drafts.read(name, EMPTY_CHANGES).values);
    const left = unsavedChanges(onDevice, answer.saved.changes);
    if (left.length === 0) drafts.clear(name);
    else drafts.write(name, changesToDraft(left));
  }
}
