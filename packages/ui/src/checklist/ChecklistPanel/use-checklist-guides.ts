import { loadChecklistGuides, type ChecklistGuide } from "@placard/hazmat-core/checklists";
import { useErrorReporting, type ErrorHandler } from "../../hooks/use-error-reporting.ts";
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
  const roles = useErrorReporting(ROLES, onError);
  const [loaded, setLoaded] = useState<readonly ChecklistGuide[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const isWanted = given === undefined && loaded === null;
  const load = useCallback(() => {
    void roles.load().then(
      (guides) => {
        setLoaded(guides);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [roles]);
  useEffect(() => {
    if (!isWanted) return undefined;
    load();
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [isWanted, load]);
  return { guides: given ?? loaded, isFailed, retry: load };
}
