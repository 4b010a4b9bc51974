import type { AddressSuggestion } from "@placard/hazmat-core";

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/**
 * Returns the address after a suggestion was chosen. A town keeps the typed street: the name of the town is added unless
 * the text already has it. Any other suggestion replaces the text.
 *
 * @example
 * withTypedStreet("14 Industrial Road, Dartm", { place_name: "Dartmouth, NS", precision: "town" });
 * // "14 Industrial Road, Dartmouth, NS"
 */
export function withTypedStreet(
  typed: string,
  { place_name, precision }: Pick<AddressSuggestion, "place_name" | "precision">,
): string {
  if (precision !== "town") return place_name;
  const place = wordsOf(place_name);
  const isOfPlace = (text: string): boolean =>
    wordsOf(text).every((word) => place.some((known) => known.startsWith(word)));
  if (isOfPlace(typed)) return place_name;
  const town = wordsOf(place_name.split(",")[0] ?? "").join(" ");
  if (` ${wordsOf(typed).join(" ")} `.includes(` ${town} `)) return typed.trim();
  const parts = typed.split(",").map((part) => part.trim());
  while (parts.length > 1 && isOfPlace(parts.at(-1) ?? "")) parts.pop();
  return [...parts, place_name].join(", ");
}
