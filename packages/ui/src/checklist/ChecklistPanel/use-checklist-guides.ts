import { loadChecklistGuides, type ChecklistGuide } from "@placard/hazmat-core/checklists";
import { useCallback, useEffect, useState } from "react";

export interface ChecklistGuides {
  /** `null`: not here yet, or they could not be brought. */
  readonly guides: readonly ChecklistGuide[] | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The guides of the host, at once; the five role checklists, brought with the panel, without any. */
export function useChecklistGuides(given: readonly ChecklistGuide[] | undefined): ChecklistGuides {
  const [brought, setBrought] = useState<readonly ChecklistGuide[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const isWanted = given === undefined && brought === null;
  const bring = useCallback(() => {
    void loadChecklistGuides().then(
      (guides) => {
        setBrought(guides);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    bring();
    window.addEventListener("online", bring);
    return () => window.removeEventListener("online", bring);
  }, [isWanted, bring]);
  return { guides: given ?? brought, isFailed, retry: bring };
}
