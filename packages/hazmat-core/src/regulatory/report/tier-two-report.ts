import type { HazardCategory } from "../tier-two/hazard-categories.ts";
import type { KeptElement, StateField } from "../tier-two/tier-two-fields.ts";

// A report as in its file, in the order of the file. An empty text and `null` were not filled in.

/** An address of the United States. */
export interface ReportAddress {
  readonly street: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly zip: string;
}

/** A telephone number of a report. */
export interface ReportPhone {
  readonly recordId: string;
  readonly number: string;
  /** As written in the file: `24-hour`, `Work`. */
  readonly type: string;
}

/** Storage location and conditions of a chemical. */
export interface ReportStorage {
  readonly recordId: string;
  readonly place: string;
  /** As written in the file: `Cylinder`. */
  readonly type: string;
  readonly pressure: string;
  readonly temperature: string;
  readonly pounds: number | null;
  /** Elements that the form does not have. */
  readonly kept: readonly KeptElement[];
}

/** A component of a mixture. */
export interface ReportPart {
  readonly recordId: string;
  readonly name: string;
  readonly cas: string;
  readonly isEhs: boolean;
  readonly maxCode: string;
  readonly percent: number | null;
  readonly basis: "weight" | "volume";
  readonly kept: readonly KeptElement[];
}

/** A chemical of a facility. Amounts are in pounds. */
export interface ReportChemical {
  readonly recordId: string;
  readonly name: string;
  readonly cas: string;
  readonly isEhs: boolean;
  readonly isPure: boolean;
  readonly isMixture: boolean;
  readonly isSolid: boolean;
  readonly isLiquid: boolean;
  readonly isGas: boolean;
  readonly hazards: readonly HazardCategory[];
  readonly averageLb: number | null;
  readonly averageCode: string;
  readonly maxLb: number | null;
  readonly maxCode: string;
  readonly isSameAsLastYear: boolean;
  readonly daysOnSite: number | null;
  readonly largestContainerLb: number | null;
  readonly isBelowThreshold: boolean;
  readonly isPlaceConfidential: boolean;
  readonly isTradeSecret: boolean;
  readonly stateFields: readonly StateField[];
  /** Date of the last change, YYYY-MM-DD. */
  readonly modifiedOn: string;
  readonly storages: readonly ReportStorage[];
  readonly parts: readonly ReportPart[];
  readonly kept: readonly KeptElement[];
}

/** A number of a facility: `NAICS`, `D-U-N-S`, `RMP`. */
export interface ReportFacilityId {
  readonly recordId: string;
  readonly type: string;
  readonly id: string;
  readonly description: string;
}

/** A facility with its chemicals. */
export interface ReportFacility {
  readonly recordId: string;
  readonly name: string;
  readonly address: ReportAddress;
  readonly mailing: ReportAddress & { readonly country: string };
  readonly county: string;
  readonly fireDistrict: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly department: string;
  readonly notes: string;
  readonly hasSitePlan: boolean;
  readonly hasCoordinateAbbreviations: boolean;
  readonly hasDikeDescription: boolean;
  readonly isSameAsLastYear: boolean;
  /** Name and title. */
  readonly certifier: string;
  /** Date of signature, YYYY-MM-DD. */
  readonly signedOn: string;
  readonly feesTotal: string;
  readonly phones: readonly ReportPhone[];
  readonly isManned: boolean | null;
  readonly maxOccupants: number | null;
  readonly isPreventionSubject: boolean | null;
  readonly isPlanningSubject: boolean | null;
  readonly stateFields: readonly StateField[];
  readonly modifiedOn: string;
  readonly contacts: readonly { readonly linkId: string; readonly contactId: string }[];
  readonly chemicals: readonly ReportChemical[];
  readonly ids: readonly ReportFacilityId[];
  readonly attachments: readonly { readonly recordId: string; readonly fileName: string }[];
  readonly kept: readonly KeptElement[];
}

/** A contact named in a report. The name of an organization is in the last name. */
export interface ReportContact {
  readonly recordId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly email: string;
  readonly mailing: ReportAddress & { readonly country: string };
  readonly types: readonly string[];
  readonly phones: readonly ReportPhone[];
  readonly modifiedOn: string;
  readonly kept: readonly KeptElement[];
}

/** A Tier II report of one year. */
export interface TierTwoReport {
  readonly year: number;
  readonly facilities: readonly ReportFacility[];
  readonly contacts: readonly ReportContact[];
}
