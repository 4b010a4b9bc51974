/** The subpath `@placard/hazmat-core/business`: accounts, forms, files, plans and inventory of those who store. */
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
} from "./business/forms/choices.ts";
export {
  type Entry,
  type FieldErrors,
  type FieldTexts,
  type Entries,
  type FieldRule,
  checkFields,
  hasErrors,
  firstError,
  fieldTexts,
  isBlank,
  numberFrom,
  wholeNumberFrom,
} from "./business/forms/entry.ts";
export { type Problem, type ProblemCode, type ProblemWords, problemText } from "./business/forms/problem.ts";
export { accountProblems } from "./business/forms/account-problem-words.en.ts";
export { englishProblems } from "./business/forms/problem-words.en.ts";
export { EMAIL_MAX_LENGTH, isEmail, normalizeEmail } from "./business/accounts/email.ts";
export { plainTyped } from "./formats/typed-text.ts";
export { isPhone, normalPhone, phoneLink, phonesIn, readPhone, type ReadPhone } from "./business/accounts/phone.ts";
export { PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH, passwordProblem } from "./business/accounts/password.ts";
export {
  type LoginField,
  validateLogin,
  type ResponderRegistrationField,
  validateResponderRegistration,
  validateAccountType,
  validatePasswordResetRequest,
  validatePasswordReset,
  type PasswordChangeField,
  validatePasswordChange,
} from "./business/forms/validate-account.ts";
export {
  type SubscriptionField,
  validateSubscription,
  type BusinessRegistrationField,
  validateBusinessRegistration,
  type RegistrationDetailsField,
  validateRegistrationDetails,
} from "./business/forms/validate-business.ts";
export {
  type ChemicalField,
  validateChemical,
  type EditChemicalField,
  validateChemicalEdit,
  validateChemicalChanges,
} from "./business/forms/validate-chemical.ts";
export { quantityFrom, type QuantityRemark, quantityRemarks, validateSize } from "./business/forms/quantity-entry.ts";
export {
  type LocationField,
  validateLocation,
  type SitePlaceField,
  validateSitePlace,
  validateNewPlace,
  lacksPin,
} from "./business/forms/validate-location.ts";
export {
  type QuickContactField,
  validateQuickContact,
  type ContactField,
  validateContact,
  type BusinessUserField,
  validateBusinessUser,
  type UserEditField,
  validateUserEdit,
  validateInvitation,
  type TeamMemberField,
  validateTeamMember,
} from "./business/forms/validate-people.ts";
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
} from "./business/forms/validate-incident.ts";
export {
  entranceImageProblem,
  inspectionPhotoProblem,
  floorPlanProblem,
  sdsProblem,
  validateEntranceImages,
  validateFloorPlan,
  type LocationUpload,
  validateLocationUpload,
  validateSdsUpload,
} from "./business/files/validate-files.ts";
export {
  type FileFacts,
  BYTES_PER_MB,
  type FileLimit,
  type UploadKind,
  FILE_LIMITS,
  isFloorPlan,
} from "./business/files/file-limits.ts";
export {
  PLAN_POINT_KINDS,
  MOST_PLAN_POINTS,
  MOST_SITE_POINTS,
  onPlan,
  type PlanPlace,
  type PlanPointKind,
} from "./business/files/plan-points.ts";
export {
  movedPlan,
  placePlan,
  PLAN_PLACEMENT_LIMITS,
  type PlacedPlan,
  type PlanCorners,
  type PlanPair,
  type PlanPlacementError,
  type PlanTie,
} from "./business/files/plan-placement.ts";
export { type SniffedType, sniffFileType } from "./business/files/file-type.ts";
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
  isTier,
} from "./business/plans/plans.ts";
export {
  type PlanFeature,
  type PlanOffer,
  type PlanPageId,
  type PlanPage,
  planPages,
} from "./business/plans/plan-pages.ts";
export { type PlanWords, englishPlans, limitText, planFullText } from "./business/plans/plan-words.en.ts";
export { type LimitCheck, checkLimit } from "./business/plans/check-limit.ts";
export {
  type BusinessNeeds,
  type ResponderNeeds,
  type PlanNeed,
  type PlanRecommendation,
  recommendPlan,
} from "./business/plans/recommend-plan.ts";
export {
  BUSINESS_ACTIONS,
  type BusinessAction,
  can,
  leastRole,
  type RoleRefusal,
  whyNot,
  isAdminRole,
} from "./business/accounts/roles.ts";
export { type RoleWords, englishRoles, refusalText } from "./business/accounts/role-words.en.ts";
export {
  type GettingStartedState,
  type GettingStartedStepId,
  type GettingStartedStep,
  type GettingStarted,
  gettingStarted,
} from "./business/accounts/getting-started.ts";
export {
  DELETED_KINDS,
  type DeletedKind,
  DELETED_KEPT_DAYS,
  restoreAction,
} from "./business/inventory/deleted-kinds.ts";
export { type Age, ageOf } from "./business/inventory/last-updated.ts";
export { isSameStock, type NamedStock } from "./business/inventory/same-stock.ts";
export {
  FLASH_METHODS,
  type FlashMethod,
  type FlashPoint,
  type FlashPointError,
  flashCelsius,
  flashPointText,
  isSameFlashPoint,
  parseFlashPoint,
} from "./business/inventory/flash-point.ts";
export { checkAge, type CheckAge } from "./business/inventory/check-age.ts";
export { initials } from "./business/accounts/person-words.ts";

