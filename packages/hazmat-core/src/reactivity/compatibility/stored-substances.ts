import { parseCasNumber } from "../../identity/cas-number.ts";
import type { KnownName, ReactivitySubject, SubjectGroups } from "../reactive-group.ts";
import { groupsOf } from "../reactive-groups-of.ts";
import { INSUFFICIENT, type ReactivityTable } from "../reactivity-table.ts";
import { normalizePlaceName, type StandingPlace } from "./storage-place.ts";

/** An inventory row with its storage location. */
export interface StandingChemical {
  readonly id: number;
  readonly subject: ReactivitySubject;
  readonly place: StandingPlace;
}

/** A substance stored at a site, in one or several rows. */
export interface StandingSubstance {
  /** Equal for all its rows: its CAS number, or its name. */
  readonly key: string;
  /** As in its first row. */
  readonly name: string;
  /** Ids of its rows. */
  readonly ids: readonly number[];
}

/** A substance with its groups and its rows by location. */
export interface SubstanceWithGroups extends StandingSubstance {
  /** All data of its rows. */
  readonly subject: ReactivitySubject;
  readonly groups: SubjectGroups;
  readonly formula: string | null;
  /** By `placeKey`. */
  readonly rows: ReadonlyMap<string, { readonly place: StandingPlace; readonly ids: readonly number[] }>;
}

/** True if it has no reactive group on file. */
export const isUnknown = ({ groups }: Pick<SubstanceWithGroups, "groups">): boolean =>
  groups.assignments.some(({ group }) => group.id === INSUFFICIENT);

/** A location as a key: equal for names that differ only in case and blanks. */
export function placeKey({ room, cabinet }: StandingPlace): string {
  return `${normalizePlaceName(room)}|${normalizePlaceName(cabinet)}`;
}

function substanceKey({ name, casNumber }: ReactivitySubject): string {
  const cas = casNumber ? parseCasNumber(casNumber) : null;
  return cas?.ok === true ? `cas:${cas.value}` : `name:${normalizePlaceName(name)}`;
}

/** Groups rows by substance. Data of any row apply to all rows of the substance. */
export function substancesWithGroups(
  table: ReactivityTable,
  chemicals: readonly StandingChemical[],
): readonly SubstanceWithGroups[] {
  const byKey = Map.groupBy(chemicals, ({ subject }) => substanceKey(subject));
  return [...byKey].map(([key, rows]) => {
    const subject = joinedSubject(rows.map((row) => row.subject));
    const byPlace = Map.groupBy(rows, ({ place }) => placeKey(place));
    return {
      key,
      name: subject.name,
      subject,
      ids: rows.map(({ id }) => id),
      groups: groupsOf(table, subject),
      formula: subject.formula ?? null,
      rows: new Map(
        [...byPlace].flatMap(([at, standing]) => {
          const [first] = standing;
          return first === undefined ? [] : [[at, { place: first.place, ids: standing.map(({ id }) => id) }] as const];
        }),
      ),
    };
  });
}

function joinedSubject(subjects: readonly ReactivitySubject[]): ReactivitySubject {
  const [first = { name: "" }, ...further] = subjects;
  if (further.length === 0) return first;
  const ofRows: readonly KnownName[] = further.map(({ name }) => ({ name, from: "another inventory row" }));
  const known = [...subjects.flatMap(({ alsoNamed = [] }) => alsoNamed), ...ofRows];
  return {
    ...first,
    alsoNamed: [...new Map(known.map((one) => [one.name, one])).values()].filter(({ name }) => name !== first.name),
    hazardClasses: [...new Set(subjects.flatMap(({ hazardClasses = [] }) => hazardClasses))],
    packingGroups: [...new Set(subjects.flatMap(({ packingGroups = [] }) => packingGroups))],
  };
}
