import { plume } from "./en/responder/plume.ts";
import { businessSearch } from "./en/responder/business-search.ts";
import { binder } from "./en/sheets/binder.ts";
import { checklist } from "./en/responder/checklist.ts";
import { chemicalImport } from "./en/inventory/chemical-import.ts";
import { containerImport } from "./en/inventory/container-import.ts";
import { chemicalSearch } from "./en/responder/chemical-search.ts";
import { checklists } from "./en/checklists.ts";
import { chemicals } from "./en/chemicals.ts";
import { common } from "./en/common.ts";
import { conversion } from "./en/responder/conversion.ts";
import { containerTexts } from "./en/inventory/containers.ts";
import { dashboard } from "./en/dashboard.ts";
import { deleted } from "./en/deleted.ts";
import { fieldConflicts } from "./en/field-conflicts.ts";
import { fireSafety } from "./en/fire-safety.ts";
import { incidentPlan } from "./en/responder/incident-plan.ts";
import { paper } from "./en/responder/paper.ts";
import { landing } from "./en/landing.ts";
import { locations } from "./en/locations.ts";
import { people } from "./en/account/people.ts";
import { planPlacement } from "./en/plan-placement.ts";
import { plans } from "./en/plans.ts";
import { problems } from "./en/problems.ts";
import { registration } from "./en/account/registration.ts";
import { replay } from "./en/responder/replay.ts";
import { responder } from "./en/responder/responder.ts";
import { responderMap } from "./en/responder/responder-map.ts";
import { safety } from "./en/responder/safety.ts";
import { safetyDataSheets } from "./en/sheets/safety-data-sheets.ts";
import { sheetText } from "./en/sheets/sheet-text.ts";
import { sheetView } from "./en/sheets/sheet-view.ts";
import { shell } from "./en/shell.ts";
import { signIns } from "./en/account/sign-ins.ts";
import { standing } from "./en/standing.ts";
import { storedLevel } from "./en/inventory/stored-level.ts";
import { signIn } from "./en/account/sign-in.ts";
import { subscription } from "./en/account/subscription.ts";
import { handOver } from "./en/hand-over.ts";
import { tierTwo } from "./en/tier-two.ts";
import { uploads } from "./en/uploads.ts";
import { verifyLog } from "./en/verify-log.ts";
import { editionChanges } from "./en/responder/edition-changes.ts";
import { team } from "./en/responder/team.ts";

/**
 * Every text of the app in English, one part per area. Another language is another file of the same shape. Texts with
 * values are functions, so that each language can order and count as it needs.
 */
export const en = {
  common,
  problems,
  shell,
  standing,
  storedLevel,
  landing,
  signIn,
  registration,
  subscription,
  dashboard,
  fieldConflicts,
  fireSafety,
  checklists,
  locations,
  chemicals,
  chemicalImport,
  containerImport,
  containers: containerTexts,
  safetyDataSheets,
  sheetText,
  sheetView,
  binder,
  people,
  signIns,
  plans,
  planPlacement,
  deleted,
  tierTwo,
  uploads,
  verifyLog,
  editionChanges,
  handOver,
  responder,
  replay,
  conversion,
  safety,
  responderMap,
  team,
  checklist,
  incidentPlan,
  paper,
  chemicalSearch,
  businessSearch,
  plume,
};
