import { getSdsPage } from "@placard/api-client/internal";
import { ghsPictogramsOf } from "@placard/hazmat-core";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { chemicalsWithIds } from "../../db/queries/chemicals.ts";
import { sheetPageOf } from "../../db/queries/pages/sheet-page.ts";
import { implement } from "../../http/operation.ts";
import { chemicalsAnswer } from "../chemicals/chemical-answer.ts";
import { sheetOf } from "./sheet-answer.ts";

export const getSdsPageOperation = implement(getSdsPage, async ({ ctx, rows, actor, params, query, request }) => {
  requireOwnBusiness(actor, params.business_id);
  await auditRead({ ctx, rows, actor }, "safety_data_sheets", [params.business_id]);
  const { library, ...found } = await sheetPageOf(rows, params.business_id, query, ctx.now());
  const chemicals = await chemicalsWithIds(rows, [...new Set(found.rows.map(({ chemical_id }) => chemical_id))]);
  const casNumbers = chemicals.flatMap(({ cas_number }) => cas_number ?? []);
  const pictograms = await ghsPictogramsOf(ctx.providers.chemicals, casNumbers, { signal: request.signal });
  return {
    status: "success",
    sds: found.rows.map(sheetOf),
    chemicals: await chemicalsAnswer(chemicals),
    pictograms: [...pictograms].flatMap(([cas_number, codes]) =>
      codes.length === 0 ? [] : [{ cas_number, codes: [...codes] }],
    ),
    total: found.total,
    page: found.page,
    page_size: query.page_size,
    ...found.cursors,
    due: found.due,
    library: {
      sheets: library.sheets,
      latest: library.latest && { ...library.latest, created_at: library.latest.created_at.toISOString() },
    },
  };
});
