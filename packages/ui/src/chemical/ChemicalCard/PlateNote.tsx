import type { UnNumber } from "@placard/hazmat-core";
import { HAZARD_NUMBER_SOURCE, hazardNumbersOf, ORANGE_PLATE_LABELS as LABELS } from "@placard/hazmat-core/guidance";
import { useEffect, useState } from "react";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { Said } from "../../internal/Said.tsx";
import { figureWords } from "../../messages/en/feedback/figures.ts";
import { useWords } from "../../messages/use-words.ts";
import { SubstanceWords } from "../../messages/language/SubstanceWords.tsx";

/**
 * Meanings of the hazard numbers on the orange plate of a UN number, if any are on file. Use one instance per number.
 */
export default function PlateNote({ unNumber }: { readonly unNumber: UnNumber }) {
  const { colon } = useWords(figureWords);
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // Without this data the card is shown unchanged.
    void hazardNumbersOf(unNumber)
      .catch(() => [])
      .then((found) => {
        if (isCurrent) setNumbers(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [unNumber]);
  if (numbers.length === 0) return undefined;
  return (
    <SubstanceWords>
      <span>
        <Said text={LABELS.title} />
        {colon} <b>{numbers.join(", ")}</b>
      </span>
      <ProvenanceNote sources={[HAZARD_NUMBER_SOURCE]} />
    </SubstanceWords>
  );
}
