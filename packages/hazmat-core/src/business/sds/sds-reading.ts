import type { CasNumber } from "../../identity/cas-number.ts";
import type { UnNumber } from "../../identity/un-number.ts";
import type { PackingGroup } from "../../record/packing-group.ts";
import type { FlashPoint } from "../inventory/flash-point.ts";

/** Languages in which SDS headings are recognized, ISO 639-1. */
export const SDS_LANGUAGES = ["en", "fr", "es", "de", "it", "pt"] as const;

/** An entry of `SDS_LANGUAGES`. */
export type SdsLanguage = (typeof SDS_LANGUAGES)[number];

/** A value of a data sheet, with the line it was read from. */
export interface SdsFinding<Value> {
  readonly value: Value;
  /** Page of the line, from 1. */
  readonly page: number;
  /** The line as printed, with columns separated by a space. */
  readonly line: string;
}

/**
 * Candidates for a field with one value: none if no value was found, one if it is clear, two or more if the text is
 * contradictory or ambiguous. A person must choose.
 */
export type SdsCandidates<Value> = readonly SdsFinding<Value>[];

/** A transport class or division, `8` or `2.3`, with the subsidiary classes in brackets after it. */
export interface SdsClass {
  readonly division: string;
  readonly subsidiary: readonly string[];
}

/** Sections of an SDS from which values are read. */
export const SDS_SECTIONS = ["identification", "hazards", "composition", "physical", "transport"] as const;

/** An entry of `SDS_SECTIONS`. */
export type SdsSection = (typeof SDS_SECTIONS)[number];

/** A line of such a section with a value, or a possible value, that was not fully understood. */
export interface SdsUnread {
  readonly section: SdsSection;
  /** Page of the line, from 1. */
  readonly page: number;
  /** The line as printed, with columns separated by a space. */
  readonly line: string;
}

/** Values read from the text of a safety data sheet. */
export interface SdsFindings {
  readonly kind: "text";
  readonly name: SdsCandidates<string>;
  /** CAS numbers of the product and its components with a valid check digit. The SDS of a mixture has several. */
  readonly casNumbers: readonly SdsFinding<CasNumber>[];
  readonly unNumber: SdsCandidates<UnNumber>;
  readonly shippingName: SdsCandidates<string>;
  readonly hazardClass: SdsCandidates<SdsClass>;
  readonly packingGroup: SdsCandidates<PackingGroup>;
  /**
   * All codes of the hazard section, such as `H314`. Codes of single components are in other sections and are omitted.
   */
  readonly hCodes: readonly SdsFinding<string>[];
  readonly signalWord: SdsCandidates<"danger" | "warning">;
  readonly flashPoint: SdsCandidates<FlashPoint>;
  /** Revision date, `2021-04-05`; the issue date if the SDS names no revision. */
  readonly revisionDate: SdsCandidates<string>;
  readonly language: SdsCandidates<SdsLanguage>;
  /**
   * Lines that a person must read: in the transport section all that were not understood; elsewhere those with a label,
   * code or number that should give a value but does not.
   */
  readonly unread: readonly SdsUnread[];
}

/** The findings of a readable SDS, or `no_text` for an SDS of scanned pages. */
export type SdsReading = SdsFindings | { readonly kind: "no_text" };
