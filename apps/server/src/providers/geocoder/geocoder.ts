import type { AddressSuggestion, LonLat } from "@placard/hazmat-core";

/** Addresses beyond the registered locations and the gazetteer: a service that is queried while someone types. */
export interface OutsideGeocoder {
  /** The name shown to users. */
  readonly name: string;
  /**
   * Results for a text, best first.
   *
   * @throws ApiError `provider_failed`
   */
  readonly suggest: (
    text: string,
    options: {
      readonly limit: number;
      /** Position near which results are preferred. */
      readonly near: LonLat | null;
      readonly signal: AbortSignal;
    },
  ) => Promise<readonly AddressSuggestion[]>;
}
