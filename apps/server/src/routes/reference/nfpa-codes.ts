import type { NfpaDegree, NfpaRating } from "@placard/hazmat-core";

/** Content of the four fields of the sign. An unknown degree is `?`, never 0. */
export interface NfpaCodes {
  readonly health: string;
  readonly fire: string;
  readonly reactivity: string;
  readonly special: string | null;
}

export function nfpaCodes(rating: NfpaRating | null): NfpaCodes | null {
  if (rating === null) return null;
  const code = (degree: NfpaDegree | null): string => (degree === null ? "?" : String(degree));
  return {
    health: code(rating.health),
    fire: code(rating.fire),
    reactivity: code(rating.reactivity),
    special: rating.special,
  };
}
