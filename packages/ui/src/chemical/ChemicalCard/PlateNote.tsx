import type { UnNumber } from "@placard/hazmat-core";
import { HAZARD_NUMBER_SOURCE, hazardNumbersOf, ORANGE_PLATE_LABELS as LABELS } from "@placard/hazmat-core/guidance";
import { useEffect, useState } from "react";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { Colon, Said } from "../../internal/Said.tsx";
import { SubstanceWords } from "../../messages/language/SubstanceWords.tsx";

/** The hazard numbers that an orange plate shows with the number of a card, where one is on file. One number each. */
export default function PlateNote({ unNumber }: { readonly unNumber: UnNumber }) {
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // Without its data the card says what it said before.
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
        <Colon />
        <b>{numbers.join(", ")}</b>
      </span>
      <ProvenanceNote sources={[HAZARD_NUMBER_SOURCE]} />
    </SubstanceWords>
  );
}
