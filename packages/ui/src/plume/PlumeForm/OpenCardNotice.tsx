import { formatChemicalRef, type NamedChemical } from "@placard/hazmat-core";
import { FlaskConical } from "lucide";
import { Icon } from "../../internal/Icon.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { PlumeValues } from "../entry/plume-values.ts";

interface OpenCardNoticeProps {
  readonly card: NamedChemical;
  readonly values: Pick<PlumeValues, "chem_name" | "chem_ref">;
  readonly onTake: (chemical: NamedChemical) => void;
}

/**
 * Offers the substance of the open card if the form names none, and states it if the form names another. It is never
 * used automatically: the user chooses the substance of a plume.
 */
export function OpenCardNotice({ card, values, onTake }: OpenCardNoticeProps) {
  const { plume } = useTexts(plumeTexts);
  if (values.chem_ref === formatChemicalRef(card)) return undefined;
  const { name, unNumber } = card;
  const substance = unNumber === null ? name : `${name}, ${unNumber}`;
  if (values.chem_name.trim() === "") {
    return (
      <Button variant="quiet" icon={<Icon of={FlaskConical} aria-hidden="true" />} onPress={() => onTake(card)}>
        {plume.takeOpenCard(substance)}
      </Button>
    );
  }
  return (
    <Banner
      tone="caution"
      title={plume.otherOpenCard(substance)}
      action={<Button onPress={() => onTake(card)}>{plume.takeOther}</Button>}
    />
  );
}
