import type { ClassCard } from "./response-card.ts";

/**
 * Loads the ten-second card for a stored product without a record, from its hazard class. Guide, distances, protection
 * and first action are derived from the class, and the card states this.
 *
 * @param name - product name as entered by the site
 * @param hazardClass - the class as a code, in words or as hazard statements: `6.1`, `Flammable liquid`, `H330`
 * @returns `null` if nothing can be derived from the class
 * @example
 * const card = await loadClassCard("Green stuff", "6.1");
 * card?.derivation?.from; // "class 6.1"
 * await loadClassCard("Green stuff", "banana"); // null
 */
export async function loadClassCard(name: string, hazardClass: string): Promise<ClassCard | null> {
  const { classCard } = await import("./class-card.ts");
  return classCard(name, hazardClass);
}
