import type { StoredStock } from "./stored-stock.ts";
import type { TierTwoPlace } from "./tier-two-fields.ts";

/** A motor fuel with its own threshold at retail stations [40CFR370, 370.10(a)(2); 64 FR 7032]. */
export interface Fuel {
  readonly id: "gasoline" | "diesel";
  readonly thresholdGal: number;
}

const FUELS: readonly (Fuel & { readonly cas: readonly string[]; readonly un: readonly string[] })[] = [
  // All grades together.
  { id: "gasoline", thresholdGal: 75_000, cas: ["8006-61-9", "86290-81-5"], un: ["1203"] },
  { id: "diesel", thresholdGal: 100_000, cas: ["68334-30-5", "68476-34-6"], un: ["1202"] },
];

/** The fuel of a row, by its numbers and never by its name; `null`: not a fuel. */
export function fuelOf({ casNumber, unNumber }: Pick<StoredStock, "casNumber" | "unNumber">): Fuel | null {
  const un = unNumber?.replace(/\D/g, "") ?? "";
  return FUELS.find((fuel) => fuel.cas.includes(casNumber ?? "") || fuel.un.includes(un)) ?? null;
}

/**
 * True if the retail threshold applies to these rows: a retail station, every tank wholly underground, and in
 * compliance throughout the year. `null`: not stated.
 */
export function isRetailException(rows: readonly StoredStock[], place: TierTwoPlace): boolean | null {
  const said = new Set([
    place.is_retail_fuel_station,
    place.is_tank_compliant,
    ...rows.map(({ fields }) => (fields.container_type === null ? null : fields.container_type === "B")),
  ]);
  if (said.has(false)) return false;
  return said.has(null) ? null : true;
}
