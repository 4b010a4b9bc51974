/** The subpath `@placard/hazmat-core/regulatory`: lists with thresholds, and reports required by law. */
export {
  REGULATORY_LISTS,
  REGULATORY_LIST_SOURCE,
  type RegulatoryList,
  type RegulatedSubject,
  type RegulatoryListing,
  type RegulatoryLists,
  loadRegulatoryLists,
  citeEdition,
} from "./regulatory/lists/regulatory-lists.ts";
export type { Applies, RegulatedForm } from "./regulatory/lists/listing-condition.ts";

// Tier II
export {
  HAZARD_CATEGORIES,
  type HazardCategory,
  hazardCategoryText,
  suggestedCategories,
} from "./regulatory/tier-two/hazard-categories.ts";
export {
  CONTAINER_TYPES,
  type ContainerType,
  STORAGE_PRESSURES,
  type StoragePressure,
  STORAGE_TEMPERATURES,
  type StorageTemperature,
  containerText,
  pressureText,
  temperatureText,
} from "./regulatory/tier-two/storage-words.ts";
export { rangeCode, rangeOfCode } from "./regulatory/tier-two/range-codes.ts";
export {
  COMPOSITIONS,
  type Composition,
  CONTACT_TYPES,
  type ContactType,
  type KeptElement,
  type KeptOfChemical,
  type KeptOfContact,
  type KeptOfPart,
  type KeptOfPlace,
  type KeptPhone,
  MAX_KEPT_ELEMENTS,
  MAX_KEPT_XML,
  type MixturePart,
  type StateField,
  type TierTwoChemical,
  type TierTwoContact,
  type TierTwoPlace,
  NO_CHEMICAL_FIELDS,
  NO_CONTACT_FIELDS,
  NO_PLACE_FIELDS,
} from "./regulatory/tier-two/tier-two-fields.ts";
export {
  type TierTwoChemicalField,
  type TierTwoPlaceField,
  readParts,
  validateTierTwoChemical,
  validateTierTwoPlace,
  writeParts,
} from "./regulatory/tier-two/validate-tier-two.ts";
export { type ConvertedAmount, kilogramsOf, poundsOf } from "./regulatory/tier-two/pounds.ts";
export { STOCK_GAPS, type StockGap, type StoredStock } from "./regulatory/tier-two/stored-stock.ts";
export type { AmountRange, DensityRange } from "./regulatory/tier-two/amount-range.ts";
export { roundedAmount } from "./regulatory/tier-two/known-digits.ts";
export {
  type SubstanceCount,
  THRESHOLD_VERDICTS,
  type ThresholdRule,
  type ThresholdVerdict,
  thresholdsOf,
} from "./regulatory/tier-two/thresholds.ts";
export { type Facility, facilitiesOf, type StoredContact, type StoredPlace } from "./regulatory/tier-two/facility.ts";
export {
  type MissingField,
  missingFields,
  REPORT_FIELDS,
  type ReportField,
} from "./regulatory/tier-two/missing-fields.ts";

// The file of a Tier II report
export type * from "./regulatory/report/tier-two-report.ts";
export {
  type FacilityState,
  reportOfBusiness,
  type ReportSetting,
  type ReportSource,
  reportStates,
  type UnmadeReport,
} from "./regulatory/report/report-of-business.ts";
export {
  businessOfReport,
  type ReportedBusiness,
  type ReportedContact,
  type ReportedPlace,
  type ReportedStock,
} from "./regulatory/report/business-of-report.ts";
export { TIER_TWO_FILE, TIER_TWO_NAMESPACE, writeTierTwo } from "./regulatory/report/write-report.ts";
export { readTierTwo, type ReportRefusal } from "./regulatory/report/read-report.ts";
export {
  areReportTables,
  isReportTable,
  type ReadTables,
  readTierTwoTables,
} from "./regulatory/report/tables/read-tables.ts";
export { type LeftOut, TABLE_LOSSES, type TableLoss } from "./regulatory/report/tables/losses.ts";
export type { TableRows } from "./regulatory/report/tables/table.ts";
export { checkTierTwo, type ReportFlaw } from "./regulatory/report/check-report.ts";
export { type RecordKind, recordIdOf, rowOfRecordId } from "./regulatory/report/record-id.ts";

// Canada, and sites for other programs
export {
  type EmergencyCount,
  type EmergencyHazard,
  type EmergencySchedule,
  loadEmergencySchedule,
} from "./regulatory/canada/emergency-counts.ts";
export { type MapSite, sitesGeoJson, sitesKml } from "./regulatory/sites/map-sites.ts";
