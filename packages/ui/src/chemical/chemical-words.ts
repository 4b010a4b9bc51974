import type { NamedChemical } from "@placard/hazmat-core";

/**
 * Formats a substance as name and UN number, or name and CAS number if it has no UN number.
 *
 * @example
 * chemicalWords({ key: "cas:7782-50-5", unNumber: unNumber("1017"), name: "Chlorine" }); // "Chlorine, UN1017"
 */
export function chemicalWords({ key, unNumber, name }: NamedChemical): string {
  const number = unNumber ?? (key.startsWith("cas:") ? `CAS ${key.slice("cas:".length)}` : null);
  return [name, number].filter((part) => part !== null).join(", ");
}
