import type { SceneRefusalCode } from "@placard/hazmat-core/scene";
import type { ErrorCode } from "./error-code-names.ts";

export interface ErrorEntry {
  /** HTTP status. */
  readonly status: number;
  /** Message shown to the user if the server sends none. */
  readonly message: string;
}

/** Refusals of the dispersion models. Their message comes from the core and replaces the one here. */
const RELEASE_REFUSALS = {
  substance_unknown: { status: 404, message: "This chemical is not on file. Check the spelling." },
  substance_incomplete: { status: 422, message: "A value the model needs is not on file for this chemical." },
  solid_not_modelled: { status: 422, message: "Particulates are not modelled. Use the isolation distance." },
  no_vapour: { status: 422, message: "There is no vapour to model. Use the isolation distance." },
  wind_too_low: {
    status: 422,
    message: "Wind is under 1 m/s: no plume. Use the isolation distance in all directions.",
  },
  rate_not_positive: { status: 400, message: "Valid emission rate is required" },
  height_negative: { status: 400, message: "Valid emission height is required" },
  outside_domain: { status: 422, message: "An input is outside the model's range." },
  stability_required: { status: 422, message: "Enter the cloud cover or choose a stability class." },
  heavy_gas_not_modelled: { status: 422, message: "This gas is heavier than air at this rate and is not modelled." },
  no_thresholds: {
    status: 422,
    message: "No exposure limits on file for this chemical, so no zones can be drawn.",
  },
  source_incomplete: { status: 422, message: "A value for the release source is missing. Enter it." },
} as const satisfies Record<Exclude<SceneRefusalCode, "weather_required" | "place_needs_confirmation">, ErrorEntry>;

