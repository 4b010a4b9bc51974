import { useState } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import type { WorkScope } from "../../../incident/saved/work-scope.ts";

const NAME = "log-note";

/** Unsent text of the note field, kept when the drawer closes or the page reloads. */
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
