import type { SourceRef } from "../provenance/source.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import { groupsByClass, type RuledGroup } from "./groups-by-class.ts";
import { groupsByFormula } from "./groups-by-formula.ts";
import { groupsByName } from "./groups-by-name.ts";
import type { GroupAssignment, ReactivitySubject, SubjectGroups } from "./reactive-group.ts";
import {
  groupsByStructureOnFile,
  INSUFFICIENT,
  loadReactivityTable,
  type ReactivityTable,
} from "./reactivity-table.ts";

const BY_RULE: SourceRef = { key: "PLACARD", locator: "reactive group by rule", mark: "derived" };
const BY_PERSON: SourceRef = { key: "PLACARD", locator: "reactive group chosen by a user" };

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

/**
 * The reactive groups of a substance, each with the rule that named it.
 *
 * Structure, name, formula and class are read and joined: a group more is a warning more. Groups that a person chose
 * replace all rules. Total: what no rule knows gets the group "Insufficient Information", never none.
 *
 * @example
 * (await reactiveGroupsOf({ name: "Chlorine" })).assignments[0]?.rule; // 'name contains "Chlorine"'
 */
export async function reactiveGroupsOf(subject: ReactivitySubject): Promise<SubjectGroups> {
  return groupsOf(await loadReactivityTable(), subject);
}

/** {@link reactiveGroupsOf} with the table at hand. */
export function groupsOf(table: ReactivityTable, subject: ReactivitySubject): SubjectGroups {
  const { name, alsoNamed = [], casNumber, formula, hazardClasses = [], groups: chosen } = subject;
  const names = [...new Set([name, ...alsoNamed.map((known) => known.name)])];
  if (chosen !== undefined && chosen.length > 0) {
    const known = assigned(
      table,
      chosen.map((group) => ({ group, rule: "chosen by a user" })),
      BY_PERSON,
    );
    return known.length > 0
      ? { name, names, assignments: known, isComplete: true }
      : { name, names, assignments: insufficient(table, "no known group was chosen", BY_PERSON), isComplete: false };
  }

  const structure =
    casNumber === undefined || casNumber === null ? undefined : groupsByStructureOnFile(table, casNumber);
  const named = groupsByName(name);
  // A structure names the groups better than words can: then the name adds only what is written out in full.
  const byName = structure === undefined || structure.length === 0 || named.isWhole ? named.groups : [];
  const byFormula = structure === undefined && !named.isWhole && formula ? groupsByFormula(formula) : [];
  const byNumber = alsoNamed.flatMap((known) => groupsByName(known.name, known.from).groups);
  const found = assigned(
    table,
    [...(structure ?? []), ...byName, ...byFormula, ...byNumber, ...groupsByClass(hazardClasses)],
    BY_RULE,
  );
  const hasOwnGroup = found.some(({ group }) => !group.isSpecial);

  return {
    name,
    names,
    assignments: hasOwnGroup ? found : [...insufficient(table, "no rule applies", BY_RULE), ...found],
    isComplete: hasOwnGroup && (named.isWhole || (structure !== undefined && structure.length > 0)),
  };
}

/**
 * A record as the prediction takes it: name, CAS, formula and the classes of all its entries.
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
