/**
 * Initials for an avatar: the first letters of the first and the last word, or `U` without a name.
 *
 * @example
 * initials("Sample van User"); // "SU"
 * initials(""); // "U"
 */
export function initials(name: string | null | undefined): string {
  const words = (name ?? "").split(/\s+/).filter((word) => word !== "");
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  if (first === undefined) return "U";
  return [first, last]
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}
