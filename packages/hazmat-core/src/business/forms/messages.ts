/**
 * Words that server and screen must say alike. Copy that only one screen shows stays with that screen.
 * Titles name a toast; sentences are its text or the text of a field.
 */
export const sharedMessages = {
  // sign-in and session
  invalidCredentials: "Invalid email or password",
  authenticationRequired: "Authentication required",
  loggedOut: "You have been successfully logged out.",
  loginFailed: "Failed to log in",

  // registration
  accountTypeRequired: "Please select an account type",
  emailTaken: "User with this email already exists",
  businessIdNotReturned: "Business ID not returned from API",
  registrationFailed: "Failed to create account",
  passwordsDiffer: "Passwords do not match",
  emailRequired: "Email is required",
  emailInvalid: "Please enter a valid email address",
  passwordRequired: "Password is required",

  // business identity
  businessIdMissing: "Business ID not found.",
  businessIdMissingLogIn: "Business ID not found. Please log in again.",
  businessIdMissingPlan: "Business ID not found. Please try logging in again.",
  businessNotVerified: "Unable to verify business information. Please try again.",
  businessDetailsNotSaved: "Failed to update business details",

  // plans
  noPlanTitle: "No plan selected",
  noPlan: "Please select a subscription plan to continue",
  upgradeRequiredTitle: "Upgrade Required",
  subscriptionNotSaved: "Failed to update subscription. Please try again.",
  locationLimitUnknown: "Failed to check location limit",
  chemicalLimitUnknown: "Failed to check chemical limit",
  userLimitUnknown: "Failed to check user limit",

  // forms
  missingInformationTitle: "Missing Information",
  requiredFields: "Please fill in all required fields.",
  nameAndEmail: "Please fill in name and email.",

  // chemicals and locations
  chemicalNotAdded: "Failed to add chemical. Please try again.",
  chemicalsNotLoaded: "Failed to load chemicals. Please try again.",
  locationNotCreated: "Failed to create location. Please try again.",
  unknownLocation: "Unknown Location",
  unknownDate: "Unknown date",

  // files
  noFilesTitle: "No files selected",
  noFiles: "Please select at least one file to upload.",
  sdsNotPdf: "Please select a PDF file for the Safety Data Sheet.",
  sdsTooLarge: "PDF file size must be less than 20MB.",
  sdsIncomplete: "Please select a chemical and choose a PDF file.",
  sdsNotUploaded: "Failed to upload SDS. Please try again.",
  sdsNotDeleted: "Failed to delete SDS. Please try again.",
  pictureNotDeleted: "Failed to delete the picture. Please try again.",
  secondFloorPlan: "You can only have 1 floor plan. Please delete the existing one first.",

  // responder searches
  businessSearchFailed: "Failed to search businesses. Please try again.",
  businessDetailsFailed: "Failed to load business details. Please try again.",
  businessIdInvalid: "Business ID is invalid, cannot fetch details.",
  safetyUnavailable: "Unable to fetch safety information. Please try again later.",
  weatherUnavailable: "Unable to fetch weather data",

  // incidents and team
  userNotFound: "User not found",
  incidentNotCreated: "Failed to create incident",
  incidentNotEnded: "Failed to end incident",
  teamNotLoaded: "Failed to load users",
  memberNotAdded: "Failed to add user",
  memberNotDeleted: "Failed to delete user",

  // plume, conversion, turn-back
  chemicalNameRequired: "Chemical name is required",
  incidentAddressRequired: "Incident address is required",
  emissionRateInvalid: "Valid emission rate is required",
  emissionHeightInvalid: "Valid emission height is required",
  chemicalStateRequired: "Chemical state is required",
  plumeFailed: "Failed to calculate plume",
  evacuationFailed: "Failed to calculate evacuation zone",
  conversionNameRequired: "Please enter a chemical name",
  conversionValueRequired: "Please enter a value to convert",
  conversionBothFilled: "Please clear one field before converting",
  conversionFailed: "Conversion failed",
  turnBackIncomplete: "Please enter both chemical name and correction factor",
  calculationFailed: "Calculation failed",
} as const;

/**
 * The answer of a safety lookup that found nothing.
 *
 * @example
 * chemicalNotFound("clorin"); // 'Chemical "clorin" not found. Please check the spelling and try again'
 */
export function chemicalNotFound(name: string): string {
  return `Chemical "${name}" not found. Please check the spelling and try again`;
}

/**
 * The empty state of the business search.
 *
 * @example
 * noBusinessesFound("harbour"); // 'No businesses found for "harbour"'
 */
export function noBusinessesFound(term: string): string {
  return `No businesses found for "${term}"`;
}
