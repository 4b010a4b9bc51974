import type { IncidentPlan } from "../../generated/models.ts";

/** Two plans that were written on the same base, and that base. */
interface PlansToMerge {
  readonly base: IncidentPlan;
  readonly mine: IncidentPlan;
  readonly theirs: IncidentPlan;
}

export interface MergedPlans {
  /** The merged plan with the changes of both. If both changed the same field, it contains `mine`. */
  readonly plan: IncidentPlan;
  /**
   * The base of a later merge: theirs, but with the old values in the fields of `conflicts`, so that it finds them
   * again.
   */
  readonly base: IncidentPlan;
  /** Fields that both plans changed differently; a box is named `boxes.` plus its id. */
  readonly conflicts: readonly string[];
}

/**
 * Merges two plans by field, so that no field is lost. Boxes and materials are merged one by one, the list of resources
 * as a whole. Text suggested by the incident gives way to text written by a person.
 */
export function mergePlans({ base, mine, theirs }: PlansToMerge): MergedPlans {
  const parts = [base, mine, theirs].map(partsOf);
  const [before, own, other] = parts as [Parts, Parts, Parts];
  const merged: Parts = new Map();
  const next: Parts = new Map();
  const conflicts: string[] = [];
  for (const name of new Set([...other.keys(), ...own.keys(), ...before.keys()])) {
    const [was, is, theirIs] = [before, own, other].map((one) => writtenIn(one.get(name)));
    const areBothChanged = is !== was && theirIs !== was && is !== theirIs;
    const materials = areBothChanged && name === "chemicals" ? mergedMaterials(before, own, other) : null;
    if (materials !== null) {
      put(merged, name, materials);
      put(next, name, other.get(name));
      continue;
    }
    const isConflict = areBothChanged;
    if (isConflict) conflicts.push(name);
    const takesTheirs = is === was || is === theirIs;
    put(merged, name, (takesTheirs ? other : own).get(name));
    put(next, name, (isConflict ? before : other).get(name));
  }
  return { plan: planFrom(merged), base: planFrom(next), conflicts };
}

/**
 * Merges the materials of both: those that either added, without those that either removed. If one moved a material to
 * the front, it becomes the main one.
 *
 * @returns `null` if each moved another one to the front, both used the same text for different substances, or there
 * are too many
 */
function mergedMaterials(before: Parts, own: Parts, other: Parts): Part | null {
  const [was, mine, theirs] = [before, own, other].map((parts) => materialsIn(parts));
  if (was === undefined || mine === undefined || theirs === undefined) return null;
  const [wasIn, isMine, isTheirs] = [was, mine, theirs].map((rows) => new Set(rows.map((row) => JSON.stringify(row))));
  const isIn = (rows: Set<string> | undefined, row: Material): boolean => rows?.has(JSON.stringify(row)) === true;
  const moved = movedToFront(was, mine);
  const movedByThem = movedToFront(was, theirs);
  const kept = theirs.filter((row) => isIn(isMine, row) || !isIn(wasIn, row));
  const added = mine.filter((row) => !isIn(wasIn, row) && !isIn(isTheirs, row));
  const areWordsDisputed = added.some(({ text }) => theirs.some((row) => row.text === text && !isIn(wasIn, row)));
  if (areWordsDisputed) return null;
  const all = [...kept, ...added];
  if (all.length > MOST_MATERIALS || (moved !== null && movedByThem !== null && moved !== movedByThem)) return null;
  const value = all.toSorted(
    (one, two) => Number(JSON.stringify(two) === moved) - Number(JSON.stringify(one) === moved),
  );
  const known = [own, other].flatMap((parts) => parts.get("chemicals")?.known?.split(" ") ?? []);
  const basis = [...new Set(known)].filter((one) => one !== "");
  return { value, ...(basis.length > 0 && { known: basis.join(" ") }) };
}

type Material = IncidentPlan["chemicals"][number];

/** Maximum in the plan schema. */
const MOST_MATERIALS = 50;

function materialsIn(parts: Parts): IncidentPlan["chemicals"] {
  // The field with that name contains only materials.
  return (parts.get("chemicals")?.value ?? []) as IncidentPlan["chemicals"];
}

/** The material that became the main one, if it existed before and the former main one still exists. */
function movedToFront(before: readonly Material[], after: readonly Material[]): string | null {
  const [first, ...rest] = after.map((row) => JSON.stringify(row));
  const [led, ...others] = before.map((row) => JSON.stringify(row));
  if (first === undefined || led === undefined || first === led) return null;
  return rest.includes(led) && others.includes(first) ? first : null;
}

/** Returns the fields in which two plans differ, named as in `MergedPlans.conflicts`. */
export function changedParts(one: IncidentPlan, other: IncidentPlan): readonly string[] {
  const [before, after] = [partsOf(one), partsOf(other)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.filter((name) => writtenIn(before.get(name)) !== writtenIn(after.get(name)));
}

/**
 * Returns a plan with the named parts replaced by those of another plan. @param names - as in `MergedPlans.conflicts`
 */
export function withPartsOf(plan: IncidentPlan, other: IncidentPlan, names: readonly string[]): IncidentPlan {
  const parts = new Map(partsOf(plan));
  const others = partsOf(other);
  for (const name of names) {
    parts.delete(name);
    put(parts, name, others.get(name));
  }
  return planFrom(parts);
}

interface Part {
  readonly value: string | IncidentPlan["chemicals"] | IncidentPlan["resource_list"];
  /** The incident's suggestion when a person last edited the field. */
  readonly known?: string;
}

type Parts = Map<string, Part>;

const BOX = "boxes.";

function partsOf({ boxes, known, ...fields }: IncidentPlan): Parts {
  const basis = new Map<string, string>(known.map(({ field, text }) => [field, text]));
  const parts: Parts = new Map();
  for (const [name, value] of Object.entries(fields)) {
    const text = basis.get(name);
    parts.set(name, { value, ...(text !== undefined && { known: text }) });
  }
  for (const { box, text } of boxes) parts.set(BOX + box, { value: text });
  return parts;
}

function planFrom(parts: Parts): IncidentPlan {
  const fields = [...parts].filter(([name]) => !name.startsWith(BOX));
  const boxes = [...parts].flatMap(([name, { value }]) =>
    name.startsWith(BOX) ? [{ box: name.slice(BOX.length), text: value }] : [],
  );
  const known = fields.flatMap(([field, { known: text }]) => (text === undefined ? [] : [{ field, text }]));
  // Each part comes from a plan.
  return { ...Object.fromEntries(fields.map(([name, { value }]) => [name, value])), boxes, known } as IncidentPlan;
}

function put(parts: Parts, name: string, part: Part | undefined): void {
  if (part !== undefined) parts.set(name, part);
}

/** Text entered by a person in a part, for comparison; empty if it equals the suggestion. */
function writtenIn(part: Part | undefined): string {
  if (part === undefined) return "nothing";
  const { value, known } = part;
  const isEmpty = value.length === 0;
  if (known !== undefined) {
    if ((typeof value === "string" ? value : referencesOf(value)) === known) return "nothing";
    if (isEmpty) return "emptied";
  }
  return isEmpty ? "nothing" : JSON.stringify(value);
}

/** The materials in the format that the basis of a plan uses. */
function referencesOf(rows: Exclude<Part["value"], string>): string {
  return rows
    .map((row) =>
      "chemical" in row && row.chemical !== null ? `${row.chemical.key}@${row.chemical.un_number ?? ""}` : "?",
    )
    .join(" ");
}
