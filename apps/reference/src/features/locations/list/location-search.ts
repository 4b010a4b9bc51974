import type { Location } from "@placard/api-client";

/** The locations whose name or civic address contains the text in any letter case, sorted by name. */
export function foundLocations(locations: readonly Location[], text: string): readonly Location[] {
  const searchText = text.trim().toLowerCase();
  return locations
    .filter(({ name, civic_address }) => [name, civic_address].some((part) => part.toLowerCase().includes(searchText)))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
