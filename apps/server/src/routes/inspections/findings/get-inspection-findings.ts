import { getInspectionFindings } from "@placard/api-client/internal";
import { sql } from "kysely";
import * as z from "zod";
import { requireOwnBusiness } from "../../../access/own-rows.ts";
import { findings } from "../../../db/queries/inspections.ts";
import { namesOf } from "../../../db/queries/people.ts";
import { implement } from "../../../http/operation.ts";
import { bounded, momentKey, pageOf, rowsToFetch, startOf } from "../../../http/paging.ts";
import { findingOf } from "./finding-answer.ts";

const dayKey = z.tuple([z.iso.date(), z.int32()]);

export const getInspectionFindingsOperation = implement(
  getInspectionFindings,
  async ({ rows, actor, params, query }) => {
    requireOwnBusiness(actor, params.id);
    const isOpen = query.state === "open";
    const start = isOpen ? startOf(query, dayKey) : startOf(query, momentKey);
    const most = rowsToFetch(bounded(query));
    const after = sql<boolean>`(finding.mend_by, finding.id) > (${start?.[0]}::date, ${start?.[1]}::integer)`;
    const before = sql<boolean>`(finding.mended_at, finding.id) < (${start?.[0]}::timestamptz, ${start?.[1]}::integer)`;
    const found = await findings(rows)
      .where("finding.business_id", "=", params.id)
      .$if(query.location_id !== undefined, (all) => all.where("finding.location_id", "=", query.location_id ?? 0))
      .where("finding.mended_at", isOpen ? "is" : "is not", null)
      .$if(start !== null, (all) => all.where(isOpen ? after : before))
      .$if(isOpen, (all) => all.orderBy("finding.mend_by").orderBy("finding.id"))
      .$if(!isOpen, (all) => all.orderBy("finding.mended_at", "desc").orderBy("finding.id", "desc"))
      .$if(most !== null, (all) => all.limit(most ?? 0))
      .execute();
    const page = pageOf(found, bounded(query), ({ id, mend_by, mended_at }) => [
      mended_at?.toISOString() ?? mend_by,
      id,
    ]);
    const names = await namesOf(rows, params.id);
    return { status: "success", findings: page.rows.map((row) => findingOf(row, names)), ...page.next };
  },
);
