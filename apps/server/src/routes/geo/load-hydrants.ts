import { loadHydrants, type HandlerInput } from "@placard/api-client/internal";
import type { Selectable } from "kysely";
import type { Rows } from "../../db/database.ts";
import { sendBatches } from "../../db/queries/pages/send-batches.ts";
import type { HydrantTable } from "../../db/schema/sites.ts";
import { implementOpen } from "../../http/operation.ts";
import { bounded, idKey, pageOf, rowsToFetch, startOf } from "../../http/paging.ts";
import { hydrantsFailedAt, hydrantSource } from "../../db/queries/hydrants.ts";

const COLUMNS = ["id", "facility_id", "type", "status", "longitude", "latitude"] as const;

/** Also reads the source and the time of the list in the snapshot, so that they belong to its hydrants. */
export const loadHydrantsOperation = implementOpen(
  loadHydrants,
  async ({ query, request: { signal }, withSnapshot }) => {
    const { hydrants, source, loaded_at, failed_at } = await withSnapshot(async (rows) => ({
      hydrants: await hydrantsAfter(rows, query, signal),
      ...(await hydrantSource(rows)),
      failed_at: await hydrantsFailedAt(rows),
    }));
    const page = pageOf(hydrants, bounded(query), ({ id }) => [id]);
    const features = page.rows.map((hydrant) => ({
      type: "Feature" as const,
      geometry: { type: "Point" as const, coordinates: [hydrant.longitude, hydrant.latitude] as const },
      properties: { FACILITYID: hydrant.facility_id, TYPE: hydrant.type, STATUS: hydrant.status },
    }));
    const geojson = { type: "FeatureCollection" as const, features };
    return { status: "success", geojson, source, loaded_at, failed_at, ...page.next };
  },
);

/** The rows of a page, and one more if there is another page. */
async function hydrantsAfter(rows: Rows, query: HandlerInput<typeof loadHydrants>["query"], signal: AbortSignal) {
  const [after = 0] = startOf(query, idKey) ?? [];
  const most = rowsToFetch(bounded(query));
  const found: Pick<Selectable<HydrantTable>, (typeof COLUMNS)[number]>[] = [];
  const send = (batch: Readonly<typeof found>): void => void found.push(...batch);
  await sendBatches(rows, { send, signal }, (last: (typeof found)[number] | undefined, limit) =>
    rows
      .selectFrom("hydrants")
      .select(COLUMNS)
      .where("id", ">", last?.id ?? after)
      .orderBy("id")
      .limit(Math.min(limit, most - found.length))
      .execute(),
  );
  return found;
}