/** All error codes of the API with status and message: for servers, documentation and tests. */
export const ERROR_CODES = {
  invalid_request: { status: 400, message: "Some values are not valid. Correct the marked fields." },
  not_signed_in: { status: 401, message: "Sign in to continue." },
  invalid_credentials: { status: 401, message: "Invalid email or password" },
  token_invalid: {
    status: 401,
    message: "This access token is invalid or has been revoked. Ask your admin for a new one.",
  },
  current_password_wrong: { status: 403, message: "The current password is incorrect." },
  password_unchanged: { status: 422, message: "This is the temporary password. Choose a different one." },
  password_change_required: {
    status: 403,
    message: "Your password is temporary. Choose your own password first.",
  },
  account_deactivated: { status: 403, message: "This account is deactivated. Ask your admin to reactivate it." },
  own_account: { status: 409, message: "You cannot deactivate your own account. Ask another Admin." },
  link_is_mailed: {
    status: 409,
    message:
      "This server sends invitations by email, so the link is in the email. Invite the person again to send a new one.",
  },
  already_member: { status: 409, message: "A user with this email address can already sign in." },
  forbidden: { status: 403, message: "Your account is not allowed to do this." },
  role_too_low: { status: 403, message: "Your role does not allow this. Ask an Admin of your business." },
  token_scope_missing: { status: 403, message: "This access token does not allow this call." },
  department_not_verified: {
    status: 403,
    message: "Your department is waiting for approval. Business records are not available until then.",
  },
  membership_pending: { status: 403, message: "Your department's admin has not approved your account yet." },
  claim_invalid: {
    status: 403,
    message: "This registration has expired or has already been used. Register the business again.",
  },
  csrf_refused: { status: 403, message: "This request did not come from the app. Reload the page and try again." },
  plan_limit_reached: { status: 403, message: "You need to upgrade to Standard or Premium to add more." },
  not_found: { status: 404, message: "Not found." },
  unknown_endpoint: { status: 404, message: "Unknown endpoint. See /api/openapi.json." },
  chemical_not_found: { status: 404, message: "Chemical not found. Please check the spelling and try again." },
  chemical_ambiguous: { status: 422, message: "This matches more than one chemical. Choose which one you mean." },
  address_not_found: { status: 404, message: "This address was not found. Check it, or place the pin on the map." },
  route_not_found: { status: 404, message: "Unable to calculate route to destination" },
  safety_data_sheet_not_found: { status: 404, message: "No safety data sheet on file for this chemical." },
  restore_parent_missing: {
    status: 409,
    message: "The item this belonged to is also deleted. Restore that item first.",
  },
  restore_place_taken: {
    status: 409,
    message: "It has been replaced. Delete the replacement first, then restore this item.",
  },
  email_taken: { status: 409, message: "User with this email already exists" },
  department_exists: {
    status: 409,
    message: "This department is already registered. Ask its admin for an invitation, or register as a Team Member.",
  },
  edit_conflict: { status: 409, message: "Someone else has changed this. Compare both versions and save again." },
  last_admin: { status: 409, message: "The last Admin cannot be removed. Make someone else an Admin first." },
  too_many_invitations: { status: 409, message: "There are too many pending invitations. Withdraw some first." },
  incident_completed: { status: 409, message: "This incident is completed. Its log is closed." },
  inspection_finished: { status: 409, message: "This inspection is finished and can no longer be changed." },
  inspection_incomplete: {
    status: 422,
    message: "Answer every item. For each failed item, describe the problem and enter a due date for the correction.",
  },
  checklist_not_in_business: { status: 422, message: "This checklist no longer exists. Choose another one." },
  checklist_in_use: {
    status: 409,
    message: "Scheduled assessments use this checklist. Delete those assessments first, then the checklist.",
  },
  checklists_full: { status: 409, message: "A business can have up to 100 checklists of its own. Delete one first." },
  inspection_photos_full: { status: 409, message: "Each item can have up to 4 photos. Delete one first." },
  entrance_images_full: { status: 409, message: "A location can have up to 4 entrance images. Delete one first." },
  floor_plan_exists: {
    status: 409,
    message: "You can only have 1 floor plan. Please delete the existing one first.",
  },
  site_points_full: { status: 409, message: "A site can have up to 100 points on the map. Remove one first." },
  plan_points_full: { status: 409, message: "A floor plan can have up to 100 points. Remove one first." },
  chemical_not_in_business: {
    status: 422,
    message: "The chemical of some containers is not on file. It may have been deleted. Choose the file again.",
  },
  container_code_taken: {
    status: 409,
    message:
      "Another container in your business already has this code. Find that container by its code, or use a different code here.",
  },
  container_other_chemical: {
    status: 409,
    message: "This container holds a different chemical. Move it to a record of the same chemical.",
  },
  containers_full: {
    status: 409,
    message: "A chemical can have up to 500 containers. Delete containers you no longer have first.",
  },
  report_nothing_over: {
    status: 409,
    message: "No chemical is at or above its threshold. There is nothing to report.",
  },
  report_missing_fields: {
    status: 409,
    message: "Fill in the missing fields of each site, contact and chemical first.",
  },
  report_undecided: { status: 409, message: "Fill in the information that is still needed for each threshold first." },
  safety_data_sheet_exists: {
    status: 409,
    message:
      "This chemical already has a safety data sheet in this language, or one whose language is not set. Check it and confirm that the new one replaces it.",
  },
  idempotency_key_reused: {
    status: 409,
    message: "This Idempotency-Key was already used for another request. Use a new one.",
  },
  link_expired: { status: 410, message: "This link has expired or has already been used. Ask for a new one." },
  file_too_large: { status: 413, message: "This file is too large." },
  request_too_large: { status: 413, message: "This request is too large." },
  file_type_refused: { status: 415, message: "This file type is not accepted." },
  file_unreadable: {
    status: 422,
    message: "This file cannot be read. Open it on your device to check it, then upload it again.",
  },
  department_not_found: {
    status: 422,
    message: "No department with this name is registered. Check the name with your department's admin.",
  },
  contact_not_in_business: { status: 422, message: "The selected person does not belong to this business." },
  location_not_in_business: { status: 422, message: "The selected location does not belong to this business." },
  weather_required: { status: 422, message: "Enter wind speed, wind direction and temperature. No wind is assumed." },
  place_needs_confirmation: {
    status: 422,
    message: "The location is not precise enough. Confirm it or place the pin on the map.",
  },
  unit_not_applicable: {
    status: 422,
    message: "ppm applies to gases and vapours. This substance is neither, so it cannot be converted.",
  },
  figure_not_on_file: { status: 422, message: "A value needed for this is not on file for this chemical." },
  does_not_burn: { status: 422, message: "This substance does not burn, so it has no LEL." },
  ...RELEASE_REFUSALS,
  sign_in_locked: { status: 429, message: "Too many failed attempts. Wait a while or reset your password." },
  rate_limited: { status: 429, message: "Too many requests. Wait a moment and try again." },
  internal_error: { status: 500, message: "The server encountered an error. Please try again later." },
  provider_failed: {
    status: 502,
    message: "The external service did not respond. Try again or enter the values yourself.",
  },
  provider_not_configured: {
    status: 503,
    message: "No external service is set up for this. Enter the values yourself.",
  },
  not_ready: { status: 503, message: "The server is starting or stopping. Try again in a moment." },
  storage_full: {
    status: 507,
    message:
      "The server's disk is full, so nothing was saved. Ask the server operator to free up space, then try again.",
  },
} as const satisfies Readonly<Record<ErrorCode, ErrorEntry>>;

export { isErrorCode, type ErrorCode } from "./error-code-names.ts";
