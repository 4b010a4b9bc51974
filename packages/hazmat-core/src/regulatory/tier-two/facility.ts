import { withHyphenatedNumbers, type StoredStock } from "./stored-stock.ts";
import type { TierTwoContact, TierTwoPlace } from "./tier-two-fields.ts";

/** A site of the business with the data for a report. */
export interface StoredPlace {
  readonly id: number;
  readonly name: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly fields: TierTwoPlace;
  readonly stock: readonly StoredStock[];
}

/** A contact named in a report. */
export interface StoredContact {
  readonly id: number;
  readonly name: string;
  readonly title: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly secondPhone: string | null;
  readonly fields: TierTwoContact;
}

/** What is reported together: one site, or several adjoining ones. */
export interface Facility {
  readonly name: string;
  /** The site with the address and numbers of the facility: the first one. */
  readonly place: StoredPlace;
  readonly places: readonly StoredPlace[];
  readonly stock: readonly StoredStock[];
}

/**
 * Groups the sites of a business into facilities: sites with the same facility name are counted together, any other is
 * separate. A user states that sites adjoin; addresses are never compared.
 *
 * @example
 * facilitiesOf([]); // []
 */
export function facilitiesOf(places: readonly StoredPlace[]): readonly Facility[] {
  const groups = new Map<string, StoredPlace[]>();
  for (const place of places) {
    const named = place.fields.facility?.trim() ?? "";
    const key = named === "" ? `site ${place.id}` : `facility ${named.toLowerCase()}`;
    const together = groups.get(key);
    if (together === undefined) groups.set(key, [place]);
    else together.push(place);
  }
  return [...groups.values()].flatMap((together) => {
    const [place] = together;
    if (place === undefined) return [];
    return [
      {
        name: place.fields.facility?.trim() || place.name,
        place,
        places: together,
        stock: together.flatMap(({ stock, name }) =>
          stock
            .map(withHyphenatedNumbers)
            .map((row) => (together.length === 1 ? row : { ...row, place: `${name}, ${row.place}` })),
        ),
      },
    ];
  });
}
