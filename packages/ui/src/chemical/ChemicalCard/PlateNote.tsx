import type { UnNumber } from "@placard/hazmat-core";
import { HAZARD_NUMBER_SOURCE, hazardNumbersOf, ORANGE_PLATE_LABELS as LABELS } from "@placard/hazmat-core/guidance";
import { useEffect, useState } from "react";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { SubstanceTexts } from "../../messages/language/SubstanceTexts.tsx";

/**
 * Meanings of the hazard numbers on the orange plate of a UN number, if any are on file. Use one instance per number.
 */
export default function PlateNote({ unNumber }: { readonly unNumber: UnNumber }) {
  const { colon } = useTexts(figureTexts);
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
    <SubstanceTexts>
      <span>
        <CoreSentence text={LABELS.title} />
        {colon} <b>{numbers.join(", ")}</b>
      </span>
      <ProvenanceNote sources={[HAZARD_NUMBER_SOURCE]} />
    </SubstanceTexts>
  );
}
