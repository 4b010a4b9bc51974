import { factWords, type MeantGuide, sourceOfGuide, sourcesOfFacts } from "../guidance/derived/guide-for.ts";
import type { HazardFact, HazardKind } from "../guidance/derived/hazard-fact.ts";
import { knownHazardsOf } from "../guidance/derived/hazard-facts-of.ts";
import { physicalStateOf } from "../guidance/derived/physical-state-of.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { Metres } from "../units/length.ts";
import type { IsolationAnswer, SceneConditions } from "./isolation-answer.ts";
import { guideRow } from "./isolation-rows.ts";
import { DEFAULT_BY_STATE, isExplosive, requiredGuide } from "./isolation-fallback.ts";

/** A minimum distance, and the hazards that require it. */
interface IsolationFloor {
  readonly isolateM: Metres;
  readonly label: string;
  readonly sources: readonly SourceRef[];
}

const EXPLOSIVE_GUIDE = "112";

/**
 * Nitroglycerin in alcohol is shipped in class 3. Its H201 is that of the pure substance: the larger distance is kept
 * as assumed.
 */
function byExplosive(facts: readonly HazardFact[], { entry }: MeantGuide): readonly IsolationFloor[] {
  const guide = requiredGuide(EXPLOSIVE_GUIDE);
  if (facts.length === 0 || guide.isolateM === null) return [];
  const isAssumed = entry !== null && !isExplosive(entry);
  return [
    {
      isolateM: guide.isolateM,
      label: `Explosive (${factWords(facts)}): Guide ${EXPLOSIVE_GUIDE}`,
      sources: [isAssumed ? { ...guide.source, mark: "assumed" } : guide.source, ...sourcesOfFacts(facts)],
    },
  ];
}

/**
 * True if a row of Table 1 or 3 of this UN number was chosen: it was calculated for the toxicity of this spill and
 * applies.
 */
function hasChosenRow({ entry }: MeantGuide, { spill, container }: SceneConditions): boolean {
  return entry?.small != null && (spill !== undefined || container !== undefined);
}

function byPoison(record: ChemicalRecord, meant: MeantGuide, facts: readonly HazardFact[]): readonly IsolationFloor[] {
  if (facts.length === 0) return [];
  const state = physicalStateOf(record, meant.entry) ?? "gas";
  return [
    {
      isolateM: DEFAULT_BY_STATE[state],
      label: `Fatal if inhaled (${factWords(facts)}), ${state}`,
      sources: [...sourcesOfFacts(facts), { key: "PLACARD", locator: "default by physical state", mark: "assumed" }],
    },
  ];
}

/** Other guides that match a record without a UN number. */
function byOtherGuides(meant: MeantGuide, scene: SceneConditions): readonly IsolationFloor[] {
  if (meant.kind !== "derived") return [];
  return meant.also.flatMap((guide) => {
    const isolateM = guideRow(requiredGuide(guide), scene)?.isolateM;
    const source = sourceOfGuide({ ...meant, guide });
    return isolateM === undefined ? [] : [{ isolateM, label: `Guide ${guide}, which also applies`, sources: [source] }];
  });
}

/** Minimum distances required by the hazards of a substance, whatever its guide says; the largest first. */
function floorsOf(record: ChemicalRecord, meant: MeantGuide, scene: SceneConditions): readonly IsolationFloor[] {
  const facts = knownHazardsOf(record);
  const of = (kind: HazardKind): readonly HazardFact[] => facts.filter((fact) => fact.kind === kind);
  return [
    ...byExplosive(of("explosive"), meant),
    ...(hasChosenRow(meant, scene) ? [] : byPoison(record, meant, of("fatal-inhaled"))),
    ...byOtherGuides(meant, scene),
  ].toSorted((a, b) => b.isolateM - a.isolateM);
}

/**
 * Raises an answer to the minimum required by the hazards of the substance: H200 to H205 use the distance of
 * explosives, substances fatal if inhaled the default of their state unless a row of their own was chosen, and a
 * derived guide is never weaker than another matching one.
 */
export function withFloors(
  answer: IsolationAnswer,
  record: ChemicalRecord,
  meant: MeantGuide,
  scene: SceneConditions,
): IsolationAnswer {
  const [floor] = floorsOf(record, meant, scene);
  if (floor === undefined || floor.isolateM <= (answer.isolateM ?? 0)) return answer;
  const { isolateM, label, sources } = floor;
  const [source] = sources;
  if (source === undefined) return answer;
  return {
    ...answer,
    isolateM,
    why: `${label}. ${answer.why}`,
    rows: [{ label, isolateM, downwindM: null, source }, ...answer.rows],
    basis: { ...answer.basis, sources: [...sources, ...answer.basis.sources] },
  };
}
