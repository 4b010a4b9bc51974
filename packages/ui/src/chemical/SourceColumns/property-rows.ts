import {
  citation,
  hazardMark,
  STRUCTURED_PROPERTY_IDS,
  type ChemicalRecord,
  type HazardMark,
  type SafetyProperties,
  type SourceRef,
  type Statement,
  type StructuredPropertyId,
  type TextKind,
} from "@placard/hazmat-core";
import { tornListNote } from "@placard/hazmat-core/guidance";
import type { Messages } from "../../messages/en.ts";

/** One text of a row, with its source. */
export interface RowValue {
  readonly text: string;
  readonly sources: readonly SourceRef[];
}

/** One property of a column. Without values it is not on file. */
export interface PropertyRow {
  readonly id: string;
  readonly label: string;
  /** Determines how much is shown at first. */
  readonly kind: TextKind;
  /** Values below each other, or on one line with commas. */
  readonly layout: "lines" | "inline";
  readonly values: readonly RowValue[];
}

type Texts = Messages["chemicalRecord"];

/**
 * Returns the rows of the physical record: hazard level, then the structured properties in the specified order, then
 * GHS.
 */
export function physicalRows(record: ChemicalRecord, texts: Texts): readonly PropertyRow[] {
  return [
    hazardRow(record, texts),
    ...STRUCTURED_PROPERTY_IDS.filter((id) => id !== "aegls" || record.aegl === null).map((id) =>
      structuredRow(id, record, texts),
    ),
    massRow(record, texts),
    ghsRow(record, texts),
  ];
}

/** Returns the rows of the Pocket Guide page: limits, then health and PPE. */
export function pocketGuideRows(
  record: ChemicalRecord,
  safety: SafetyProperties | null,
  texts: Texts,
): readonly PropertyRow[] {
  const { niosh } = record;
  if (niosh === null) return [];
  const read = (text: string | null): readonly RowValue[] => (text === null ? [] : [{ text, sources: [niosh.source] }]);
  const list = (items: readonly string[]) => read(items.length === 0 ? null : items.join(", "));
  const listOrTorn = (items: readonly string[]) => [...list(items), ...read(tornListNote(items))];
  const topics = safety?.topics;
  return [
    guideRow("idlh", texts.properties.idlh, idlhValues(record, texts)),
    guideRow("rel", texts.properties.rel, read(niosh.rel)),
    guideRow("pel", texts.properties.pel, read(niosh.pel)),
    guideRow("routes", texts.routes, list(niosh.routes)),
    guideRow("symptoms", texts.symptoms, listOrTorn(niosh.symptoms)),
    guideRow("organs", texts.targetOrgans, list(niosh.targetOrgans)),
    guideRow("incompatibilities", texts.incompatibilities, listOrTorn(niosh.incompatibilities)),
    guideRow("protection", texts.protection, pocketGuideValues(topics?.preventive_measures)),
    guideRow("first-aid", texts.firstAid, pocketGuideValues(topics?.first_aid)),
    guideRow("respirators", texts.respirators, pocketGuideValues(topics?.respirator_recommendations)),
  ];
}

/** The IDLH with its averaging time. A superseded value is shown below it, marked as such. */
function idlhValues({ properties }: ChemicalRecord, texts: Texts): readonly RowValue[] {
  return properties.idlh.map(({ value, source }, index) => ({
    text: index === 0 ? texts.idlhTime(value) : value,
    sources: [source],
  }));
}

function guideRow(id: string, label: string, values: readonly RowValue[]): PropertyRow {
  return { id, label, kind: "exposure", layout: "lines", values };
}

/** Statements of the Pocket Guide on a topic. */
function pocketGuideValues(statements: readonly Statement[] | undefined): readonly RowValue[] {
  return (statements ?? []).filter(({ rests }) => rests.some(({ key }) => key === "NPG")).map(asValue);
}

/** The sources of a row on one line if all its values share them; otherwise `null`, and each value names its own. */
export function sharedSources(values: readonly RowValue[]): readonly SourceRef[] | null {
  const lines = new Set(values.map(({ sources }) => sources.map(citation).join()));
  return lines.size === 1 ? (values[0]?.sources ?? null) : null;
}

function structuredRow(id: StructuredPropertyId, record: ChemicalRecord, texts: Texts): PropertyRow {
  return {
    id,
    label: texts.properties[id],
    kind: KINDS[id] ?? "physical",
    layout: id === "mesh_entry_terms" ? "inline" : "lines",
    values: record.properties[id].map(({ value, source }) => ({ text: value, sources: [source] })),
  };
}

const KINDS: Partial<Record<StructuredPropertyId, TextKind>> = {
  mesh_entry_terms: "other",
  toxicity_data: "toxicity",
  aegls: "toxicity",
  idlh: "exposure",
  rel: "exposure",
  pel: "exposure",
  tlv: "exposure",
};

function hazardRow({ hazardLevel }: ChemicalRecord, texts: Texts): PropertyRow {
  const { basis, sources, others } = hazardLevel;
  const line = (mark: HazardMark, text: string) => texts.otherLevel(texts.levels[mark], text);
  return {
    id: "hazard-level",
    label: texts.hazardLevel,
    kind: "other",
    layout: "lines",
    values: [
      { text: line(hazardMark(hazardLevel), basis), sources },
      ...others.map((other) => ({ text: line(other.level ?? "not_graded", other.basis), sources: other.sources })),
    ],
  };
}

function massRow({ constants }: ChemicalRecord, texts: Texts): PropertyRow {
  const mass = constants.molarMassGPerMol;
  const values = mass === null ? [] : [{ text: `${mass.value} g/mol`, sources: [mass.source] }];
  return { id: "molar-mass", label: texts.molarMass, kind: "physical", layout: "lines", values };
}

function ghsRow({ ghs }: ChemicalRecord, texts: Texts): PropertyRow {
  const values = (ghs?.hCodes ?? []).map((code) => ({ text: code, sources: ghs === null ? [] : [ghs.source] }));
  return { id: "ghs", label: texts.ghs, kind: "other", layout: "inline", values };
}

const asValue = ({ text, rests }: Statement): RowValue => ({ text, sources: rests });
