import { updateChemical } from "@placard/api-client/internal";
import { isSameStock } from "@placard/hazmat-core/business";
import { NO_CHEMICAL_FIELDS } from "@placard/hazmat-core/regulatory";
import { found } from "../../access/own-rows.ts";
import type { Rows } from "../../db/database.ts";
import { holdRow, requireVersion } from "../../db/edit-conflict.ts";
import { loadHazardRank } from "../../db/hazard-rank.ts";
import { chemicalById, requireLocationOf, type ChemicalRow } from "../../db/queries/chemicals.ts";
import { regroupChanged } from "../../db/queries/sheet-groups.ts";
import { implement } from "../../http/operation.ts";
import { chemicalAnswer } from "./chemical-answer.ts";
import { chemicalValues } from "./chemical-values.ts";
import { checkAfterEdit } from "./quantity-check.ts";

export const updateChemicalOperation = implement(
  updateChemical,
  async ({ ctx, rows, actor, params, body, request }) => {
    await holdRow(rows, "chemicals", params.id);
    const before = found(await chemicalById(rows, params.id));
    requireVersion(before, body.version, await chemicalAnswer(before));
    if (body.location_id !== undefined) await requireLocationOf(rows, actor.businessId, body.location_id);
    const rankOf = await loadHazardRank();
    const values = chemicalValues(body);
    const hazard_rank = rankOf({ ...before, ...values });
    const checked = checkAfterEdit({ request, actor, at: ctx.now(), before, body });
    await rows
      .updateTable("chemicals")
      .set((eb) => ({ ...values, ...checked, hazard_rank, version: eb("version", "+", 1), updated_at: ctx.now() }))
      .where("id", "=", params.id)
      .execute();
    const after = found(await chemicalById(rows, params.id));
    await regroupChanged(rows, { before, after, keeps: body.keeps_sheets === true });
    const filled_rows = await fillBlankFields(rows, after, body.fills_rows ?? [], ctx.now());
    const chemical = await chemicalAnswer(found(await chemicalById(rows, params.id)));
    return { status: "success", chemical, ...(body.fills_rows !== undefined && { filled_rows }) };
  },
);

/**
 * Report fields of a substance and its storage. Amounts, trade secrets and last year's report are specific to each row.
 */
const SHARED = [
  "composition",
  "states",
  "hazards",
  "h_codes",
  "is_ehs",
  "density",
  "days_on_site",
  "container_type",
  "pressure",
  "temperature",
  "is_fine_solid",
  "parts",
] as const;

type TierTwo = NonNullable<ChemicalRow["tier_two"]>;

/**
 * Fills blank report fields in rows with the same substance. Existing values are kept. @returns the number of rows that
 * changed
 */
async function fillBlankFields(rows: Rows, from: ChemicalRow, ids: readonly number[], now: Date): Promise<number> {
  const given = from.tier_two;
  if (ids.length === 0 || given === null) return 0;
  const named = await rows
    .selectFrom("chemicals")
    .select(["id", "name", "un_number", "cas_number", "tier_two"])
    .where("business_id", "=", from.business_id)
    .where("id", "in", ids)
    .where("id", "<>", from.id)
    .orderBy("id")
    .forUpdate()
    .execute();
  let filled = 0;
  for (const { id, tier_two, ...stock } of named) {
    const lacking = isSameStock(stock, from) ? lackedBy(tier_two, given) : [];
    if (lacking.length === 0) continue;
    const values: TierTwo = { ...NOTHING_SAID, ...tier_two, ...Object.fromEntries(lacking) };
    await rows
      .updateTable("chemicals")
      .set((eb) => ({ tier_two: JSON.stringify(values), version: eb("version", "+", 1), updated_at: now }))
      .where("id", "=", id)
      .execute();
    filled += 1;
  }
  return filled;
}

const NOTHING_SAID: TierTwo = { ...NO_CHEMICAL_FIELDS, states: [], hazards: null, h_codes: [], parts: [] };

const lackedBy = (own: TierTwo | null, given: TierTwo) =>
  SHARED.filter((field) => isBlank(field, own?.[field]) && !isBlank(field, given[field])).map(
    (field) => [field, given[field]] as const,
  );

/** An empty list of hazards means that there are none; all other empty lists mean not stated. */
const isBlank = (field: (typeof SHARED)[number], value: unknown): boolean =>
  value === null || value === undefined || (field !== "hazards" && Array.isArray(value) && value.length === 0);
