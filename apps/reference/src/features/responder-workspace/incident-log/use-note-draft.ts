import { useState } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import type { WorkScope } from "../../../incident/saved/work-scope.ts";

const NAME = "log-note";

/** What is typed in the field of the log and not entered yet: a closed drawer or a reload keeps it. */
export function useNoteDraft(scope: WorkScope): { readonly typed: string; readonly keep: (text: string) => void } {
  const drafts = useDrafts();
  const [typed] = useState(() => drafts.read(scope.draft(NAME), { text: "" }).values.text);
  return {
    typed,
    keep: (text) => {
      if (text === "") drafts.clear(scope.draft(NAME));
      else drafts.write(scope.draft(NAME), { text });
    },
  };
}
