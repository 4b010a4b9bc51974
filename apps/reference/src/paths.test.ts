import { expect, it } from "vitest";
import { areaOfPath, paths } from "./paths.ts";

it("keeps every address that people have bookmarked", () => {
  expect(paths).toMatchInlineSnapshot(`
    {
      "addChemical": "/dashboard/chemicals/add",
      "addLocation": "/dashboard/locations/add",
      "businessPlan": "/subscription/business",
      "changeEmail": "/change-email",
      "checklists": "/dashboard/fire-safety/checklists",
      "chemicals": "/dashboard/chemicals",
      "choosePassword": "/choose-password",
      "containersOfChemical": "/dashboard/chemicals/containers",
      "dashboard": "/dashboard",
      "deleted": "/dashboard/deleted",
      "findContainer": "/dashboard/containers",
      "fireSafety": "/dashboard/fire-safety",
      "formerReports": "/dashboard/hand-over",
      "importChemicals": "/dashboard/chemicals/import",
      "inspection": "/dashboard/fire-safety/inspection",
      "landing": "/",
      "locations": "/dashboard/locations",
      "pastIncidents": "/responder/incidents",
      "people": "/dashboard/profile-settings",
      "plans": "/subscription",
      "profile": "/dashboard/profile",
      "register": "/register",
      "reports": "/dashboard/reports",
      "resetPassword": "/reset-password",
      "responder": "/responder",
      "responderAccount": "/responder/account",
      "responderPlan": "/subscription/responder",
      "responderWorkspace": "/responder/dashboard",
      "safetyDataSheets": "/dashboard/safety-data-sheets",
      "separation": "/dashboard/locations/separation",
      "signIn": "/login",
      "verifyLog": "/verify-log",
    }
  `);
});

it.each([
  ["/responder", "responder"],
  ["/responder/dashboard", "responder"],
  ["/responders", "business"],
  ["/dashboard", "business"],
  ["/", "business"],
] as const)("puts %s in the %s area", (pathname, area) => {
  expect(areaOfPath(pathname)).toBe(area);
});
