import type { NamedChemical } from "@placard/hazmat-core";

/**
 * A substance as a result names it: name and the id that is meant, or the CAS number of what has no id.
 *
 * @example
 * chemicalWords({ key: "cas:7782-50-5", unNumber: unNumber("1017"), name: "Chlorine" }); // "Chlorine, UN1017"
 */
export function chemicalWords({ key, unNumber, name }: NamedChemical): string {
  const number = unNumber ?? (key.startsWith("cas:") ? `CAS ${key.slice("cas:".length)}` : null);
  return [name, number].filter((part) => part !== null).join(", ");
}
