import type { Operation } from "../http/operation.ts";
import { deleteBusinessAccessTokenOperation } from "./access-tokens/delete-business-access-token.ts";
import { getBusinessAccessTokensOperation } from "./access-tokens/get-business-access-tokens.ts";
import { insertBusinessAccessTokenOperation } from "./access-tokens/insert-business-access-token.ts";
import { getBusinessDetailsOperation } from "./businesses/get-business-details.ts";
import { getBusinessNameOperation } from "./businesses/get-business-name.ts";
import { getBusinessStatsOperation } from "./businesses/get-business-stats.ts";
import { getHighRiskCountOperation } from "./businesses/get-high-risk-count.ts";
import { searchBusinessesOperation } from "./businesses/search-businesses.ts";
import { updateBusinessRegistrationOperation } from "./businesses/update-business-registration.ts";
import { updateBusinessOperation } from "./businesses/update-business.ts";
import { finishChemicalImportOperation } from "./chemical-imports/finish-chemical-import.ts";
import { getChemicalImportsOperation } from "./chemical-imports/get-chemical-imports.ts";
import { insertChemicalImportOperation } from "./chemical-imports/insert-chemical-import.ts";
import { insertImportedChemicalsOperation } from "./chemical-imports/insert-imported-chemicals.ts";
import { insertImportedContainersOperation } from "./chemical-imports/insert-imported-containers.ts";
import { undoChemicalImportOperation } from "./chemical-imports/undo-chemical-import.ts";
import { deleteChemicalOperation } from "./chemicals/delete-chemical.ts";
import { findOnFileOperation } from "./chemicals/find-on-file.ts";
import { getChemicalsByBusinessOperation } from "./chemicals/get-chemicals-by-business.ts";
import { getInventoryPageOperation } from "./chemicals/get-inventory-page.ts";
import { getInventorySummaryOperation } from "./chemicals/get-inventory-summary.ts";
import { insertChemicalOperation } from "./chemicals/insert-chemical.ts";
import { updateChemicalOperation } from "./chemicals/update-chemical.ts";
import { confirmChemicalOperation } from "./chemical-checks/confirm-chemical.ts";
import { confirmInventoryOperation } from "./chemical-checks/confirm-inventory.ts";
import { confirmLocationOperation } from "./chemical-checks/confirm-location.ts";
import { undoCheckOperation } from "./chemical-checks/undo-check.ts";
import { deleteContainerOperation } from "./containers/delete-container.ts";
import { findContainerOperation } from "./containers/find-container.ts";
import { getContainersByBusinessOperation } from "./containers/get-containers-by-business.ts";
import { getContainersOperation } from "./containers/get-containers.ts";
import { getDueContainersOperation } from "./containers/get-due-containers.ts";
import { getSameStockOperation } from "./containers/get-same-stock.ts";
import { getSitesWithContainersOperation } from "./containers/get-sites-with-containers.ts";
import { insertContainersOperation } from "./containers/insert-containers.ts";
import { updateContainerOperation } from "./containers/update-container.ts";
import { getDeletedRecordsOperation } from "./deleted-records/get-deleted-records.ts";
import { restoreDeletedRecordOperation } from "./deleted-records/restore-deleted-record.ts";
import { approveResponderUserOperation } from "./departments/approve-responder-user.ts";
import { deleteAccessTokenOperation } from "./access-tokens/delete-access-token.ts";
import { deleteResponderUserOperation } from "./departments/delete-responder-user.ts";
import { getAccessTokensOperation } from "./access-tokens/get-access-tokens.ts";
import { getDepartmentOperation } from "./departments/get-department.ts";
import { getInvitationsOperation } from "./departments/get-invitations.ts";
import { getResponderUsersOperation } from "./departments/get-responder-users.ts";
import { insertAccessTokenOperation } from "./access-tokens/insert-access-token.ts";
import { insertInvitationsOperation } from "./departments/insert-invitations.ts";
import { updateDepartmentOperation } from "./departments/update-department.ts";
import { updateResponderUserOperation } from "./departments/update-responder-user.ts";
import { addressSuggestionsOperation } from "./geo/address-suggestions.ts";
import { geocodeAddressOperation } from "./geo/geocode-address.ts";
import { getAllLocationsGeocodedOperation } from "./geo/get-all-locations-geocoded.ts";
import { getDirectionsAroundOperation, getDirectionsOperation } from "./geo/get-directions.ts";
import { loadHydrantsOperation } from "./geo/load-hydrants.ts";
import { registrationAddressSuggestionsOperation } from "./geo/registration-address-suggestions.ts";
import { getEmergencyCountsOperation } from "./hand-over/get-emergency-counts.ts";
import { getMissingReportFieldsOperation } from "./hand-over/get-missing-report-fields.ts";
import { getReportStatesOperation } from "./hand-over/get-report-states.ts";
import { getThresholdCountsOperation } from "./hand-over/get-threshold-counts.ts";
import { makeTierTwoReportOperation } from "./hand-over/make-tier-two-report.ts";
import { createIncidentOperation } from "./incidents/create-incident.ts";
import { exportIncidentLogOperation } from "./incidents/export-incident-log.ts";
import { getChecklistProgressOperation } from "./incidents/get-checklist-progress.ts";
import { getDepartmentIncidentsOperation } from "./incidents/get-department-incidents.ts";
import { getIncidentLogOperation } from "./incidents/get-incident-log.ts";
import { getIncidentPeopleOperation } from "./incidents/get-incident-people.ts";
import { getIncidentPhotoOperation } from "./incidents/get-incident-photo.ts";
import { getIncidentPlanOperation } from "./incidents/get-incident-plan.ts";
import { getUserIncidentsOperation } from "./incidents/get-user-incidents.ts";
import { logIncidentActionOperation } from "./incidents/log-incident-action.ts";
import { logIncidentPhotoOperation } from "./incidents/log-incident-photo.ts";
import { updateChecklistProgressOperation } from "./incidents/update-checklist-progress.ts";
import { updateIncidentPlanOperation } from "./incidents/update-incident-plan.ts";
import { updateIncidentStatusOperation } from "./incidents/update-incident-status.ts";
import { watchDepartmentIncidentsOperation } from "./incidents/watch-department-incidents.ts";
import { watchIncidentOperation } from "./incidents/watch-incident.ts";
import { deleteInspectionChecklistOperation } from "./inspections/checklists/delete-inspection-checklist.ts";
import { getInspectionChecklistVersionsOperation } from "./inspections/checklists/get-inspection-checklist-versions.ts";
import { getInspectionChecklistsOperation } from "./inspections/checklists/get-inspection-checklists.ts";
import { insertInspectionChecklistOperation } from "./inspections/checklists/insert-inspection-checklist.ts";
import { updateInspectionChecklistOperation } from "./inspections/checklists/update-inspection-checklist.ts";
import { deleteInspectionScheduleOperation } from "./inspections/schedules/delete-inspection-schedule.ts";
import { getInspectionSchedulesOperation } from "./inspections/schedules/get-inspection-schedules.ts";
import { getInspectionSummaryOperation } from "./inspections/schedules/get-inspection-summary.ts";
import { insertInspectionScheduleOperation } from "./inspections/schedules/insert-inspection-schedule.ts";
import { updateInspectionScheduleOperation } from "./inspections/schedules/update-inspection-schedule.ts";
import { deleteInspectionOperation } from "./inspections/rounds/delete-inspection.ts";
import { finishInspectionOperation } from "./inspections/rounds/finish-inspection.ts";
import { getInspectionOperation } from "./inspections/rounds/get-inspection.ts";
import { getInspectionsOperation } from "./inspections/rounds/get-inspections.ts";
import { insertInspectionOperation } from "./inspections/rounds/insert-inspection.ts";
import { updateInspectionOperation } from "./inspections/rounds/update-inspection.ts";
import { deleteInspectionPhotoOperation } from "./inspections/photos/delete-inspection-photo.ts";
import { getInspectionPhotoFileOperation } from "./inspections/photos/get-inspection-photo-file.ts";
import { uploadInspectionPhotoOperation } from "./inspections/photos/upload-inspection-photo.ts";
import { getInspectionFindingsOperation } from "./inspections/findings/get-inspection-findings.ts";
import { mendInspectionFindingOperation } from "./inspections/findings/mend-inspection-finding.ts";
import { reopenInspectionFindingOperation } from "./inspections/findings/reopen-inspection-finding.ts";
import { updateInspectionFindingOperation } from "./inspections/findings/update-inspection-finding.ts";
import { acceptInvitationOperation } from "./invitations/accept-invitation.ts";
import { deleteInvitationOperation } from "./invitations/delete-invitation.ts";
import { getBusinessInvitationsOperation } from "./invitations/get-business-invitations.ts";
import { getInvitationOperation } from "./invitations/get-invitation.ts";
import { insertBusinessInvitationOperation } from "./invitations/insert-business-invitation.ts";
import { insertInvitationLinkOperation } from "./invitations/insert-invitation-link.ts";
import { deactivateUserOperation } from "./people/deactivate-user.ts";
import { reactivateUserOperation } from "./people/reactivate-user.ts";
import { deleteLocationOperation } from "./locations/delete-location.ts";
import { getLocationsByBusinessOperation } from "./locations/get-locations-by-business.ts";
import { insertLocationOperation } from "./locations/insert-location.ts";
import { deleteSitePointOperation } from "./locations/delete-site-point.ts";
import { insertSitePointOperation } from "./locations/insert-site-point.ts";
import { updateSitePointOperation } from "./locations/update-site-point.ts";
import { updateLocationOperation } from "./locations/update-location.ts";
import { buildPlumesOperation } from "./modelling/build-plumes.ts";
import { convertMgM3ToPpmOperation } from "./modelling/convert-mg-m3-to-ppm.ts";
import { convertPpmToMgM3Operation } from "./modelling/convert-ppm-to-mg-m3.ts";
import { getWeatherOperation } from "./modelling/get-weather.ts";
import { initialEvacOperation } from "./modelling/initial-evac.ts";
import { turnbackPpmOperation } from "./modelling/turnback-ppm.ts";
import { deleteUserOperation } from "./people/delete-user.ts";
import { getBusinessUsersOperation } from "./people/get-business-users.ts";
import { getContactsByBusinessOperation } from "./people/get-contacts-by-business.ts";
import {
  dismissNotificationOperation,
  getDismissedNotificationsOperation,
  restoreNotificationsOperation,
} from "./people/dismissed-notifications.ts";
import { getUsersByBusinessOperation } from "./people/get-users-by-business.ts";
import { insertBusinessContactOperation } from "./people/insert-business-contact.ts";
import { updateBusinessContactOperation } from "./people/update-business-contact.ts";
import { updateUserOperation } from "./people/update-user.ts";
import { deletePictureOperation } from "./pictures/delete-picture.ts";
import { getPictureFileOperation } from "./pictures/get-picture-file.ts";
import { getPicturesByLocationOperation } from "./pictures/get-pictures-by-location.ts";
import { deletePlanPlacementOperation } from "./pictures/delete-plan-placement.ts";
import { updatePlanPlacementOperation } from "./pictures/update-plan-placement.ts";
import { deletePlanPointOperation } from "./pictures/delete-plan-point.ts";
import { getPlanPointsOperation } from "./pictures/get-plan-points.ts";
import { insertPlanPointOperation } from "./pictures/insert-plan-point.ts";
import { updatePlanPointOperation } from "./pictures/update-plan-point.ts";
import { updatePictureOperation } from "./pictures/update-picture.ts";
import { uploadPictureOperation } from "./pictures/upload-picture.ts";
import { checkNumberOfChemicalsOperation } from "./plans/check-number-of-chemicals.ts";
import { checkNumberOfLocationsOperation } from "./plans/check-number-of-locations.ts";
import { checkNumberOfUsersOperation } from "./plans/check-number-of-users.ts";
import { getAllPropertiesOperation } from "./reference/get-all-properties.ts";
import { getChemicalRecordOperation } from "./reference/get-chemical-record.ts";
import { getNfpaOperation } from "./reference/get-nfpa.ts";
import { getPpePropertiesOperation } from "./reference/get-ppe-properties.ts";
import { getPubchemPropertyOperation } from "./reference/get-pubchem-property.ts";
import { getSafetyPropertiesOperation } from "./reference/get-safety-properties.ts";
import { meantChemicalOperation } from "./reference/meant-chemical.ts";
import { searchChemicalsOperation } from "./reference/search-chemicals.ts";
import { searchNioshsOperation } from "./reference/search-nioshs.ts";
import { insertBusinessUserOperation } from "./registration/insert-business-user.ts";
import { insertBusinessOperation } from "./registration/insert-business.ts";
import { insertResponderAdminOperation } from "./registration/insert-responder-admin.ts";
import { insertResponderUserOperation } from "./registration/insert-responder-user.ts";
import { deleteSdsOperation } from "./safety-data-sheets/delete-sds.ts";
import { getSdsByBusinessOperation } from "./safety-data-sheets/get-sds-by-business.ts";
import { getSdsByChemicalOperation } from "./safety-data-sheets/get-sds-by-chemical.ts";
import { getSdsPageOperation } from "./safety-data-sheets/get-sds-page.ts";
import { getSdsVersionsOperation } from "./safety-data-sheets/get-sds-versions.ts";
import { restoreSdsOperation } from "./safety-data-sheets/restore-sds.ts";
import { getSdsFileOperation } from "./safety-data-sheets/get-sds-file.ts";
import { updateSdsOperation } from "./safety-data-sheets/update-sds.ts";
import { uploadSdsOperation } from "./safety-data-sheets/upload-sds.ts";
import { getConfigOperation } from "./service/get-config.ts";
import { getOpenApiOperation } from "./service/get-openapi.ts";
import { healthzOperation } from "./service/healthz.ts";
import { metricsOperation } from "./service/metrics.ts";
import { readyzOperation } from "./service/readyz.ts";
import { changePasswordOperation } from "./session/change-password.ts";
import { getSessionOperation } from "./session/get-session.ts";
import { loginResponderOperation } from "./session/login-responder.ts";
import { loginUserOperation } from "./session/login-user.ts";
import { logoutOperation } from "./session/logout.ts";
import { requestPasswordResetOperation } from "./session/request-password-reset.ts";
import { confirmEmailOperation } from "./session/confirm-email.ts";
import { resetPasswordOperation } from "./session/reset-password.ts";
import { restoreEmailOperation } from "./session/restore-email.ts";
import { checkStorageOperation } from "./storage-reactivity/check-storage.ts";
import { getSeparationPlanOperation } from "./storage-reactivity/get-separation-plan.ts";
import { deleteAcceptedRiskOperation } from "./storage-reactivity/delete-accepted-risk.ts";
import { getStandingMarksOperation } from "./storage-reactivity/get-standing-marks.ts";
import { getStorageReactivityOperation } from "./storage-reactivity/get-storage-reactivity.ts";
import { insertAcceptedRiskOperation } from "./storage-reactivity/insert-accepted-risk.ts";

