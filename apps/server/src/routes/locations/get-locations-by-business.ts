import { getLocationsByBusiness } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { locationsOf } from "../../db/queries/locations.ts";
import { namesOf } from "../../db/queries/people.ts";
import { implement } from "../../http/operation.ts";
import { idKey, pageOf, rowsToFetch, startOf } from "../../http/paging.ts";
import { locationOf } from "./location-answer.ts";

export const getLocationsByBusinessOperation = implement(
  getLocationsByBusiness,
  async ({ ctx, rows, actor, params, query }) => {
    requireOwnBusiness(actor, params.id);
    await auditRead({ ctx, rows, actor }, "locations", [params.id]);
    const names = await namesOf(rows, params.id);
    const [after = 0] = startOf(query, idKey) ?? [];
    const found = await locationsOf(rows, params.id, { after, most: rowsToFetch(query) });
    const page = pageOf(found, query, ({ id }) => [id]);
    return { status: "success", locations: page.rows.map((row) => locationOf(row, names)), ...page.next };
  },
);
