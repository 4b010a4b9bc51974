// Ports: what a product plugs in
export type * from "./ports/chemical-source.ts";
export type * from "./ports/checklist-store.ts";
export type * from "./ports/directions.ts";
export type * from "./ports/incident-log.ts";
export type * from "./ports/weather-source.ts";
export {
  PLACE_PRECISIONS,
  type PlacePrecision,
  type LonLat,
  type AddressSuggestion,
  type Geocoder,
} from "./ports/geocoder.ts";

// Identity and results
export { type Result, type Refusal, ok, err, assertNever, invariant } from "./identity/result.ts";
export {
  type UnNumber,
  type UnNumberError,
  parseUnNumber,
  isUnNumber,
  unNumber,
  unDigits,
} from "./identity/un-number.ts";
export { type CasNumber, type CasNumberError, parseCasNumber, isCasNumber, casNumber } from "./identity/cas-number.ts";

// Provenance
export { SOURCES, type SourceKey, type FigureMark, type SourceRef, citation } from "./provenance/source.ts";
export type * from "./provenance/figure.ts";

// Hazard levels and the NFPA diamond
export { HAZARD_LEVELS, type HazardLevel, type ExplainedHazardLevel } from "./hazard/hazard-level.ts";
export type * from "./hazard/nfpa-rating.ts";
export { type ReadClassCodes, readClassCodes, classWords } from "./hazard/class-words.ts";
export { highestLevel, type HazardDerivation } from "./hazard/hazard-derivation.ts";
export { hazardLevelFromClass, explainHazardFromClass } from "./hazard/level-from-class.ts";
export {
  hazardLevelFromLc50,
  hazardLevelFromIdlh,
  hazardLevelFromExposureLimit,
  type ToxicityFigure,
  explainHazardFromLc50,
  explainHazardFromIdlh,
  explainHazardFromExposureLimit,
} from "./hazard/level-from-figure.ts";
export { type NfpaDegrees, hazardLevelFromNfpa, explainHazardFromNfpa } from "./hazard/level-from-nfpa.ts";
export { type DerivedDegree, type FlammabilityFigures, nfpaFlammability } from "./hazard/nfpa-flammability.ts";
export { type NfpaField, nfpaDegreeWords, nfpaSpecialWords } from "./hazard/nfpa-words.ts";
export { withholdLowHealth } from "./hazard/withhold-low-health.ts";

// Chemicals
export {
  type ChemicalKey,
  type MatchedBy,
  type ChemicalMatch,
  STRUCTURED_PROPERTY_IDS,
  type StructuredPropertyId,
  type PropertyValue,
  type ExposureLimit,
  type AeglTable,
  type Disagreement,
  type ChemicalRecord,
} from "./reference/chemical-record.ts";
export type * from "./reference/niosh-entry.ts";
export type * from "./reference/physical-constants.ts";
export {
  SAFETY_TOPIC_IDS,
  type SafetyTopicId,
  type SafetyGroup,
  type Statement,
  type SafetyProperties,
} from "./reference/safety-properties.ts";
export { bundledChemicalSource } from "./reference/bundled-chemical-source.ts";
export { preload } from "./reference/preload.ts";
export { orderedProperties } from "./reference/ordered-properties.ts";
export { type SecondSourceResult, SECOND_SOURCE_LIMIT, filterSecondSource } from "./reference/second-source.ts";
export {
  TRUNCATION,
  type TextKind,
  ITEMS_SHOWN,
  TOXICITY_ITEMS_SHOWN,
  type TruncatedText,
  truncateText,
  truncateItems,
} from "./reference/truncate.ts";

// Response: isolation and the ten-second card
export type * from "./response/transport-entry.ts";
export type * from "./response/response-card.ts";
export { type InitialIsolationInput, initialIsolation } from "./response/initial-isolation.ts";
export { isolationFor, isolationForUnlisted } from "./response/isolation.ts";
export { type CardConditions, responseCardOf } from "./response/response-card-of.ts";
export { loadResponseCard } from "./response/response-card-of-source.ts";
export { guideOf, leadingEntry, markedGuideOf } from "./response/response-card-of-entry.ts";

// Written guidance and checklists
export type * from "./guidance/guide-guidance.ts";
export { guidanceForGuide, loadedGuidance } from "./guidance/guidance-for-guide.ts";
export type * from "./checklists/checklist-guide.ts";

// Dispersion
export type * from "./dispersion/release.ts";
export { modelRelease } from "./dispersion/model-release.ts";
export { LEAST_WIND } from "./dispersion/input/release-domain.ts";
export { DEFAULT_LEL_PERCENT } from "./dispersion/input/default-thresholds.ts";
export { plumeSwing } from "./dispersion/zone/plume-swing.ts";

// Geography
export type * from "./geo/lon-lat.ts";
export type { Area, Path } from "./geo/antimeridian.ts";
export { destination } from "./geo/destination.ts";
export { straightLine, type StraightLine } from "./geo/straight-line.ts";
export { sunAltitude } from "./geo/sun-altitude.ts";
export { isolationCircle } from "./geo/isolation-circle.ts";

// Units
export type * from "./units/length.ts";
export {
  CONVERSION_UNITS,
  type ConversionKind,
  type UnitOf,
  CONVERSION_KINDS,
  isConversionKind,
  convertibleUnits,
  targetUnits,
} from "./units/unit-table.ts";
export { convertUnit, type ConversionRefusal, tryConvertUnit } from "./units/convert-unit.ts";
export { PASCALS_PER_MMHG, mmHgToPascals, pascalsToMmHg } from "./units/vapour-pressure.ts";

