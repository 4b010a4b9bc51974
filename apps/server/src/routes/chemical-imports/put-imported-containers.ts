import { containerCode, MOST_CONTAINERS } from "@placard/hazmat-core/business";
import { sql } from "kysely";
import type { Rows } from "../../db/database.ts";
import { holdChemicals } from "../../db/queries/containers.ts";
import type { ImportedContainerTable } from "../../db/schema/sites.ts";
import { ApiError } from "../../errors.ts";
import { containerValues } from "../containers/container-values.ts";
import { newCode } from "../containers/new-code.ts";

/** Rows per statement: PostgreSQL allows 65,535 values in one. */
const PORTION = 1000;

/** All rows of a statement need the same columns. */
const NOTHING_SAID = {
  size_quantity: null,
  size_unit: null,
  room: null,
  cabinet: null,
  opened_on: null,
  expires_on: null,
} as const;

type WaitingContainer = ImportedContainerTable["content"]["__select__"];

interface ContainersOfImport {
  readonly importId: number;
  readonly businessId: number;
  readonly at: Date;
  /** Ids of the imported chemicals, by position in the file. */
  readonly chemicals: ReadonlyMap<number, number>;
}

/**
 * Adds the containers of an import to their chemicals.
 *
 * @throws ApiError `chemical_not_in_business`, `containers_full` or `container_code_taken`
 */
export async function putImportedContainers(
  rows: Rows,
  { importId, businessId, at, chemicals }: ContainersOfImport,
): Promise<void> {
  const waiting = await rows
    .selectFrom("imported_containers")
    .select("content")
    .where("import_id", "=", importId)
    .orderBy("place")
    .execute();
  const placed = waiting.map(({ content }) => ({ content, chemical: chemicalOf(content, chemicals) }));
  const below = placed.map(({ chemical }) => chemical);
  await holdChemicals(rows, businessId, below);
  await requireRoomBelow(rows, below);
  const coded = placed.map(({ content, chemical }) => ({ content, chemical, code: codeOf(content) }));
  await requireFreeCodes(
    rows,
    businessId,
    coded.flatMap(({ code }) => code ?? []),
  );
  for (let first = 0; first < coded.length; first += PORTION) {
    const portion = coded.slice(first, first + PORTION).map(({ content, chemical, code }) => ({
      ...NOTHING_SAID,
      ...containerValues(content),
      business_id: businessId,
      chemical_id: chemical,
      import_id: importId,
      code: code ?? newCode(),
      created_at: at,
      updated_at: at,
    }));
    await rows.insertInto("containers").values(portion).execute();
  }
  await rows.deleteFrom("imported_containers").where("import_id", "=", importId).execute();
}

function chemicalOf(
  { chemical_place: place, chemical_id: id }: WaitingContainer,
  chemicals: ReadonlyMap<number, number>,
): number {
  const chemical = place === undefined ? id : chemicals.get(place);
  if (chemical === undefined) throw new ApiError("chemical_not_in_business");
  return chemical;
}

const codeOf = ({ code }: WaitingContainer): string | null => (code === undefined ? null : containerCode(code));

/** Each code must be unique: not on file, and not on two containers of the import. */
async function requireFreeCodes(rows: Rows, businessId: number, codes: readonly string[]): Promise<void> {
  if (new Set(codes).size < codes.length) throw new ApiError("container_code_taken");
  for (let first = 0; first < codes.length; first += PORTION) {
    const taken = await rows
      .selectFrom("containers")
      .select("id")
      .where("business_id", "=", businessId)
      .where("code", "in", codes.slice(first, first + PORTION))
      .executeTakeFirst();
    if (taken !== undefined) throw new ApiError("container_code_taken");
  }
}

/** Same as `requireContainerRoom`, for all chemicals of an import together. */
async function requireRoomBelow(rows: Rows, chemicals: readonly number[]): Promise<void> {
  const added = new Map<number, number>();
  for (const id of chemicals) added.set(id, (added.get(id) ?? 0) + 1);
  const ids = [...added.keys()];
  for (let first = 0; first < ids.length; first += PORTION) {
    const counts = await rows
      .selectFrom("containers")
      .select(["chemical_id", sql<number>`count(*)::int`.as("count")])
      .where("chemical_id", "in", ids.slice(first, first + PORTION))
      .groupBy("chemical_id")
      .execute();
    for (const { chemical_id, count } of counts) added.set(chemical_id, (added.get(chemical_id) ?? 0) + count);
  }
  if ([...added.values()].some((count) => count > MOST_CONTAINERS)) throw new ApiError("containers_full");
}
