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
  /** False when a number is there and the reference could not be loaded: the class text was read alone. */
  readonly isWhole: boolean;
}

/** The level of what was typed, as the server will answer it; `null` while the reference loads. */
export function useStockLevel({ classification, unNumber, casNumber }: StockIdentity): LevelReading | null {
  const [grader, setGrader] = useState<StockGrader | "failed" | null>(null);
  const typedUn = unNumber !== null && isUnNumber(unNumber) ? unNumber : null; // a part of a number is not wrong yet
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
