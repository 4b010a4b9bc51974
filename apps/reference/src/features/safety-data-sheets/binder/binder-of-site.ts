import type { InventoryChemical, Location, SafetyDataSheet } from "@placard/api-client";
import { placeOf } from "../../../lib/containers/stored-container.tsx";

/** A chemical of a site without a sheet in the language that was chosen, or without any. */
export interface MissingSheet {
  /** Name with room and cabinet. */
  readonly chemical: string;
  /** SDSs in other languages. */
  readonly others: readonly SafetyDataSheet[];
}

/** Content of the binder of one site. */
export interface SiteBinder {
  readonly site: Location;
  /** By the name of the chemical; of one chemical the newest first. */
  readonly sheets: readonly SafetyDataSheet[];
  readonly missing: readonly MissingSheet[];
}

/** Chemicals of a site and their SDSs. */
export interface KeptAt {
  readonly site: Location;
  readonly chemicals: readonly InventoryChemical[];
  readonly sheets: readonly SafetyDataSheet[];
}

/**
 * The sheets of the chemicals that are kept at a site, and which are missing. A sheet whose language is not on file may be
 * in the one that is asked for, so it is in every binder.
 *
 * @param language - ISO 639-1; `null`: in whatever languages there are
 */
export function binderOfSite({ site, chemicals, sheets }: KeptAt, language: string | null): SiteBinder {
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
      // Rows of one chemical differ by room and cabinet.
      return {
        name: place === null ? row.name : `${row.name}, ${place}`,
        own,
        wanted: own.filter((sheet) => isIn(sheet, language)),
      };
    });
  return {
    site,
    sheets: [...new Set(found.flatMap(({ wanted }) => wanted))], // rows may share one
    missing: found.flatMap(({ name, own, wanted }) => (wanted.length === 0 ? [{ chemical: name, others: own }] : [])),
  };
}

/** Made once: thousands of names are compared by it. */
const names = new Intl.Collator();

const isIn = ({ counts_in }: SafetyDataSheet, language: string | null): boolean =>
  language === null || counts_in.length === 0 || counts_in.includes(language);

/** The languages that the sheets of a site count in. */
export function languagesAt({ site, chemicals, sheets }: KeptAt): readonly string[] {
  const here = new Set(chemicals.flatMap(({ id, location_id }) => (location_id === site.id ? [id] : [])));
  const languages = sheets.flatMap(({ covers, counts_in }) => (covers.some(({ id }) => here.has(id)) ? counts_in : []));
  return [...new Set(languages)].toSorted();
}
