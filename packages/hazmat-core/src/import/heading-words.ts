/** Small letters and digits without accents, words apart. */
export function headingWords(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .replaceAll("#", " # ")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}#]+/gu, " ")
    .trim();
}

/** A heading by its letters and digits alone, by which two are compared. */
export const joinedHeading = (text: string): string => headingWords(text).replaceAll(/[ #]/g, "");
