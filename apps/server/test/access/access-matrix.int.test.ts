import { ACCESS_RULES, endpoints, type EndpointShape, type Grant } from "@placard/api-client/internal";
import { BUSINESS_ROLES, can } from "@placard/hazmat-core/business";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routeOf } from "../../src/http/mount.ts";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";
import { createWorld, type World } from "../world.ts";

/**
 * The access matrix, derived from the design and not from the contract or the code: change both deliberately.
 * Ids in the calls belong to the caller if the caller can own such a row.
 */

const WHO = [
  "nobody",
  "Viewer",
  "User",
  "Manager",
  "Admin",
  "waiting member",
  "pending responder",
  "responder",
  "department admin",
  "token chemicals:read",
  "token hazard:model",
  "token inventory:write",
  "token incident:write",
] as const;
type Who = (typeof WHO)[number];

const BUSINESS: readonly Who[] = ["Viewer", "User", "Manager", "Admin"];
const FROM_USER: readonly Who[] = ["User", "Manager", "Admin"];
const FROM_MANAGER: readonly Who[] = ["Manager", "Admin"];
const VERIFIED: readonly Who[] = ["responder", "department admin"];
/** Approved members, including those of a pending department. */
const RESPONDERS: readonly Who[] = ["pending responder", ...VERIFIED];
const SIGNED_IN: readonly Who[] = [...BUSINESS, "waiting member", ...RESPONDERS];

const ALLOWED: readonly { readonly who: readonly Who[]; readonly calls: readonly string[] }[] = [
  {
    who: WHO,
    calls: [
      "loginUser loginResponder logout getSession requestPasswordReset resetPassword insertBusiness confirmEmail restoreEmail",
      "insertResponderAdmin insertResponderUser getInvitation acceptInvitation getConfig getOpenApi healthz readyz metrics",
      "registrationAddressSuggestions",
      "insertBusinessUser", // with a claim; without one the handler requires an Admin, see registration.int.test.ts
    ].flatMap((line) => line.split(" ")),
  },
  { who: SIGNED_IN, calls: ["changePassword"] },
  {
    who: [...SIGNED_IN, "token chemicals:read"],
    calls: [
      "searchChemicals meantChemical getChemicalRecord getSafetyProperties getPpeProperties getNfpa getAllProperties",
      "getPubchemProperty searchNioshs convertMgM3ToPpm convertPpmToMgM3 turnbackPpm",
    ].flatMap((line) => line.split(" ")),
  },
  {
    who: [...SIGNED_IN, "token hazard:model"],
    calls:
      "buildPlumes initialEvac getWeather addressSuggestions geocodeAddress getDirections getDirectionsAround".split(
        " ",
      ),
  },
  {
    who: BUSINESS,
    calls: [
      "getInspectionSummary getInspectionSchedules getInspections getInspection getInspectionPhotoFile getInspectionFindings",
      "getInspectionChecklists getInspectionChecklistVersions",
      "getReportStates getThresholdCounts getMissingReportFields getEmergencyCounts makeTierTwoReport findOnFile",
      "getDismissedNotifications dismissNotification restoreNotifications",
      "getChemicalImports getDeletedRecords getBusinessUsers getUsersByBusiness getSdsVersions getDueContainers getContainersByBusiness getSitesWithContainers getSameStock findContainer checkStorage getSeparationPlan checkNumberOfLocations checkNumberOfChemicals checkNumberOfUsers",
    ].flatMap((line) => line.split(" ")),
  },
  {
    who: FROM_USER,
    calls: [
      "uploadSds updateSds restoreSds deleteSds restoreDeletedRecord",
      "insertInspection updateInspection finishInspection deleteInspection uploadInspectionPhoto deleteInspectionPhoto",
      "updateInspectionFinding mendInspectionFinding reopenInspectionFinding",
      "confirmChemical confirmLocation confirmInventory undoCheck", // only people can check a row, not programs
    ].flatMap((line) => line.split(" ")),
  },
  {
    who: [...FROM_USER, "token inventory:write"],
    calls: [
      "insertChemical updateChemical deleteChemical",
      "insertContainers updateContainer deleteContainer",
      "insertChemicalImport insertImportedChemicals insertImportedContainers finishChemicalImport undoChemicalImport",
    ].flatMap((line) => line.split(" ")),
  },
  {
    who: FROM_MANAGER,
    calls: [
      "insertLocation updateLocation deleteLocation uploadPicture updatePicture deletePicture",
      "insertPlanPoint updatePlanPoint deletePlanPoint updatePlanPlacement deletePlanPlacement",
      "insertSitePoint updateSitePoint deleteSitePoint",
      "insertAcceptedRisk deleteAcceptedRisk",
      "insertInspectionSchedule updateInspectionSchedule deleteInspectionSchedule",
      "insertInspectionChecklist updateInspectionChecklist deleteInspectionChecklist",
      "insertBusinessContact updateBusinessContact deleteUser", // for contacts; users need an Admin
    ].flatMap((line) => line.split(" ")),
  },
  {
    who: ["Admin"],
    calls: [
      "updateBusiness updateBusinessRegistration",
      "getBusinessAccessTokens insertBusinessAccessToken deleteBusinessAccessToken",
      "getBusinessInvitations insertBusinessInvitation",
    ].flatMap((line) => line.split(" ")),
  },
  {
    who: [...BUSINESS, ...VERIFIED],
    calls: [
      "getBusinessName getBusinessDetails getHighRiskCount getBusinessStats getContactsByBusiness",
      "getPicturesByLocation getPictureFile getPlanPoints getSdsByChemical getSdsByBusiness getSdsPage getSdsFile",
    ].flatMap((line) => line.split(" ")),
  },
  {
    who: [...BUSINESS, ...VERIFIED, "token inventory:write"],
    calls: [
      "getLocationsByBusiness",
      "getChemicalsByBusiness",
      "getInventoryPage",
      "getInventorySummary",
      "getStorageReactivity",
      "getStandingMarks",
      "getContainers",
    ],
  },
  {
    who: VERIFIED,
    calls: "searchBusinesses loadHydrants getAllLocationsGeocoded watchIncident watchDepartmentIncidents".split(" "),
  },
  {
    who: RESPONDERS,
    calls: [
      "getUserIncidents updateIncidentStatus",
      "getIncidentPlan updateIncidentPlan",
      "getChecklistProgress updateChecklistProgress getDepartment getIncidentPeople",
    ].flatMap((line) => line.split(" ")),
  },
  {
    who: [...RESPONDERS, "token incident:write"],
    calls: [
      "createIncident logIncidentAction logIncidentPhoto getIncidentPhoto",
      "getDepartmentIncidents getIncidentLog exportIncidentLog",
    ].flatMap((line) => line.split(" ")),
  },
  {
    who: ["department admin"],
    calls: [
      "updateDepartment getResponderUsers approveResponderUser deleteResponderUser getInvitations insertInvitations",
      "getAccessTokens insertAccessToken deleteAccessToken",
    ].flatMap((line) => line.split(" ")),
  },
  {
    who: ["Admin", "department admin"],
    calls: "deactivateUser reactivateUser insertInvitationLink deleteInvitation".split(" "),
  },
  // Everyone may edit their own row of that kind; the handler checks that it is their own, see the tests of each area.
  { who: SIGNED_IN, calls: ["updateUser", "updateResponderUser"] },
];

