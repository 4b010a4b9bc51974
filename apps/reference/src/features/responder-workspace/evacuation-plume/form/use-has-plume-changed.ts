import { EMPTY_PLUME, type PlumeResult } from "@placard/ui";
import { isStalePlume } from "@placard/ui/internal";
import { useDrafts } from "../../../../forms/drafts/use-drafts.ts";
import type { WorkScope } from "../../../../incident/saved/work-scope.ts";

/** True if the form now differs from the inputs of a result. */
export function useHasPlumeChanged(scope: WorkScope): (result: PlumeResult) => boolean {
  const drafts = useDrafts();
  return ({ inputs }) => {
    const { values, writtenAt } = drafts.read(scope.draft("plume"), EMPTY_PLUME);
    return writtenAt !== null && isStalePlume(inputs, values);
  };
}
