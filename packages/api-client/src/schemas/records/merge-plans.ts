import type { IncidentPlan } from "../../generated/models.ts";

/** Two plans that people wrote on the same one, and that one. */
interface PlansToMerge {
  readonly base: IncidentPlan;
  readonly mine: IncidentPlan;
  readonly theirs: IncidentPlan;
}

export interface MergedPlans {
  /** Every change from both plans. Where both changed the same field, it holds mine. */
  readonly plan: IncidentPlan;
  /** What a later merge begins with: theirs, but in the fields of `conflicts` as it was, so that it finds them again. */
  readonly base: IncidentPlan;
  /** Fields that both changed, each in another way; a box as `boxes.` and its id. */
  readonly conflicts: readonly string[];
}

/**
 * Merges two plans by field, so that no one's field is lost. Boxes are merged one by one, the materials and the list of
 * resources each as a whole. What the incident filled in is no one's: it gives way to what a person wrote.
 */
export function mergePlans({ base, mine, theirs }: PlansToMerge): MergedPlans {
  const parts = [base, mine, theirs].map(partsOf);
  const [before, own, other] = parts as [Parts, Parts, Parts];
  const merged: Parts = new Map();
  const next: Parts = new Map();
  const conflicts: string[] = [];
  for (const name of new Set([...other.keys(), ...own.keys(), ...before.keys()])) {
    const [was, is, theirIs] = [before, own, other].map((one) => writtenIn(one.get(name)));
    const isConflict = is !== was && theirIs !== was && is !== theirIs;
    if (isConflict) conflicts.push(name);
    const takesTheirs = is === was || is === theirIs;
    put(merged, name, (takesTheirs ? other : own).get(name));
    put(next, name, (isConflict ? before : other).get(name));
  }
  return { plan: planFrom(merged), base: planFrom(next), conflicts };
}

/** In which fields people wrote something else, named as in `MergedPlans.conflicts`. */
export function changedParts(one: IncidentPlan, other: IncidentPlan): readonly string[] {
  const [before, after] = [partsOf(one), partsOf(other)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.filter((name) => writtenIn(before.get(name)) !== writtenIn(after.get(name)));
}

/** A plan of which the named parts are those of another one. @param names - as in `MergedPlans.conflicts` */
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
  /** What the incident suggested when someone last wrote in it. */
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
  // Each part came out of a plan.
  return { ...Object.fromEntries(fields.map(([name, { value }]) => [name, value])), boxes, known } as IncidentPlan;
}

function put(parts: Parts, name: string, part: Part | undefined): void {
  if (part !== undefined) parts.set(name, part);
}

/** What a person wrote in a part, as text to compare: nothing where it says what the incident suggested. */
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

/** The materials as the basis of a plan names them. */
function referencesOf(rows: Exclude<Part["value"], string>): string {
  return rows
    .map((row) =>
      "chemical" in row && row.chemical !== null ? `${row.chemical.key}@${row.chemical.un_number ?? ""}` : "?",
    )
    .join(" ");
}
