import { loadChecklistGuides, type ChecklistGuide } from "@placard/hazmat-core/checklists";
import { useReporting, type ErrorHandler } from "../../hooks/use-reporting.ts";
import { useCallback, useEffect, useState } from "react";

export interface ChecklistGuides {
  /** `null`: still loading, or loading failed. */
  readonly guides: readonly ChecklistGuide[] | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

const ROLES = { load: () => loadChecklistGuides() };

/** Returns the guides of the host immediately, or loads the five role checklists if there are none. */
export function useChecklistGuides(
  given: readonly ChecklistGuide[] | undefined,
  onError?: ErrorHandler,
): ChecklistGuides {
  const roles = useReporting(ROLES, onError);
  const [brought, setBrought] = useState<readonly ChecklistGuide[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const isWanted = given === undefined && brought === null;
  const bring = useCallback(() => {
    void roles.load().then(
      (guides) => {
        setBrought(guides);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [roles]);
  useEffect(() => {
    if (!isWanted) return undefined;
    bring();
    window.addEventListener("online", bring);
    return () => window.removeEventListener("online", bring);
  }, [isWanted, bring]);
  return { guides: given ?? brought, isFailed, retry: bring };
}
