import type { CasNumber } from "../../identity/cas-number.ts";
import type { UnNumber } from "../../identity/un-number.ts";
import type { PackingGroup } from "../../record/packing-group.ts";
import type { FlashPoint } from "../inventory/flash-point.ts";

/** Languages that a sheet's headings are known in, ISO 639-1. */
export const SDS_LANGUAGES = ["en", "fr", "es", "de", "it", "pt"] as const;

/** An entry of `SDS_LANGUAGES`. */
export type SdsLanguage = (typeof SDS_LANGUAGES)[number];

/** Something that a sheet says, with the line it is based on. */
export interface SdsFinding<Value> {
  readonly value: Value;
  /** Page of the line, from 1. */
  readonly page: number;
  /** The line as it stands on the sheet, columns apart by a blank. */
  readonly line: string;
}

/**
 * What the text gives for a field that has one value: empty when it says nothing that can be read, one when it is clear,
 * two or more when the text disagrees with itself or can be read in more than one way. A person chooses, never the reader.
 */
export type SdsCandidates<Value> = readonly SdsFinding<Value>[];

/** A transport class or division, `8` or `2.3`, with the subsidiary ones that stand in brackets behind it. */
export interface SdsClass {
  readonly division: string;
  readonly subsidiary: readonly string[];
}

/** Sections from which values are read. */
export const SDS_SECTIONS = ["identification", "hazards", "composition", "physical", "transport"] as const;

/** An entry of `SDS_SECTIONS`. */
export type SdsSection = (typeof SDS_SECTIONS)[number];

/** A line of such a section that holds, or can hold, a value that was not understood in full. */
export interface SdsUnread {
  readonly section: SdsSection;
  /** Page of the line, from 1. */
  readonly page: number;
  /** The line as printed, columns apart by a blank. */
  readonly line: string;
}

/** What was read of a safety data sheet's text. */
export interface SdsFindings {
  readonly kind: "text";
  readonly name: SdsCandidates<string>;
  /** All of the product and its ingredients whose check digit fits; a sheet of a mixture has several. */
  readonly casNumbers: readonly SdsFinding<CasNumber>[];
  readonly unNumber: SdsCandidates<UnNumber>;
  readonly shippingName: SdsCandidates<string>;
  readonly hazardClass: SdsCandidates<SdsClass>;
  readonly packingGroup: SdsCandidates<PackingGroup>;
  /** All of the section on hazards, such as `H314`; those of single ingredients stand elsewhere and are left out. */
  readonly hCodes: readonly SdsFinding<string>[];
  readonly signalWord: SdsCandidates<"danger" | "warning">;
  readonly flashPoint: SdsCandidates<FlashPoint>;
  /** Day of the revision, `2021-04-05`; of the issue where no revision is named. */
  readonly revisionDate: SdsCandidates<string>;
  readonly language: SdsCandidates<SdsLanguage>;
  /**
   * Lines that a person must read: of the transport section all that were not understood, of the others those with a label,
   * code or number that should give a value and gives none.
   */
  readonly unread: readonly SdsUnread[];
}

/** A sheet that was read, or one whose pages are pictures. */
export type SdsReading = SdsFindings | { readonly kind: "no_text" };
