import { HAZARD_LEVELS, type HazardLevel } from "@placard/hazmat-core";
import { isOneOf } from "@placard/hazmat-core/business";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { LevelChoice } from "../fields/LevelChoice.tsx";
import { LevelPreview } from "../fields/LevelPreview.tsx";
import { useStockLevel, type LevelReading } from "../fields/use-stock-level.ts";
import { levelOf, replacesClassification, stockOf } from "./chemical-changes.ts";
import type { EditedChemicalProps } from "./edited-chemical.ts";

/** Field for the hazard level: calculated until the user chooses one. Shows the level that crews will see. */
export function LevelField({ form, stored }: EditedChemicalProps) {
  const { chemicals: texts } = useMessages();
  const reading = useStockLevel(stockOf(stored, form.values));
  return (
    <>
      <LevelChoice
        label={texts.hazardLevel}
        description={levelHint()}
        value={levelOf(form.values) ?? levelIn(reading)}
        onChange={(level) => form.set("hazard_classification", level)}
      />
      <LevelPreview reading={reading} />
    </>
  );

  function levelHint(): string {
    const { hazard_classification: classification } = stored;
    if (classification === null) return texts.levelNotStored;
    return replacesClassification(stored, form.values)
      ? texts.levelReplaces(classification)
      : texts.levelStored(classification);
  }
}

function levelIn(reading: LevelReading | null): HazardLevel | null {
  return isOneOf(HAZARD_LEVELS, reading?.mark) ? reading.mark : null;
}
