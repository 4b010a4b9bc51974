import { type HandlerInput, initialEvac } from "@placard/api-client/internal";
import { convertUnit, parseUnNumber, type ChemicalRef, type ChemicalSource } from "@placard/hazmat-core";
import { modelScene, ZONE_LABELS } from "@placard/hazmat-core/scene";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { resolvePlace } from "../../providers/geocoder/resolve-place.ts";
import { askedChemical } from "../reference/asked-chemical.ts";
import { lonLatArea } from "./lon-lat-geometry.ts";
import { toldOf } from "./plume-scene.ts";

type Query = HandlerInput<typeof initialEvac>["query"];

/** A circle around the location with the distance from the material's guide; none if the guide gives no distance. */
export const initialEvacOperation = implementOpen(initialEvac, async ({ ctx, actor, query, request, withRows }) => {
  const place = await resolvePlace({ ctx, actor, withRows, signal: request.signal }, query);
  const { chemicals } = ctx.providers;
  const { wind_kph, state } = query;
  const answer = await modelScene(
    {
      chemical: await chemicalOf(chemicals, query, request.signal),
      state,
      source: null,
      heightM: 0,
      weather: null,
      place,
      told: {
        ...toldOf(query),
        ...(wind_kph !== undefined && { windSpeedMps: convertUnit("speed", wind_kph, "km/h", "m/s") }),
      },
      atMs: ctx.now().getTime(),
    },
    { source: chemicals },
  );
  if (!answer.ok) throw new ApiError(answer.error.code, { message: answer.error.message });
  const { isolation, circle } = answer.value;
  const features =
    circle === null
      ? []
      : [
          {
            type: "Feature" as const,
            geometry: lonLatArea(circle.polygon),
            properties: {
              id: "initial-evac",
              label: ZONE_LABELS.evac,
              radius_m: circle.radiusM,
              why: isolation.why,
            },
          },
        ];
  return {
    status: "success",
    initial_evac: { type: "FeatureCollection", features },
    radius_m: circle?.radiusM ?? null,
    isolation,
    place,
  };
});

/** The named chemical, or the one of the UN number; `null`: the material is not identified. */
async function chemicalOf(chemicals: ChemicalSource, query: Query, signal: AbortSignal): Promise<ChemicalRef | null> {
  const { chemical_key, un_number = "", chem_name = "" } = query;
  if (chemical_key === undefined && chem_name === "") {
    return un_number === "" ? null : refOfId(chemicals, un_number, signal);
  }
  const { record, unNumber } = await askedChemical(chemicals, { chemical_key, un_number, name: chem_name }, signal);
  return { key: record.key, unNumber };
}

/** The record of a UN number, as on its card. An unknown number keeps its own reference and uses Guide 111. */
async function refOfId(chemicals: ChemicalSource, typed: string, signal: AbortSignal): Promise<ChemicalRef> {
  const read = parseUnNumber(typed);
  if (!read.ok) {
    const { message } = read.error;
    throw new ApiError("invalid_request", { message, fields: [{ path: "un_number", message }] });
  }
  const meant = await chemicals.meant(typed, { signal });
  if (meant.kind === "one") return { key: meant.match.key, unNumber: meant.match.unNumber };
  return { key: `un:${read.value}`, unNumber: read.value };
}
