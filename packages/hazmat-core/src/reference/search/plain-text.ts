/** Normalizes text for comparison: no accents, lower case, one blank for anything else than letters and digits. */
export function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
