import { getLocationsByBusiness } from "@placard/api-client";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { locationsOf } from "../../db/queries/locations.ts";
import { namesOf } from "../../db/queries/people.ts";
import { implement } from "../../http/operation.ts";
import { locationOf } from "./location-answer.ts";

export const getLocationsByBusinessOperation = implement(
  getLocationsByBusiness,
  async ({ ctx, rows, actor, params }) => {
    requireOwnBusiness(actor, params.id);
    await auditRead({ ctx, rows, actor }, "locations", [params.id]);
    const names = await namesOf(rows, params.id);
    const locations = await locationsOf(rows, params.id);
    return { status: "success", locations: locations.map((row) => locationOf(row, names)) };
  },
);
