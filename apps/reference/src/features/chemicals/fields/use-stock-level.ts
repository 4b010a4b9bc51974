import {
  explainHazardFromClass,
  hazardMark,
  isUnNumber,
  loadStockGrader,
  type HazardMark,
  type StockGrader,
  type StockIdentity,
} from "@placard/hazmat-core";
import { useEffect, useState } from "react";

/** The hazard level that everyone will see for the typed values. */
export interface LevelReading {
  readonly mark: HazardMark;
  readonly text: string;
  /** False if a number is entered and the reference could not be loaded: only the class text was used. */
  readonly isWhole: boolean;
}

/** The level of the typed values, as the server will calculate it; `null` while the reference loads. */
export function useStockLevel({ classification, unNumber, casNumber }: StockIdentity): LevelReading | null {
  const [grader, setGrader] = useState<StockGrader | "failed" | null>(null);
  const typedUn = unNumber !== null && isUnNumber(unNumber) ? unNumber : null; // incomplete numbers are allowed
  const hasNumber = typedUn !== null || (casNumber ?? "") !== "";
  useEffect(() => {
    if (!hasNumber) return undefined;
    let isGone = false;
    loadStockGrader().then(
      (loaded) => isGone || setGrader(() => loaded),
      () => isGone || setGrader("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [hasNumber]);

  if (!hasNumber || grader === "failed") {
    const { basis, ...stated } = explainHazardFromClass(classification);
    return { mark: hazardMark(stated), text: basis, isWhole: !hasNumber };
  }
  if (grader === null) return null;
  const { level, basis } = grader({ classification, unNumber: typedUn, casNumber });
  return { mark: hazardMark({ level, kind: basis.kind }), text: basis.text, isWhole: true };
}
