import { initialEvac, type HandlerInput } from "@placard/api-client";
import {
  initialIsolation,
  isolationCircle,
  isolationForRecord,
  type Area,
  type ChemicalSource,
  type IsolationAnswer,
} from "@placard/hazmat-core";
import { implementOpen } from "../../http/operation.ts";
import { resolvePlace } from "../../providers/geocoder/resolve-place.ts";
import { askedChemical } from "../reference/asked-chemical.ts";

/** A circle around the place, as the guide of the material says; none where the guide gives no distance. */
export const initialEvacOperation = implementOpen(initialEvac, async ({ ctx, actor, query, request, withRows }) => {
  const place = await resolvePlace({ ctx, actor, withRows }, query);
  const isolation = await isolationOf(ctx.providers.chemicals, query, request.signal);
  const radius_m = isolation.isolateM;
  const features =
    radius_m === null
      ? []
      : [
          {
            type: "Feature" as const,
            geometry: lonLatArea(isolationCircle(place, radius_m)),
            properties: { id: "initial-evac", label: "Initial isolation", radius_m, why: isolation.why },
          },
        ];
  return { status: "success", initial_evac: { type: "FeatureCollection", features }, radius_m, isolation, place };
});

type Query = HandlerInput<typeof initialEvac>["query"];

async function isolationOf(chemicals: ChemicalSource, query: Query, signal: AbortSignal): Promise<IsolationAnswer> {
  const { state, spill, container, time, wind_kph } = query;
  const conditions = {
    state,
    ...(spill !== undefined && { spill }),
    ...(container !== undefined && container !== "" && { container }),
    ...(time !== undefined && { time }),
    ...(wind_kph !== undefined && { windKph: wind_kph }),
  };
  const { chemical_key, un_number, chem_name: name } = query;
  if (chemical_key === undefined && un_number !== undefined && un_number !== "") {
    return initialIsolation({ ...conditions, unNumber: un_number });
  }
  if (chemical_key === undefined && (name === undefined || name === "")) return initialIsolation(conditions);
  const { record, unNumber } = await askedChemical(chemicals, { chemical_key, un_number, name }, signal);
  return isolationForRecord(record, { ...conditions, ...(unNumber !== null && { unNumber }) });
}

/** GeoJSON's loose number arrays as the pairs they are. */
export function lonLatArea(area: Area) {
  const rings = (of: readonly (readonly (readonly number[])[])[]) =>
    of.map((ring) => ring.map(([lon = 0, lat = 0]): [number, number] => [lon, lat]));
  return area.type === "Polygon"
    ? { type: area.type, coordinates: rings(area.coordinates) }
    : { type: area.type, coordinates: area.coordinates.map(rings) };
}
