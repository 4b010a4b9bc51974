import type { ChemicalRecord } from "@placard/hazmat-core";
import { decontaminationOf, DECON_SUITS } from "@placard/hazmat-core/guidance";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { safetyInformationTexts } from "../../messages/en/chemical/safety-information.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { SafetyTopic } from "./SafetyTopic.tsx";

interface DeconTopicsProps {
  readonly record: ChemicalRecord;
  readonly unNumber: string | null;
}

/** Decontamination by substance, then by PPE. */
export default function DeconTopics({ record, unNumber }: DeconTopicsProps) {
  const { safetyInformation: safety, colon } = useTexts({ ...safetyInformationTexts, ...figureTexts });
  const { agent, suits } = decontaminationOf(record, unNumber ?? undefined);
  return (
    <>
      <SafetyTopic title={`${safety.decontamination}${colon} ${safety.byAgent}`} statements={agent} />
      {DECON_SUITS.map((suit) => (
        <SafetyTopic key={suit} title={safety.suits[suit]} statements={suits[suit]} />
      ))}
    </>
  );
}