// Exposure
export {
  DEFAULT_TEMPERATURE_C,
  DEFAULT_PRESSURE_MB,
  type GasConditions,
  mgPerM3ToPpm,
  ppmToMgPerM3,
} from "./exposure/concentration.ts";
export {
  type ConcentrationRequest,
  type ConvertedConcentration,
  type ConcentrationRefusal,
  convertConcentration,
} from "./exposure/convert-concentration.ts";
export {
  DEFAULT_TURN_BACK_FRACTION,
  type TurnBackInput,
  turnBackPpm,
  type TurnBackRequest,
  type TurnBack,
  type TurnBackRefusal,
  turnBack,
} from "./exposure/turn-back.ts";
export {
  DETECTOR_UNITS,
  type DetectorUnit,
  type DetectorInput,
  type DetectorReading,
  type DetectorRefusal,
  correctReading,
} from "./exposure/detector-reading.ts";
export {
  ASSUMED_LC50_PPM,
  ASSUMED_MOLAR_MASS_G_PER_MOL,
  ASSUMED_VAPOUR_PRESSURE_PA,
  type AssumedDefault,
  lookupAssumption,
} from "./exposure/assumed-defaults.ts";

// Formats
export { formatNumber, formatConversion, formatConcentration, formatTurnBack } from "./formats/number.ts";
export { formatDistance, formatSafeDistance, formatMetres } from "./formats/distance.ts";
export { formatDuration, formatClock, formatEta } from "./formats/time.ts";
export { compassPoint, compassWords, downwindDeg } from "./formats/compass.ts";

// Business: forms, files, plans and roles
export {
  type Choice,
  ACCOUNT_TYPES,
  type AccountType,
  REGISTRATION_TYPES,
  type RegistrationType,
  QUANTITY_UNITS,
  type QuantityUnit,
  QUANTITY_STEP,
  BUSINESS_ROLES,
  type BusinessRole,
  DEFAULT_BUSINESS_ROLE,
  CONTACT_ROLES,
  type ContactRole,
  CHEMICAL_STATES,
  type ChemicalState,
  LOCATION_COUNT_CHOICES,
  CHEMICAL_COUNT_CHOICES,
  BUSINESS_SIZES,
  type BusinessSize,
  businessSizeFrom,
  isOneOf,
} from "./business/choices.ts";
export {
  type Entry,
  type FieldErrors,
  type Entries,
  type FieldRule,
  checkFields,
  hasErrors,
  firstError,
  isBlank,
  numberFrom,
  wholeNumberFrom,
} from "./business/entry.ts";
export { EMAIL_MAX_LENGTH, isEmail, normalizeEmail } from "./business/email.ts";
export { PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH, passwordProblem } from "./business/password.ts";
export { sharedMessages, chemicalNotFound, noBusinessesFound } from "./business/messages.ts";
export {
  type LoginField,
  validateLogin,
  type BusinessRegistrationField,
  validateBusinessRegistration,
  type ResponderRegistrationField,
  validateResponderRegistration,
  validateAccountType,
  validatePasswordResetRequest,
  validatePasswordReset,
} from "./business/validate-account.ts";
export {
  type SubscriptionField,
  validateSubscription,
  type RegistrationDetailsField,
  validateRegistrationDetails,
} from "./business/validate-business.ts";
export {
  type ChemicalField,
  validateChemical,
  type EditChemicalField,
  validateChemicalEdit,
} from "./business/validate-chemical.ts";
export { type LocationField, validateLocation } from "./business/validate-location.ts";
export {
  type QuickContactField,
  validateQuickContact,
  type ContactField,
  validateContact,
  type BusinessUserField,
  validateBusinessUser,
  type TeamMemberField,
  validateTeamMember,
} from "./business/validate-people.ts";
export {
  validateIncidentTitle,
  type PlumeField,
  validatePlume,
  type ChemicalConversionField,
  validateChemicalConversion,
  type TurnBackField,
  validateTurnBack,
  type BasicConversionField,
  validateBasicConversion,
} from "./business/validate-incident.ts";
export {
  entranceImageProblem,
  floorPlanProblem,
  sdsProblem,
  validateEntranceImages,
  validateFloorPlan,
  type LocationUpload,
  validateLocationUpload,
  validateSdsUpload,
} from "./business/validate-files.ts";
export {
  type FileFacts,
  BYTES_PER_MB,
  type FileLimit,
  type UploadKind,
  FILE_LIMITS,
  isFloorPlan,
} from "./business/file-limits.ts";
export { type SniffedType, sniffFileType } from "./business/file-type.ts";
export {
  TIERS,
  type Tier,
  PLAN_NAMES,
  type PlanName,
  LIMITED_KINDS,
  type LimitedKind,
  type PlanLimits,
  planLimits,
  tierOfPlan,
  planOfTier,
  planTitle,
  isTier,
} from "./business/plans.ts";
export {
  type PlanOffer,
  type PlanPageId,
  type PlanPage,
  NO_PAYMENT_NOTE,
  planPages,
  priceText,
} from "./business/plan-pages.ts";
export { type LimitCheck, checkLimit } from "./business/check-limit.ts";
export {
  type BusinessNeeds,
  type ResponderNeeds,
  type PlanRecommendation,
  recommendPlan,
} from "./business/recommend-plan.ts";
export { BUSINESS_ACTIONS, type BusinessAction, can, whyNot, isAdminRole } from "./business/roles.ts";
export {
  type GettingStartedState,
  type GettingStartedStepId,
  type GettingStartedStep,
  type GettingStarted,
  gettingStarted,
} from "./business/getting-started.ts";
export { ageInWords, lastUpdated } from "./business/last-updated.ts";
export { greeting, initials } from "./business/person-words.ts";

// Team
export { parseTeamEmails, invalidTeamEmails } from "./team/parse-team-emails.ts";
