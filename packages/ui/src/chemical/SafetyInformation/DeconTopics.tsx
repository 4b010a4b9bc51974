import type { ChemicalRecord } from "@placard/hazmat-core";
import { decontaminationOf, DECON_SUITS } from "@placard/hazmat-core/guidance";
import { figureWords } from "../../messages/en/feedback/figures.ts";
import { safetyInformationWords } from "../../messages/en/chemical/safety-information.ts";
import { useWords } from "../../messages/use-words.ts";
import { SafetyTopic } from "./SafetyTopic.tsx";

interface DeconTopicsProps {
  readonly record: ChemicalRecord;
  readonly unNumber: string | null;
}

/** Decontamination by substance, then by PPE. */
export default function DeconTopics({ record, unNumber }: DeconTopicsProps) {
  const { safetyInformation: safety, colon } = useWords({ ...safetyInformationWords, ...figureWords });
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
