// Ports: interfaces that a product implements
export {
  type ActionPlan,
  type ActionPlanTexts,
  PLAN_BOX_IDS,
  PLAN_LIMITS,
  type PlanBox,
  type PlanBoxId,
  type PlanChemical,
  type PlanResource,
} from "./ports/action-plan.ts";
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
export {
  placeStanding,
  isApproximatePlace,
  coordinatesOf,
  knownDegrees,
  type PlaceStanding,
} from "./geo/place-standing.ts";

// Identity and results
export type { EveryField } from "./identity/every-field.ts";
export { type Result, type Refusal, ok, err, assertNever, invariant } from "./identity/result.ts";
export {
  type UnNumber,
  type UnNumberError,
  parseUnNumber,
  formatUnNumber,
  isUnNumber,
  unNumber,
  unDigits,
} from "./identity/un-number.ts";
export { type CasNumber, type CasNumberError, parseCasNumber, isCasNumber, casNumber } from "./identity/cas-number.ts";
export {
  type ChemicalKey,
  type ChemicalKeyError,
  parseChemicalKey,
  isChemicalKey,
  chemicalKey,
} from "./identity/chemical-key.ts";
export {
  type ChemicalRef,
  type ChemicalRefError,
  type NamedChemical,
  chemicalRefOf,
  parseChemicalRef,
  formatChemicalRef,
  isSameChemical,
} from "./identity/chemical-ref.ts";

// Provenance
export { SOURCES, type SourceKey, type FigureMark, type SourceRef, citation } from "./provenance/source.ts";
export type * from "./provenance/figure.ts";

// Hazard levels and the NFPA diamond
export {
  HAZARD_LEVELS,
  type HazardLevel,
  type HazardStatement,
  type OtherHazardLevel,
  type ExplainedHazardLevel,
  HAZARD_MARKS,
  type HazardMark,
  hazardMark,
  compareHazardLevels,
  isHighRisk,
} from "./hazard/hazard-level.ts";
export {
  LEVEL_BASIS_KINDS,
  type LevelBasis,
  type LevelBasisKind,
  type StockIdentity,
  type StockLevel,
} from "./hazard/stock-level.ts";
export type { StockGrader } from "./reference/stock/stock-grader.ts";
export { CLASS_BASIS_KINDS, type ClassBasis, type ClassBasisKind, type StockClass } from "./hazard/stock-class.ts";
export type { StockClassifier } from "./reference/stock/stock-classifier.ts";
export { loadStockClassifier, loadStockGrader } from "./reference/stock/load-stock.ts";
export type * from "./hazard/nfpa/nfpa-rating.ts";
export { type ReadClassCodes, readClassCodes, classWords } from "./hazard/class-words.ts";
export { highestLevel, type HazardDerivation } from "./hazard/hazard-derivation.ts";
export { hazardLevelFromClass, explainHazardFromClass } from "./hazard/level/level-from-class.ts";
export { explainHazardFromGhs } from "./hazard/level/level-from-ghs.ts";
export {
  hazardLevelFromLc50,
  hazardLevelFromIdlh,
  hazardLevelFromExposureLimit,
  type ToxicityFigure,
  explainHazardFromLc50,
  explainHazardFromIdlh,
  explainHazardFromExposureLimit,
} from "./hazard/level/level-from-figure.ts";
export { type NfpaDegrees, hazardLevelFromNfpa, explainHazardFromNfpa } from "./hazard/level/level-from-nfpa.ts";
export { type NfpaField, nfpaDegreeWords, nfpaSpecialWords } from "./hazard/nfpa/nfpa-words.ts";

// Chemicals
export {
  STRUCTURED_PROPERTY_IDS,
  type StructuredPropertyId,
  type PropertyValue,
  type ExposureLimit,
  type AeglTable,
  type Disagreement,
  type ChemicalRecord,
} from "./record/chemical-record.ts";
export type * from "./record/chemical-match.ts";
export type * from "./record/niosh-entry.ts";
export { NO_ID_REASONS, type NoIdReason } from "./record/no-id-reason.ts";
export { PACKING_GROUPS, parsePackingGroup, type PackingGroup } from "./record/packing-group.ts";
export type * from "./record/physical-constants.ts";
export {
  SAFETY_TOPIC_IDS,
  type SafetyTopicId,
  type SafetyGroup,
  type Statement,
  type SafetyProperties,
} from "./record/safety-properties.ts";
export type { Meant } from "./reference/search/meant.ts";
export { meantMention } from "./reference/meant-mention.ts";
export type { ChemicalMention, MeantMention } from "./reference/mention/mention.ts";
export { meantReference } from "./reference/meant-reference.ts";
export { nameByNumber } from "./record/name-by-number.ts";
export { bundledChemicalSource } from "./ports/bundled-chemical-source.ts";
export { preload } from "./ports/preload.ts";
export { GHS_PICTOGRAM_SOURCE, ghsPictogramsOf } from "./ports/ghs-pictograms.ts";
export { orderedProperties } from "./reference/figures/ordered-properties.ts";
export { type SecondSourceResult, SECOND_SOURCE_LIMIT, filterSecondSource } from "./reference/figures/second-source.ts";
export {
  TRUNCATION,
  type TextKind,
  ITEMS_SHOWN,
  TOXICITY_ITEMS_SHOWN,
  type TruncatedText,
  truncateText,
  truncateItems,
} from "./reference/truncate.ts";

export type * from "./record/transport-entry.ts";

// Isolation and the ten-second card
export type * from "./isolation/isolation-answer.ts";
export type * from "./card/response-card.ts";
export { type InitialIsolationInput, initialIsolation } from "./isolation/initial-isolation.ts";
export { isolationForUnlisted } from "./isolation/isolation.ts";
export { type CardConditions, isolationForRecord } from "./isolation/isolation-for-record.ts";
export { responseCardOf } from "./card/response-card-of.ts";
export { loadResponseCard } from "./card/load-response-card.ts";
export { loadClassCard } from "./card/load-class-card.ts";
export { leadingEntry } from "./isolation/leading-entry.ts";
export type { HazardFact, HazardKind } from "./guidance/derived/hazard-fact.ts";
export { guideFor, markedGuideFor, type MeantGuide } from "./guidance/derived/guide-for.ts";

// Written guidance and checklists
export type * from "./guidance/guide-guidance.ts";
export type * from "./checklists/checklist-guide.ts";

// Dispersion
export type * from "./dispersion/release.ts";
export { modelRelease } from "./dispersion/model-release.ts";
export { LEAST_WIND } from "./dispersion/input/release-limits.ts";
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
export { toxicLimitsReached } from "./exposure/toxic-limits-reached.ts";
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
export {
  formatModelledPpm,
  formatZoneDistance,
  formatZoneStart,
  roundModelledPpm,
  roundZoneDistance,
  roundZoneStart,
} from "./formats/zone-figures.ts";
export { formatClock, formatDuration, formatElapsed, formatEta } from "./formats/time.ts";
export { compassPoint, compassWords, downwindDeg } from "./formats/compass.ts";
