import { shareLanguage, sheetKey, type SheetSubject } from "@placard/hazmat-core/business";
import { sql, type RawBuilder } from "kysely";
import { found } from "../../access/own-rows.ts";
import type { Rows } from "../database.ts";

/**
 * The id of a new group. Rows of one group share their data sheets: one substance from one manufacturer, in any
 * location. A row that shares no sheets is a group of its own.
 */
export const NEW_GROUP = sql<number>`nextval('sheet_groups')::integer`;

/** @throws ApiError `not_found`: a row of another business and a missing row get the same answer */
export async function groupOf(rows: Rows, chemicalId: number): Promise<number> {
  const row = await rows.selectFrom("chemicals").select("sheet_group").where("id", "=", chemicalId).executeTakeFirst();
  return found(row).sheet_group;
}

/** Waits for other changes to the sheets of a group, so that two simultaneous uploads cannot both become current. */
export async function holdGroup(rows: Rows, group: number): Promise<void> {
  await rows.selectFrom("chemicals").select("id").where("sheet_group", "=", group).orderBy("id").forUpdate().execute();
}

/** One parameter for all ids: PostgreSQL allows 65,535 in a statement. */
const anyOf = (ids: readonly number[]): RawBuilder<number> => sql<number>`any(${ids}::int[])`;