// Team
export { parseTeamEmails, invalidTeamEmails } from "./business/accounts/parse-team-emails.ts";
export {
  FIRST_ORDER,
  INVENTORY_ATTENTION,
  INVENTORY_PAGE_SIZE,
  INVENTORY_SORTS,
  type InventoryAttention,
  type InventorySort,
  SORT_DIRECTIONS,
  type SortDirection,
  STALE_AFTER_DAYS,
  typedUnDigits,
} from "./business/inventory/inventory-order.ts";
export { type AmountKind, BASE_UNITS, baseAmount } from "./business/inventory/base-amount.ts";
export {
  CONTAINER_CODE_MAX,
  CONTAINER_DUE_DAYS,
  containerAge,
  type ContainerAge,
  containerCode,
  type ContainerSize,
  type ContainerSum,
  MOST_CONTAINERS,
  MOST_CONTAINERS_AT_ONCE,
  sumOfContainers,
} from "./business/inventory/containers.ts";
export {
  EXTRA_SYNONYMS,
  NFPA_FIELDS,
  type NfpaImportField,
  TIER_FIELDS,
  type TierImportField,
} from "./import/extra-fields.ts";
export { readHazardCodes } from "./hazard/hazard-codes.ts";
export { HEADING_SYNONYMS, IMPORT_FIELDS, type ImportField } from "./import/import-fields.ts";
export { CONTAINER_FIELDS, CONTAINER_SYNONYMS, type ContainerField } from "./import/containers/container-fields.ts";
export {
  type ContainerMatch,
  isContainerList,
  matchContainers,
  putContainerColumn,
} from "./import/containers/match-containers.ts";
export {
  type ContainerCells,
  type ContainerRecord,
  type ContainerRecords,
  type ContainerSetting,
  containersOfSheet,
  type DayOrder,
  type ImportedContainer,
  type ReadContainer,
  readContainer,
} from "./import/containers/container-row.ts";
export { isCalendarDay } from "./business/forms/calendar-day.ts";
export { type DeclaredNfpa, nfpaCells } from "./import/nfpa-cells.ts";
export { tierTwoCells } from "./import/tier-cells.ts";
export {
  NOT_KEPT,
  type NotKept,
  type UnusedColumn,
  unusedColumns,
  type UnusedReason,
} from "./import/unused-columns.ts";
export { isHeadingOf } from "./import/heading-words.ts";
export {
  guessHeadings,
  type HeadingMatch,
  matchHeadings,
  putColumn,
  type SheetRows,
  takeColumns,
} from "./import/match-headings.ts";
export { cellsTakenOver, type CellSource, type CellSources, type Signs, typedCell } from "./import/amount-cells.ts";
export { type ColumnSign, type DecimalSign } from "./business/inventory/read-import-amount.ts";
export { duplicateKey, type RowOfStock } from "./import/duplicate-key.ts";
export {
  type ImportCells,
  type ImportedChemical,
  type ImportRecord,
  type ImportSetting,
  type ReadRecord,
  readRecord,
  recordsOf,
  type SheetDoubts,
} from "./import/import-row.ts";
export { plainCell, safeCell } from "./import/safe-cell.ts";

// NERIS
export { type NerisDotClass, type NerisPhysicalState, type NerisReleasedInto } from "./business/neris/neris-codes.ts";
export {
  type NerisChemical,
  type NerisChemicalFacts,
  type NerisDraft,
  type NerisFacts,
  type NerisPayload,
  type NerisPoint,
  nerisDraft,
} from "./business/neris/neris-draft.ts";
export { type NerisError, checkNeris } from "./business/neris/check-neris.ts";

// Safety data sheets
export {
  SDS_LANGUAGES,
  SDS_SECTIONS,
  type SdsCandidates,
  type SdsClass,
  type SdsFinding,
  type SdsFindings,
  type SdsLanguage,
  type SdsReading,
  type SdsSection,
  type SdsUnread,
} from "./business/sds/sds-reading.ts";
export { readSds } from "./business/sds/read-sds.ts";
export {
  SDS_COMPARED,
  type SdsCompared,
  type SdsComparison,
  type SdsRecord,
  compareSds,
} from "./business/sds/compare-sds.ts";
export {
  offersOfSds,
  SDS_OFFERED,
  type SdsOffer,
  type SdsOffered,
  type SdsOfferRecord,
} from "./business/sds/offer-sds.ts";
export {
  SHEET_DUE,
  type SheetDue,
  SHEET_PAGE_SIZE,
  SHEET_SORTS,
  type SheetSort,
} from "./business/sds/sheet-library.ts";
export { sheetKey, type SheetSubject } from "./business/sds/sheet-key.ts";
export { SDS_REVIEW_YEARS, type SheetAge, sheetAge, sheetReviewDay } from "./business/sds/sheet-age.ts";
export {
  MOST_SHEET_LANGUAGES,
  type SheetInLanguages,
  shareLanguage,
  sheetFor,
} from "./business/sds/sheet-languages.ts";

export { dayInZone, isTimeZone } from "./business/accounts/time-zone.ts";

// Safety inspections
export {
  INSPECTION_TEMPLATE_IDS,
  type InspectionItem,
  type InspectionTemplate,
  type InspectionTemplateId,
  inspectionTemplate,
} from "./business/inspections/inspection-templates.ts";
export {
  CHECKLIST_LIMITS,
  type ChecklistEntry,
  type ChecklistEntryItem,
  type ChecklistGap,
  type ChecklistGaps,
  checklistGaps,
} from "./business/inspections/own-checklist.ts";
export {
  dayAfter,
  type DueState,
  dueState,
  INSPECTION_INTERVALS,
  type InspectionBeat,
  type InspectionInterval,
  nextDue,
  UPCOMING_DAYS,
} from "./business/inspections/inspection-schedule.ts";
export {
  INSPECTION_RESULTS,
  type InspectionAnswer,
  type InspectionGap,
  type InspectionResult,
  inspectionGaps,
  type MergedAnswers,
  mergeAnswers,
} from "./business/inspections/inspection-answers.ts";
