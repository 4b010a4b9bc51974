import * as z from "zod";
import { fetchJson, type Fetch } from "../providers/fetch-json.ts";
import { HydrantError, type ListedHydrant } from "./hydrant.ts";
import { hydrantCollection, readHydrantGeojson } from "./read-geojson.ts";

/** Maximum rows per request. A layer often returns fewer and then reports that there are more. */
const PAGE = 2000;
/** Limit against a server that always reports more rows. */
const MAX_PAGES = 1000;

/** Esri reports errors in an answer with status 200. */
const page = z.union([
  z.object({ error: z.object({ message: z.string().optional() }) }),
  hydrantCollection.extend({
    exceededTransferLimit: z.boolean().optional(),
    properties: z.object({ exceededTransferLimit: z.boolean().optional() }).optional(),
  }),
]);

/**
 * All hydrants of a layer of an Esri FeatureServer or MapServer, page by page, in degrees.
 *
 * @param layer - `https://…/FeatureServer/0`
 * @throws ApiError `provider_failed` if it does not answer, HydrantError if the answer is not a list of points
 */
export async function readFeatureServer(layer: string, fetch: Fetch): Promise<readonly ListedHydrant[]> {
  const hydrants: ListedHydrant[] = [];
  let offset = 0;
  for (let turn = 0; turn < MAX_PAGES; turn++) {
    const url = new URL(`${layer.replace(/(?<!\/)\/+$/, "")}/query`);
    url.search = new URLSearchParams({
      where: "1=1",
      outFields: "*",
      outSR: "4326",
      f: "geojson",
      resultOffset: String(offset),
      resultRecordCount: String(PAGE),
    }).toString();
    const answer = await fetchJson(fetch, url, page);
    if ("error" in answer)
      throw new HydrantError(`The layer refused the request: ${answer.error.message ?? "no reason given"}`);
    hydrants.push(...readHydrantGeojson(answer));
    offset += answer.features.length;
    const hasMore = answer.exceededTransferLimit ?? answer.properties?.exceededTransferLimit ?? false;
    if (!hasMore || answer.features.length === 0) return hydrants;
  }
  throw new HydrantError(`The layer has more than ${MAX_PAGES} pages.`);
}