/** Sheets that no row uses after some chemicals are deleted. @param gone - condition over the columns of `chemicals` */
export const sheetsOnlyOf = (gone: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`sheet_group in (select c.sheet_group from chemicals c where ${gone}) and not exists (
    select from chemicals c where c.sheet_group = safety_data_sheets.sheet_group and (${gone}) is not true)`;

/** The fields of a current sheet that decide which rows lose it. */
export interface CountingSheet {
  readonly id: number;
  readonly sheet_group: number;
  readonly counts_in: readonly string[];
}

interface Cover {
  readonly businessId: number;
  /** A row of the target group. */
  readonly chemicalId: number;
  /** All rows of the group after the change; `null`: its current rows, and matching rows without a sheet. */
  readonly covers: readonly number[] | null;
  /** Rows that keep the sheets if the group is split: `those left out`, for a new sheet, or `those covered`. */
  readonly kept: "those left out" | "those covered";
  readonly now: Date;
}

/**
 * Moves rows into one group. The sheets of a group come along if all of its rows do; an older one in the same language
 * becomes an earlier version. Call this before any other change to the sheets of these rows: it locks them.
 *
 * @param refuseUnseen - called for each sheet that a covered row will no longer show
 * @returns the group
 * @throws ApiError `not_found` for a row that does not exist or belongs to another business
 */
export async function coverRows(
  rows: Rows,
  cover: Cover,
  refuseUnseen: (sheet: CountingSheet) => Promise<void> | void,
): Promise<number> {
  const { businessId, chemicalId, kept, now } = cover;
  const asked = new Set([chemicalId, ...(cover.covers ?? (await agreeing(rows, businessId, chemicalId)))]);
  const there = await holdWithTheirGroups(rows, businessId, [...asked]);
  const own = found(there.find(({ id }) => id === chemicalId)).sheet_group;
  const covered = new Map<number, number>();
  const partial = new Set<number>(); // groups of which some rows are not covered
  for (const { id, sheet_group } of there) {
    if (asked.has(id) || (cover.covers === null && sheet_group === own)) covered.set(id, sheet_group);
    else partial.add(sheet_group);
  }
  if ([...asked].some((id) => !covered.has(id))) found(null);

  const ids = [...covered.keys()];
  const groups = [...new Set(covered.values())];
  const isWhole = (group: number) => !partial.has(group);
  const isSplit = !isWhole(own);
  const target = isSplit && kept === "those left out" ? await newGroup(rows) : own;
  if (isSplit && kept === "those covered") await leaveGroup(rows, own, ids);

  const counting = await countingOf(rows, groups);
  const staying = counting.filter(({ sheet_group }) => sheet_group === target);
  for (const sheet of counting.filter(({ sheet_group }) => sheet_group !== target)) {
    const comes = isWhole(sheet.sheet_group);
    if (comes && !staying.some((other) => shareLanguage(other.counts_in, sheet.counts_in))) {
      staying.push(sheet);
      continue;
    }
    await refuseUnseen(sheet);
    const replaced = { replaced_at: now, counts_in: [] };
    if (comes) await rows.updateTable("safety_data_sheets").set(replaced).where("id", "=", sheet.id).execute();
  }
  await rows
    .updateTable("safety_data_sheets")
    .set({ sheet_group: target })
    .where("sheet_group", "in", [target, ...groups.filter((group) => group !== target && isWhole(group))])
    .execute();
  await rows.updateTable("chemicals").set({ sheet_group: target }).where("id", "=", anyOf(ids)).execute();
  return target;
}

/** Moves the rows of a group that do not stay into groups of their own. */
async function leaveGroup(rows: Rows, group: number, staying: readonly number[]): Promise<void> {
  await rows
    .updateTable("chemicals")
    .set({ sheet_group: NEW_GROUP })
    .where("sheet_group", "=", group)
    .where("id", "<>", sql<number>`all(${staying}::int[])`)
    .execute();
}

/** The given rows and all rows that share a sheet with them, locked in the order of their ids. */
function holdWithTheirGroups(rows: Rows, businessId: number, ids: readonly number[]) {
  return rows
    .selectFrom("chemicals")
    .select(["id", "sheet_group"])
    .where("business_id", "=", businessId)
    .where("sheet_group", "in", rows.selectFrom("chemicals").select("sheet_group").where("id", "=", anyOf(ids)))
    .orderBy("id")
    .forUpdate()
    .execute();
}

async function newGroup(rows: Rows): Promise<number> {
  const { group } = await rows.selectNoFrom(NEW_GROUP.as("group")).executeTakeFirstOrThrow();
  return group;
}

function countingOf(rows: Rows, groups: readonly number[]): Promise<CountingSheet[]> {
  return rows
    .selectFrom("safety_data_sheets")
    .select(["id", "sheet_group", "counts_in"])
    .where("sheet_group", "in", groups)
    .where("replaced_at", "is", null)
    .orderBy("id", "desc")
    .execute();
}

const SUBJECT = ["id", "name", "un_number", "cas_number", "manufacturer", "sheet_group"] as const;

const HAS_SHEET = sql<boolean>`exists (select from safety_data_sheets sds
  where sds.sheet_group = chemicals.sheet_group and sds.replaced_at is null)`;

/** Rows without a sheet whose substance and manufacturer match the given row. */
async function agreeing(rows: Rows, businessId: number, chemicalId: number): Promise<number[]> {
  const subjects = rows.selectFrom("chemicals").select([...SUBJECT, "cas_digits", "name_key"]);
  const subject = found(await subjects.where("id", "=", chemicalId).executeTakeFirst());
  const key = sheetKey(subject);
  if (key === null) return [];
  const bare = await subjects
    .where("business_id", "=", businessId)
    .where(isOneOfSubstances([subject]))
    .where(sql<boolean>`not ${HAS_SHEET}`)
    .execute();
  return bare.filter((row) => sheetKey(row) === key).map(({ id }) => id);
}

interface IndexedSubstance {
  readonly cas_digits: string | null;
  readonly name_key: string;
}

/** Rows with one of the CAS numbers, or without a CAS number and with one of the names. Uses the indexes of both. */
function isOneOfSubstances(substances: readonly IndexedSubstance[]): RawBuilder<boolean> {
  const numbers = new Set<string>();
  const names = new Set<string>();
  for (const { cas_digits, name_key } of substances) {
    if (cas_digits === null) names.add(name_key);
    else numbers.add(cas_digits);
  }
  return sql<boolean>`(chemicals.cas_digits = any(${[...numbers]}::text[])
    or (chemicals.cas_digits is null and chemicals.name_key = any(${[...names]}::text[])))`;
}

/**
 * Lets new or changed rows without a sheet share the sheets of the same substance and manufacturer, if those sheets are
 * in one group. Takes three statements for any number of rows, and reads other rows of the same substances only.
 */
export async function joinAgreeing(rows: Rows, businessId: number, ids: readonly number[]): Promise<void> {
  const own = rows.selectFrom("chemicals").where("business_id", "=", businessId);
  const bare = await own
    .select([...SUBJECT, "cas_digits", "name_key"])
    .where("id", "=", anyOf(ids))
    .where(sql<boolean>`not ${HAS_SHEET}`)
    .execute();
  const keyed = bare.filter((row) => sheetKey(row) !== null);
  if (keyed.length === 0) return;
  const candidates = await own
    .select(["name", "un_number", "cas_number", "manufacturer", "sheet_group"])
    .distinct()
    .where(isOneOfSubstances(keyed))
    .where(HAS_SHEET)
    .execute();
  const groups = new Map<string, number | "several">();
  for (const row of candidates) {
    const key = sheetKey(row);
    if (key === null) continue;
    const known = groups.get(key) ?? row.sheet_group;
    groups.set(key, known === row.sheet_group ? known : "several");
  }
  const members: number[] = [];
  const targets: number[] = [];
  for (const row of keyed) {
    const group = groups.get(sheetKey(row) ?? "");
    if (group === undefined || group === "several") continue;
    members.push(row.id);
    targets.push(group);
  }
  if (members.length === 0) return;
  await sql`update chemicals set sheet_group = joined.sheet_group
    from unnest(${members}::int[], ${targets}::int[]) joined (id, sheet_group)
    where chemicals.id = joined.id`.execute(rows);
}

/**
 * Updates the group of a row whose substance or manufacturer changed. The row loses its shared sheets, unless another
 * row of the group matches it or a person confirms that the sheets still apply. If it then has no sheet, it shares the
 * sheets of matching rows.
 */
export async function regroupChanged(
  rows: Rows,
  { before, after, keeps }: { readonly before: ChangedRow; readonly after: ChangedRow; readonly keeps: boolean },
): Promise<void> {
  if (subjectOf(before) === subjectOf(after)) return;
  const { id, business_id, sheet_group } = after;
  const group = rows.selectFrom("chemicals").select(SUBJECT).where("sheet_group", "=", sheet_group);
  const others = await group.where("id", "<>", id).execute();
  const key = sheetKey(after);
  const agrees = key !== null && others.some((other) => sheetKey(other) === key);
  if (others.length > 0 && !agrees && !keeps)
    await rows.updateTable("chemicals").set({ sheet_group: NEW_GROUP }).where("id", "=", id).execute();
  await joinAgreeing(rows, business_id, [id]);
}

interface ChangedRow extends SheetSubject {
  readonly id: number;
  readonly business_id: number;
  readonly sheet_group: number;
}

/** Same as `sheetKey`, but also works without a manufacturer on file. */
const subjectOf = (row: ChangedRow) => sheetKey(row) ?? `nobody|${sheetKey({ ...row, manufacturer: "nobody" })}`;
