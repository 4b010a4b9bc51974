import type { InventoryChemical, Location, SafetyDataSheet } from "@placard/api-client";

/** What a binder of one site holds. */
export interface SiteBinder {
  readonly site: Location;
  /** By the name of the chemical. */
  readonly sheets: readonly SafetyDataSheet[];
  /** Names of the chemicals of the site that have no sheet. */
  readonly missing: readonly string[];
}

/** The sheets of the chemicals that are kept at a site, and which are missing. */
export function binderOfSite(
  site: Location,
  chemicals: readonly InventoryChemical[],
  sheets: readonly SafetyDataSheet[],
): SiteBinder {
  const here = chemicals
    .filter(({ location_id }) => location_id === site.id)
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const found = here.map((chemical) => ({
    chemical,
    sheet: sheets.find(({ chemical_id }) => chemical_id === chemical.id),
  }));
  return {
    site,
    sheets: found.flatMap(({ sheet }) => sheet ?? []),
    missing: found.flatMap(({ chemical, sheet }) => (sheet === undefined ? [chemical.name] : [])),
  };
}
