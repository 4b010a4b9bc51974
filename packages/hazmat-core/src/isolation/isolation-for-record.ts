import { stateForDistance } from "../guidance/derived/physical-state-of.ts";
import { factWords, guideFor, type MeantGuide, sourceOfGuide, sourcesOfFacts } from "../guidance/derived/guide-for.ts";
import { unNumber } from "../identity/un-number.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { GuideDistances, TransportEntry } from "../record/transport-entry.ts";
import { noIdText } from "../record/no-id-reason.ts";
import type { IsolationAnswer, IsolationBySize, SceneConditions } from "./isolation-answer.ts";
import { requiredGuide } from "./isolation-fallback.ts";
import { withFloors } from "./isolation-floor.ts";
import { isolationFor, isolationForUnlisted } from "./isolation.ts";
import { usableConditions } from "./scene-conditions.ts";

/** Conditions of the scene, and which UN number of the record was read there. */
export interface CardConditions extends SceneConditions {
  readonly unNumber?: string;
}

type DerivedGuide = Extract<MeantGuide, { kind: "derived" }>;

const NOTHING_LISTED: Omit<TransportEntry, "unNumber" | "guide" | "guideDistances" | "source" | "fireM"> = {
  properShippingNames: [],
  hazardClass: null,
  subsidiaryClasses: [],
  packingGroups: [],
  small: null,
  large: null,
  containers: [],
  isToxicByInhalation: false,
  hazardZones: [],
  waterReactiveGases: [],
  polymerizes: false,
};

/** The record's own entry under the derived guide; for a record without one, the collective entry of that guide. */
function entryUnderGuide({ entry, guide, like }: DerivedGuide, distances: GuideDistances): TransportEntry {
  const own = entry ?? { ...NOTHING_LISTED, unNumber: unNumber(like), source: distances.source, fireM: null };
  return { ...own, guide, guideDistances: distances, fireM: own.fireM ?? distances.fireM };
}

/**
 * The tables give protective action distances only by UN number, so a derived guide has none: not zero, but unknown.
 */
function downwindNote(answer: IsolationAnswer): string {
  return answer.kind !== "distance" || answer.downwindM === null
    ? " Downwind distance unknown: the tables list it only by UN number."
    : "";
}

function derivedIsolation(meant: DerivedGuide, scene: SceneConditions): IsolationAnswer {
  const distances = { ...requiredGuide(meant.guide), source: sourceOfGuide(meant) };
  const answer = isolationFor(entryUnderGuide(meant, distances), scene);
  return {
    ...answer,
    why: `Derived from ${factWords(meant.from)}. ${answer.why}${downwindNote(answer)}`,
    basis: { ...answer.basis, sources: [...answer.basis.sources, ...sourcesOfFacts(meant.from)] },
  };
}

function unknownIsolation(
  record: ChemicalRecord,
  entry: TransportEntry | null,
  scene: SceneConditions,
): IsolationAnswer {
  if (entry !== null) return isolationFor(entry, scene);
  const answer = isolationForUnlisted(record.name);
  return { ...answer, why: "No data on file to derive a guide from. Follow Guide 111." };
}

/** The form that the UN number describes, or the reason why there is none. */
function idNotes({ noIdReason }: ChemicalRecord, entry: TransportEntry | null): readonly string[] {
  if (entry === null) return noIdReason === undefined ? [] : [noIdText(noIdReason)];
  const form = entry.when?.replace(/,? ?n\.o\.s\.$/, "") ?? "";
  return form === "" ? [] : [`${entry.unNumber} applies to this form: ${form}.`];
}

function answerForGuide(record: ChemicalRecord, meant: MeantGuide, scene: SceneConditions): IsolationAnswer {
  switch (meant.kind) {
    case "listed":
      return isolationFor(meant.entry, scene);
    case "derived":
      return derivedIsolation(meant, scene);
    case "unidentified":
      return unknownIsolation(record, meant.entry, scene);
  }
}

interface IsolationQuery {
  readonly meant: MeantGuide;
  readonly scene: SceneConditions;
}

function isolationQuery(
  record: ChemicalRecord,
  { unNumber: read, state: givenState, ...rest }: CardConditions,
): IsolationQuery {
  const meant = guideFor(record, read, rest.guide);
  const state = stateForDistance(record, meant.entry, givenState);
  return { meant, scene: { ...rest, ...(state !== null && { state }) } };
}

/**
 * Returns the initial isolation of a record: by its UN number, otherwise by the guide derived from its hazards, and
 * never less than its hazards require. Card, circle and plume all use this answer.
 *
 * @param conditions - conditions of the scene; missing ones use the worst row, and the answer says so. The smaller
 * distance of a solid is given only if the record is certainly one; a given state can only increase it
 * @example
 * isolationForRecord(chlorineRecord, { spill: "small" }); // includes { isolateM: 60, downwindM: 1500 }
 * isolationForRecord(chlorineRecord); // includes { isolateM: 1000, downwindM: 11_000 }
 */
export function isolationForRecord(record: ChemicalRecord, conditions: CardConditions = {}): IsolationAnswer {
  const { meant, scene } = isolationQuery(record, conditions);
  const answer = withFloors(answerForGuide(record, meant, scene), record, meant, scene);
  return { ...answer, why: [answer.why, ...idNotes(record, meant.entry)].join(" ") };
}

/**
 * Returns the answers for a small and for a large spill, and the given size; a container of Table 3 counts as large.
 *
 * @returns `null` for a UN number without a row in Table 1: its distance does not depend on the size
 * @example
 * isolationBySize(chlorineRecord)?.small; // includes { isolateM: 60, downwindM: 1500 }
 */
export function isolationBySize(record: ChemicalRecord, conditions: CardConditions = {}): IsolationBySize | null {
  const { entry } = guideFor(record, conditions.unNumber);
  if (entry?.small == null) return null;
  const { spill, container } = usableConditions(conditions);
  return {
    small: isolationForRecord(record, { ...conditions, spill: "small" }),
    large: isolationForRecord(record, { ...conditions, spill: "large" }),
    told: spill ?? (container !== undefined && entry.containers.length > 0 ? "large" : null),
  };
}

/**
 * Immediate isolation before the size of the release is known: the largest of the guide's distance, that of a small
 * spill, and the one required by the hazards. A derived size never reduces it.
 */
export function immediateIsolation(record: ChemicalRecord, conditions: CardConditions = {}): IsolationAnswer {
  const { meant, scene } = isolationQuery(record, conditions);
  const small = answerForGuide(record, meant, { ...scene, spill: "small" });
  const [guide] = small.rows; // the guide's own distance comes first
  const isRaised = guide?.isolateM != null && guide.isolateM > (small.isolateM ?? 0);
  const atOnce = isRaised
    ? { ...small, isolateM: guide.isolateM, basis: { ...small.basis, sources: [guide.source] } }
    : small;
  return withFloors(atOnce, record, meant, scene);
}
