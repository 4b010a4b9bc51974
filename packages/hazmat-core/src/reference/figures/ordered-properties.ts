import { STRUCTURED_PROPERTY_IDS, type ChemicalRecord } from "../../record/chemical-record.ts";

/**
 * The ordered property list of a record: the 20 properties of `STRUCTURED_PROPERTY_IDS`, each a list of texts that is
 * empty if nothing is on file.
 *
 * @example
 * orderedProperties(chlorineRecord)[0]; // ["7782-50-5"]
 */
export function orderedProperties(record: ChemicalRecord): readonly (readonly string[])[] {
  return STRUCTURED_PROPERTY_IDS.map((id) => record.properties[id].map(({ value }) => value));
}
