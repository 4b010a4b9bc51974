import type { ClassCard } from "./response-card.ts";

/**
 * The ten-second card of something stored that names no record and has a class: guide, distances, protection and first
 * action follow from the class, and the card says so.
 *
 * @param name - as the site wrote it
 * @param hazardClass - a class as a code, in words or as hazard statements: `6.1`, `Flammable liquid`, `H330`
 * @returns `null` where nothing can be derived from the class
 * @example
 * const card = await loadClassCard("Green stuff", "6.1");
 * card?.derivation?.from; // "class 6.1"
 * await loadClassCard("Green stuff", "banana"); // null
 */
export async function loadClassCard(name: string, hazardClass: string): Promise<ClassCard | null> {
  const { classCard } = await import("./class-card.ts");
  return classCard(name, hazardClass);
}
