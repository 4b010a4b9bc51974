/** A hydrant as listed by its source. Type and status are in the source's own wording; `null` if missing. */
export interface ListedHydrant {
  readonly facility: string | null;
  readonly type: string | null;
  readonly status: string | null;
  readonly longitude: number;
  readonly latitude: number;
}

/** An error in a list of hydrants, for the operator who provided it. */
export class HydrantError extends Error {}

/** Names that cities use for the three fields. The first one found is used. Compared in lower case. */
export const FIELD_NAMES = {
  facility: ["facilityid", "facility_id", "hydrantid", "hydrant_id", "assetid", "asset_id"],
  type: ["type", "hydranttype", "hydrant_type"],
  status: ["status", "hydrantstatus", "hydrant_status"],
} as const;

/**
 * A hydrant from a row of texts, with column names in any case.
 *
 * @throws HydrantError for a position that is not in degrees
 */
export function listedHydrant(
  values: ReadonlyMap<string, unknown>,
  place: { readonly longitude: number; readonly latitude: number },
): ListedHydrant {
  const { longitude, latitude } = place;
  if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) {
    throw new HydrantError(
      `A hydrant has an invalid position: ${longitude}, ${latitude}. Use longitude and latitude in degrees (WGS 84, EPSG:4326).`,
    );
  }
  const field = (names: readonly string[]): string | null =>
    textOf(names.map((name) => values.get(name)).find((value) => textOf(value) !== null));
  return {
    facility: field(FIELD_NAMES.facility),
    type: field(FIELD_NAMES.type),
    status: field(FIELD_NAMES.status),
    longitude,
    latitude,
  };
}

function textOf(value: unknown): string | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = String(value).trim();
  return text === "" ? null : text;
}