/** All endpoints that this server implements, by resource. */
export const operations: readonly Operation[] = [
  changePasswordOperation,
  getSessionOperation,
  loginResponderOperation,
  loginUserOperation,
  logoutOperation,
  requestPasswordResetOperation,
  resetPasswordOperation,
  confirmEmailOperation,
  restoreEmailOperation,

  insertBusinessUserOperation,
  insertBusinessOperation,
  insertResponderAdminOperation,
  insertResponderUserOperation,

  deleteBusinessAccessTokenOperation,
  getBusinessAccessTokensOperation,
  insertBusinessAccessTokenOperation,
  getBusinessDetailsOperation,
  getBusinessNameOperation,
  getBusinessStatsOperation,
  getHighRiskCountOperation,
  searchBusinessesOperation,
  updateBusinessRegistrationOperation,
  updateBusinessOperation,

  deleteUserOperation,
  getBusinessUsersOperation,
  getContactsByBusinessOperation,
  getUsersByBusinessOperation,
  insertBusinessContactOperation,
  updateBusinessContactOperation,
  updateUserOperation,
  deactivateUserOperation,
  reactivateUserOperation,
  getDismissedNotificationsOperation,
  dismissNotificationOperation,
  restoreNotificationsOperation,

  acceptInvitationOperation,
  deleteInvitationOperation,
  getBusinessInvitationsOperation,
  getInvitationOperation,
  insertBusinessInvitationOperation,
  insertInvitationLinkOperation,

  checkNumberOfChemicalsOperation,
  confirmChemicalOperation,
  confirmLocationOperation,
  confirmInventoryOperation,
  undoCheckOperation,

  getStorageReactivityOperation,
  getStandingMarksOperation,
  checkStorageOperation,
  getSeparationPlanOperation,
  insertAcceptedRiskOperation,
  deleteAcceptedRiskOperation,

  checkNumberOfLocationsOperation,
  checkNumberOfUsersOperation,

  deleteLocationOperation,
  insertSitePointOperation,
  updateSitePointOperation,
  deleteSitePointOperation,
  getLocationsByBusinessOperation,
  insertLocationOperation,
  updateLocationOperation,

  deleteChemicalOperation,
  getChemicalsByBusinessOperation,
  getInventoryPageOperation,
  getInventorySummaryOperation,
  findOnFileOperation,
  getChemicalImportsOperation,
  insertChemicalImportOperation,
  insertImportedChemicalsOperation,
  insertImportedContainersOperation,
  finishChemicalImportOperation,
  undoChemicalImportOperation,
  insertChemicalOperation,
  updateChemicalOperation,

  deletePictureOperation,
  updatePictureOperation,
  getPictureFileOperation,
  getPicturesByLocationOperation,
  uploadPictureOperation,
  deletePlanPointOperation,
  updatePlanPlacementOperation,
  deletePlanPlacementOperation,
  getPlanPointsOperation,
  insertPlanPointOperation,
  updatePlanPointOperation,

  deleteSdsOperation,
  getSdsByBusinessOperation,
  getSdsByChemicalOperation,
  getSdsFileOperation,
  getSdsPageOperation,
  getSdsVersionsOperation,
  restoreSdsOperation,
  updateSdsOperation,
  uploadSdsOperation,

  getInspectionSchedulesOperation,
  getInspectionSummaryOperation,
  insertInspectionScheduleOperation,
  updateInspectionScheduleOperation,
  deleteInspectionScheduleOperation,
  deleteInspectionOperation,
  finishInspectionOperation,
  getInspectionOperation,
  getInspectionsOperation,
  insertInspectionOperation,
  updateInspectionOperation,
  deleteInspectionPhotoOperation,
  getInspectionPhotoFileOperation,
  uploadInspectionPhotoOperation,
  getInspectionFindingsOperation,
  mendInspectionFindingOperation,
  reopenInspectionFindingOperation,
  updateInspectionFindingOperation,
  getInspectionChecklistsOperation,
  getInspectionChecklistVersionsOperation,
  insertInspectionChecklistOperation,
  updateInspectionChecklistOperation,
  deleteInspectionChecklistOperation,
  getContainersOperation,
  getContainersByBusinessOperation,
  getDueContainersOperation,
  getSitesWithContainersOperation,
  getSameStockOperation,
  findContainerOperation,
  insertContainersOperation,
  updateContainerOperation,
  deleteContainerOperation,
  getDeletedRecordsOperation,
  restoreDeletedRecordOperation,
  getEmergencyCountsOperation,
  getMissingReportFieldsOperation,
  getReportStatesOperation,
  getThresholdCountsOperation,
  makeTierTwoReportOperation,

  approveResponderUserOperation,
  deleteAccessTokenOperation,
  deleteResponderUserOperation,
  getAccessTokensOperation,
  getDepartmentOperation,
  getInvitationsOperation,
  getResponderUsersOperation,
  insertAccessTokenOperation,
  insertInvitationsOperation,
  updateDepartmentOperation,
  updateResponderUserOperation,

  createIncidentOperation,
  getChecklistProgressOperation,
  getDepartmentIncidentsOperation,
  getIncidentLogOperation,
  exportIncidentLogOperation,
  getIncidentPeopleOperation,
  getIncidentPlanOperation,
  getUserIncidentsOperation,
  logIncidentActionOperation,
  logIncidentPhotoOperation,
  getIncidentPhotoOperation,
  updateChecklistProgressOperation,
  updateIncidentPlanOperation,
  updateIncidentStatusOperation,
  watchDepartmentIncidentsOperation,
  watchIncidentOperation,

  getAllPropertiesOperation,
  getChemicalRecordOperation,
  getNfpaOperation,
  getPpePropertiesOperation,
  getPubchemPropertyOperation,
  getSafetyPropertiesOperation,
  searchChemicalsOperation,
  meantChemicalOperation,
  searchNioshsOperation,

  buildPlumesOperation,
  convertMgM3ToPpmOperation,
  convertPpmToMgM3Operation,
  getWeatherOperation,
  initialEvacOperation,
  turnbackPpmOperation,

  addressSuggestionsOperation,
  geocodeAddressOperation,
  getAllLocationsGeocodedOperation,
  getDirectionsOperation,
  getDirectionsAroundOperation,
  loadHydrantsOperation,
  registrationAddressSuggestionsOperation,

  getConfigOperation,
  getOpenApiOperation,
  healthzOperation,
  metricsOperation,
  readyzOperation,
];
