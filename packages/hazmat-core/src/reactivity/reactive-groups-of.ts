import type { SourceRef } from "../provenance/source.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import { groupsByClass, type RuledGroup } from "./groups-by-class.ts";
import type { GroupAssignment, ReactivitySubject, SubjectGroups } from "./reactive-group.ts";
import { groupsOfRecord, INSUFFICIENT, loadReactivityTable, type ReactivityTable } from "./reactivity-table.ts";

const BY_RULE: SourceRef = { key: "PLACARD", locator: "reactive group by record", mark: "derived" };
const BY_PERSON: SourceRef = { key: "PLACARD", locator: "reactive group chosen by a user" };

/** CAMEO group number of water and aqueous solutions. */
const WATER = 100;

function assigned(
  { groups }: ReactivityTable,
  ruled: readonly RuledGroup[],
  source: SourceRef,
): readonly GroupAssignment[] {
  const seen = new Map<number, GroupAssignment>();
  for (const { group: id, rule } of ruled) {
    const group = groups.get(id);
    if (group !== undefined && !seen.has(id)) seen.set(id, { group, rule, source });
  }
  return [...seen.values()].toSorted((a, b) => a.group.id - b.group.id);
}

function insufficient(table: ReactivityTable, rule: string, source: SourceRef): readonly GroupAssignment[] {
  return assigned(table, [{ group: INSUFFICIENT, rule }], source);
}

/** A typed name that is ambiguous. */
const OPEN = /\bmixtures?\b|\band\b|\bwith\b|n\.o\.s|\bcompounds?\b/i;

/** Maximum length of a name in characters: a longer text is not a name. */
const MAX_NAME = 500;

/** Possible records of a substance: only their common groups are known. */
interface FoundRecords {
  readonly keys: readonly string[];
  /** Basis: `UN1789`, `CAS 7647-01-0`, `by name`. */
  readonly said: string;
  /** False if the name can also mean another substance or form. */
  readonly isSure: boolean;
}

/** By `KnownName.from`: a number of the transport list. */
const isId = (from: string): boolean => /^(?:UN|NA|ID)\d{4}$/.test(from);

/** The records of a substance: by its numbers, and by its names if they differ. */
function recordsOf(
  { named }: ReactivityTable,
  { name, alsoNamed = [], casNumber }: ReactivitySubject,
): readonly FoundRecords[] {
  const byCas = casNumber ? [{ keys: [`cas:${casNumber}`], said: `CAS ${casNumber}`, isSure: true }] : [];
  const ids = new Set(alsoNamed.map(({ from }) => from).filter(isId));
  const byId = [...ids].flatMap((id) => {
    const key = named.ofNumber(id);
    return key === undefined || key === `cas:${casNumber}` ? [] : [{ keys: [key], said: id, isSure: true }];
  });
  const byNumber = [...byCas, ...byId];
  const numbered = new Set(byNumber.flatMap(({ keys }) => keys));
  const rows = alsoNamed.filter(({ from }) => !isId(from) && !from.startsWith("CAS ")).map((known) => known.name);
  const byName = [...new Set([name, ...rows])].map((one) => ({
    ...named.ofName(one.slice(0, MAX_NAME)),
    said: "by name",
  }));
  return [...byNumber, ...byName.filter(({ keys }) => keys.length > 0 && !keys.some((key) => numbered.has(key)))];
}

/** The elements common to all lists, compared by `idOf`. */
function common<T>(lists: readonly (readonly T[])[], idOf: (item: T) => unknown): readonly T[] {
  const [first = [], ...others] = lists;
  return first.filter((item) => others.every((list) => list.some((other) => idOf(other) === idOf(item))));
}

/**
 * Returns the reactive groups of a substance, each with its rule.
 *
 * The records of its numbers and complete names give the groups, by structure or by a table, and its classes add
 * theirs. Groups chosen by a user replace all rules. Always returns a result: a substance without a record gets the
 * group "Insufficient Information".
 *
 * @example
 * (await reactiveGroupsOf({ name: "Chlorine" })).assignments[0]?.rule; // "group table, by name"
 */
export async function reactiveGroupsOf(subject: ReactivitySubject): Promise<SubjectGroups> {
  return groupsOf(await loadReactivityTable(), subject);
}

/** {@link reactiveGroupsOf} with the table loaded. */
export function groupsOf(table: ReactivityTable, subject: ReactivitySubject): SubjectGroups {
  const { name, alsoNamed = [], hazardClasses = [], groups: chosen } = subject;
  const names = [...new Set([name, ...alsoNamed.map((known) => known.name)])];
  const records = recordsOf(table, subject);
  // A toxic gas is named even if only one meaning of the name gives it.
  const kinds = [...new Set(records.flatMap(({ keys }) => keys.map((key) => table.kinds.get(key))))].filter(
    (kind) => kind !== undefined,
  );
  const known = { name, names, kinds };
  if (chosen !== undefined && chosen.length > 0) {
    const assignments = assigned(
      table,
      chosen.map((group) => ({ group, rule: "chosen by a user" })),
      BY_PERSON,
    );
    return assignments.length > 0
      ? { ...known, assignments, isComplete: true }
      : { ...known, assignments: insufficient(table, "no known group was chosen", BY_PERSON), isComplete: false };
  }

  const read = records
    .map(({ keys, said, isSure }) => {
      const all = keys.map((key) => groupsOfRecord(table, key, said));
      // A UN number for many substances does not count as a second meaning.
      const each = all.filter(({ groups }, at) => groups.length > 0 || keys[at]?.startsWith("un:") !== true);
      return {
        isSure: isSure && each.every(({ isWhole }) => isWhole),
        groups: common(
          each.map(({ groups }) => groups),
          ({ group }) => group,
        ),
      };
    })
    .filter(({ groups }) => groups.length > 0);
  const isComplete = read.length > 0 && read.every(({ isSure }) => isSure) && !OPEN.test(name);
  const found = assigned(table, [...read.flatMap(({ groups }) => groups), ...groupsByClass(hazardClasses)], BY_RULE);
  // Water is the solvent and says nothing about the dissolved substance.
  const hasOwnGroup = found.some(({ group }) => !group.isSpecial && (group.id !== WATER || isComplete));
  return {
    ...known,
    assignments: hasOwnGroup ? found : [...insufficient(table, "no group on file", BY_RULE), ...found],
    isComplete: hasOwnGroup && isComplete,
  };
}

/**
 * Converts a record to the input of the prediction: name, CAS number, formula and the classes of all its entries.
 *
 * @example
 * reactivitySubjectOf(chlorineRecord); // includes { name: "Chlorine", casNumber: "7782-50-5" }
 */
export function reactivitySubjectOf(record: ChemicalRecord): ReactivitySubject {
  const classes = record.transport.flatMap(({ hazardClass, subsidiaryClasses }) => [hazardClass, ...subsidiaryClasses]);
  return {
    name: record.name,
    casNumber: record.casNumber,
    formula: record.formula,
    hazardClasses: [...new Set(classes.filter((code) => code !== null))],
  };
}
