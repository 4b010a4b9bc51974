import type { AddressSuggestion, LonLat } from "@placard/hazmat-core";

/** Addresses beyond the registered sites and the gazetteer: a service that is asked while someone types. */
export interface OutsideGeocoder {
  /** As it is named to people. */
  readonly name: string;
  /**
   * Places for a text, best first.
   *
   * @throws ApiError `provider_failed`
   */
  readonly suggest: (
    text: string,
    options: {
      readonly limit: number;
      /** Where places are looked for first. */
      readonly near: LonLat | null;
      readonly signal: AbortSignal;
    },
  ) => Promise<readonly AddressSuggestion[]>;
}
