import type { ChemicalRecord } from "./chemical-record.ts";
import { SAFETY_TOPIC_IDS, type SafetyProperties, type SafetyTopicId, type Statement } from "./safety-properties.ts";
import { listText } from "./figure-text.ts";

type Topics = Record<SafetyTopicId, readonly Statement[]>;

function noTopics(): Topics {
  const empty: Partial<Topics> = {};
  for (const id of SAFETY_TOPIC_IDS) empty[id] = [];
  return empty as Topics; // the loop named every id
}

/** Topics that NIOSH figures and codes fill by themselves. */
function nioshTopics(record: ChemicalRecord): Partial<Topics> {
  const { niosh } = record;
  if (niosh === null) return {};
  const rests = [niosh.source];
  const lines = (texts: readonly (string | null)[]): Statement[] =>
    texts.filter((text) => text !== null && text !== "").map((text) => ({ text: text ?? "", rests }));
  const listed = (label: string, parts: readonly string[]): string | null =>
    parts.length === 0 ? null : `${label}: ${listText(parts)}.`;
  return {
    short_term_effects: lines([listed("Enters by", niosh.routes), listed("Signs", niosh.symptoms)]),
    long_term_effects: lines([listed("Acts on", niosh.targetOrgans)]),
    preventions: lines([listed("Keep apart from", niosh.incompatibilities)]),
    exposure_control: lines([
      niosh.idlh === null ? null : `IDLH ${niosh.idlh}.`,
      niosh.rel === null ? null : `NIOSH REL ${niosh.rel}.`,
      niosh.pel === null ? null : `OSHA PEL ${niosh.pel}.`,
    ]),
  };
}

/** Safety Information of one record, from its figures. A topic that nothing fills stays empty: not on file. */
export function safetyPropertiesOf(record: ChemicalRecord): SafetyProperties {
  return {
    chemicalName: record.name,
    cas: record.casNumber,
    unNumber: record.transport[0]?.unNumber ?? null,
    topics: { ...noTopics(), ...nioshTopics(record) },
  };
}