const allowedBy = new Map(ALLOWED.flatMap(({ who, calls }) => calls.map((id) => [id, who] as const)));

let harness: Harness;
let world: World;
let tokens: ReadonlyMap<Who, string>;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  const admin = await harness.client(world.verified.admin);
  const tokenFor = async (scope: "chemicals:read" | "hazard:model" | "incident:write") => {
    const body = { department_id: world.verified.id, name: scope, scopes: [scope] };
    return (await admin.accessTokens.insertAccessToken({ body })).secret;
  };
  const owner = await harness.client(world.ours.accounts.Admin);
  const inventory = await owner.accessTokens.insertBusinessAccessToken({
    body: { business_id: world.ours.id, name: "Stock", scopes: ["inventory:write"] },
  });
  tokens = new Map([
    ["token incident:write", await tokenFor("incident:write")],
    ["token inventory:write", inventory.secret],
    ["token chemicals:read", await tokenFor("chemicals:read")],
    ["token hazard:model", await tokenFor("hazard:model")],
  ]);
});
afterAll(() => harness[Symbol.asyncDispose]());

/** A new session for every call, because some calls end it. */
async function credentials(who: Who): Promise<Record<string, string>> {
  const signedIn = async (id: number) => ({ cookie: `placard_session=${await harness.cookie(id)}` });
  switch (who) {
    case "nobody":
      return {};
    case "Viewer":
    case "User":
    case "Manager":
    case "Admin":
      return signedIn(world.ours.accounts[who]);
    case "waiting member":
      return signedIn(world.verified.waiting);
    case "pending responder":
      return signedIn(world.pending.member);
    case "responder":
      return signedIn(world.verified.member);
    case "department admin":
      return signedIn(world.verified.admin);
    case "token chemicals:read":
    case "token hazard:model":
    case "token inventory:write":
    case "token incident:write":
      return { authorization: `Bearer ${tokens.get(who)}` };
  }
}

/** Sends input that no schema accepts, so that an allowed call has no effect: allowed calls answer 400, 404 or 415. */
async function knock(endpoint: EndpointShape, who: Who): Promise<{ status: number; code: string }> {
  const path = routeOf(endpoint).replaceAll(/:\w+/g, "0");
  const response = await harness.app.request(`${BASE_URL}${path}`, {
    method: endpoint.method,
    headers: { "x-placard-client": "test", ...(await credentials(who)) },
    ...(endpoint.method !== "GET" && { body: "[]" }),
  });
  if (response.headers.get("content-type")?.startsWith("application/json") !== true) {
    return { status: response.status, code: "none" };
  }
  const body: unknown = await response.json();
  const code = typeof body === "object" && body !== null && "code" in body ? String(body.code) : "none";
  return { status: response.status, code };
}

it("covers every endpoint and no other", () => {
  expect([...allowedBy.keys()].toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
});

it.each(endpoints.map(({ id, access }) => [id, access] as const))(
  "gives business roles the rights of the role table: %s",
  (id, access) => {
    const grants: readonly Grant[] = ACCESS_RULES[access].grants;
    const derived = BUSINESS_ROLES.filter((role) =>
      grants.some((grant) => {
        if (grant.to === "business") return can(role, grant.may);
        return ["anyone", "claim", "signed-in", "self"].includes(grant.to);
      }),
    );
    expect(BUSINESS_ROLES.filter((role) => allowedBy.get(id)?.includes(role))).toEqual(derived);
  },
);

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))("%s", (id, endpoint) => {
  const allowed = allowedBy.get(id) ?? [];

  it.each(WHO.filter((who) => !allowed.includes(who)))("denies access: %s", async (who) => {
    const { status, code } = await knock(endpoint, who);
    expect(status, code).toBe(who === "nobody" ? 401 : 403);
  });

  it.each(WHO.filter((who) => allowed.includes(who)))("allows access: %s", async (who) => {
    const { status, code } = await knock(endpoint, who);
    expect([401, 403], code).not.toContain(status);
  });
});
