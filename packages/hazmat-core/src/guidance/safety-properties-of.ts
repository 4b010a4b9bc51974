import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { SafetyProperties, Statement } from "../record/safety-properties.ts";
import { noIdText } from "../record/no-id-reason.ts";
import { nameByNumber } from "../record/name-by-number.ts";
import { leadingEntry } from "../isolation/leading-entry.ts";
import type { TransportEntry } from "../record/transport-entry.ts";
import { disposalStatements } from "./disposal.ts";
import { exposureStatements, ignitionStatements, longTermStatements } from "./exposure-statements.ts";
import { guideFor, type MeantGuide } from "./derived/guide-for.ts";
import { markDerived } from "./derived/mark-derived.ts";
import { physicalStateOf } from "./derived/physical-state-of.ts";
import { essentialStatements } from "./essential-statements.ts";
import type { CautionSection, GuideGuidance, SpillGuidance, SpillState } from "./guide-guidance.ts";
import { distanceStatements } from "./isolation-statements.ts";
import * as lists from "./niosh/niosh-lists.ts";
import { nioshFirstAidStatements, ppeStatements } from "./niosh/niosh-statements.ts";
import { respiratorStatements } from "./niosh/respirator-words.ts";
import { treatmentStatements } from "./niosh/treatment.ts";
import { substanceStatementsOf } from "./substance-statements.ts";

type Topics = SafetyProperties["topics"];

function casStatements(record: ChemicalRecord): readonly Statement[] {
  return record.properties.cas.map(({ value, source }) => ({ text: value, rests: [source] }));
}

function unStatements(record: ChemicalRecord): readonly Statement[] {
  const { noIdReason, transport } = record;
  if (transport.length === 0 && noIdReason !== undefined) {
    return [{ text: noIdText(noIdReason), rests: [{ key: "PLACARD", locator: "substances without a UN number" }] }];
  }
  return transport.map(({ unNumber, source }) => ({ text: unNumber, rests: [source] }));
}

/** Spill advice of the guide by state: for all states if it is not known. */
function spillByState({ byState }: SpillGuidance, state: SpillState | null): readonly Statement[] {
  return state === null ? [...byState.gas, ...byState.liquid, ...byState.solid] : byState[state];
}

/** For a UN number with several guides: states which guide the lines are from while none is chosen. */
function guideStatements({ guide, guideDistances, otherGuides = [] }: TransportEntry): readonly Statement[] {
  if (guideDistances === null || otherGuides.length === 0) return [];
  const others = otherGuides.map((other) => `Guide ${other} applies to other goods under this number.`);
  return [`These lines are from Guide ${guide}.`, ...others].map((text) => ({ text, rests: [guideDistances.source] }));
}

/** Topics from the guide, with the sentences for this UN number and substance first. */
function guideTopics(record: ChemicalRecord, guidance: GuideGuidance | null, entry: TransportEntry | null) {
  const own = substanceStatementsOf(record, entry);
  const ofEntry = (guidance?.cautions ?? []).filter(
    ({ unNumbers }) => entry !== null && unNumbers.includes(entry.unNumber),
  );
  const cautions = (section: CautionSection): readonly Statement[] => [
    ...own.filter((words) => words.section === section).flatMap(({ details }) => details),
    ...ofEntry.filter((caution) => caution.section === section).map(({ statement }) => statement),
  ];
  const isReplaced = ({ text }: Statement): boolean => ofEntry.some(({ replaces }) => replaces === text);
  const distances = distanceStatements(record, entry);

  if (guidance === null) return { isolation_and_evacuation: distances };
  const { fire, spill } = guidance;
  const bySizeAndState = [...spill.small, ...spill.large, ...spillByState(spill, physicalStateOf(record, entry))];
  return {
    first_aid_measures: [...cautions("firstAid"), ...guidance.firstAid.filter((statement) => !isReplaced(statement))],
    fire_fighting: [...(entry === null ? [] : guideStatements(entry)), ...cautions("fire"), ...fire.all, ...fire.small],
    fire_fighting_procedures: fire.large,
    firefighting_hazards: fire.tanks,
    accidental_release: [...essentialStatements(record), ...cautions("hazards"), ...cautions("spill"), ...spill.all],
    isolation_and_evacuation: [...distances, ...guidance.isolation],
    spillage_disposal: bySizeAndState.length === 0 ? spill.all : bySizeAndState,
    cleanup_methods: guidance.cleanup,
    ppe: [...cautions("protection"), ...guidance.protection],
  };
}

/** Marks each sentence of a derived guide as derived. */
function markedTopics(topics: Partial<Topics>, meant: MeantGuide): Partial<Topics> {
  const marked = Object.entries(topics).map(([id, statements]) => [id, markDerived(statements, meant)]);
  return Object.fromEntries(marked) as Partial<Topics>; // the keys are those of the input
}

/** Topics from the Pocket Guide. */
function nioshTopics({ niosh }: ChemicalRecord) {
  if (niosh === null) return {};
  return {
    first_aid: nioshFirstAidStatements(niosh),
    preventive_measures: ppeStatements(niosh),
    short_term_effects: [...lists.symptomStatements(niosh), ...lists.routeStatements(niosh)],
    respirator_recommendations: respiratorStatements(niosh),
    treatment: treatmentStatements(niosh),
  };
}

const NOTHING_ON_FILE: Topics = {
  cas: [],
  un_number: [],
  first_aid_measures: [],
  first_aid: [],
  fire_fighting: [],
  fire_fighting_procedures: [],
  firefighting_hazards: [],
  accidental_release: [],
  isolation_and_evacuation: [],
  spillage_disposal: [],
  cleanup_methods: [],
  disposal_methods: [],
  preventive_measures: [],
  exposure_control: [],
  ppe: [],
  short_term_effects: [],
  long_term_effects: [],
  respirator_recommendations: [],
  preventions: [],
  treatment: [],
};

/**
 * Builds the Safety Information of a record: 20 topics, written for Placard, each sentence with its source.
 *
 * @param guidance - guidance of the entry; with `null` the topics of the guide are not on file
 * @param entry - transport entry of the chosen UN number; default: the first of the record
 * @returns all topics; one without statements is not on file
 * @example
 * safetyPropertiesOf(chlorineRecord, await guidanceForGuide("124")).topics.cas[0]?.text; // "7782-50-5"
 */
export function safetyPropertiesOf(
  record: ChemicalRecord,
  guidance: GuideGuidance | null,
  entry: TransportEntry | null = leadingEntry(record),
): SafetyProperties {
  const { niosh } = record;
  const organs = niosh === null ? [] : [...lists.targetOrganStatements(niosh), ...lists.carcinogenStatements(niosh)];
  const incompatible = niosh === null ? [] : lists.incompatibilityStatements(niosh);

  return {
    chemicalName: nameByNumber(record, entry),
    cas: record.casNumber,
    unNumber: entry?.unNumber ?? null,
    topics: {
      ...NOTHING_ON_FILE,
      cas: casStatements(record),
      un_number: unStatements(record),
      ...markedTopics(guideTopics(record, guidance, entry), guideFor(record, entry?.unNumber)),
      ...nioshTopics(record),
      disposal_methods: entry === null ? [] : disposalStatements(entry),
      exposure_control: exposureStatements(record),
      long_term_effects: [...organs, ...longTermStatements(record)],
      preventions: [...incompatible, ...ignitionStatements(record)],
    },
  };
}
