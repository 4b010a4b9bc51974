import type { InventoryChemical, Location, SafetyDataSheet } from "@placard/api-client";
import { placeOf } from "../../../lib/containers/stored-container.tsx";

/** A chemical of a site without an SDS in the chosen language, or without any. */
export interface MissingSheet {
  /** Name with room and cabinet. */
  readonly chemical: string;
  /** SDSs in other languages. */
  readonly others: readonly SafetyDataSheet[];
}

/** Content of the binder of one site. */
export interface SiteBinder {
  readonly site: Location;
  /** Sorted by chemical name; those of one chemical newest first. */
  readonly sheets: readonly SafetyDataSheet[];
  readonly missing: readonly MissingSheet[];
}

/** Chemicals of a site and their SDSs. */
export interface SiteChemicals {
  readonly site: Location;
  readonly chemicals: readonly InventoryChemical[];
  readonly sheets: readonly SafetyDataSheet[];
}

/**
 * The SDSs of the chemicals at a site, and the missing ones. An SDS without a language may be in the requested one, so
 * every binder contains it.
 *
 * @param language - ISO 639-1; `null` for all languages
 */
export function binderOfSite({ site, chemicals, sheets }: SiteChemicals, language: string | null): SiteBinder {
  const byChemical = Map.groupBy(
    sheets.flatMap((sheet) => sheet.covers.map(({ id }) => ({ id, sheet }))),
    ({ id }) => id,
  );
  const found = chemicals
    .filter(({ location_id }) => location_id === site.id)
    .toSorted((one, other) => names.compare(one.name, other.name))
    .map((row) => {
      const own = (byChemical.get(row.id) ?? []).map(({ sheet }) => sheet);
      const place = placeOf(row);
      // Room and cabinet distinguish rows of the same chemical.
      return {
        name: place === null ? row.name : `${row.name}, ${place}`,
        own,
        wanted: own.filter((sheet) => isIn(sheet, language)),
      };
    });
  return {
    site,
    sheets: [...new Set(found.flatMap(({ wanted }) => wanted))], // rows may share an SDS
    missing: found.flatMap(({ name, own, wanted }) => (wanted.length === 0 ? [{ chemical: name, others: own }] : [])),
  };
}

/** Created once, because it compares thousands of names. */
const names = new Intl.Collator();

const isIn = ({ counts_in }: SafetyDataSheet, language: string | null): boolean =>
  language === null || counts_in.length === 0 || counts_in.includes(language);

/** The languages for which the SDSs of a site are current. */
export function languagesAt({ site, chemicals, sheets }: SiteChemicals): readonly string[] {
  const here = new Set(chemicals.flatMap(({ id, location_id }) => (location_id === site.id ? [id] : [])));
  const languages = sheets.flatMap(({ covers, counts_in }) => (covers.some(({ id }) => here.has(id)) ? counts_in : []));
  return [...new Set(languages)].toSorted();
}
