/** Text as it is compared: no accents, small letters, one blank where anything else than letters and digits stood. */
export function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
