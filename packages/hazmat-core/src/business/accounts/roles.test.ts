import { expect, it } from "vitest";
import { BUSINESS_ROLES } from "../forms/choices.ts";
import { englishRoles, refusalText } from "./role-words.en.ts";
import { BUSINESS_ACTIONS, can, isAdminRole, leastRole, whyNot } from "./roles.ts";

// Viewer: read. User: also chemicals, SDS and inspections. Manager: also locations, pictures, contacts and inspection
// schedules. Admin: everything.
const MAY = {
  read: ["Admin", "Manager", "User", "Viewer"],
  edit_chemicals: ["Admin", "Manager", "User"],
  edit_sds: ["Admin", "Manager", "User"],
  inspect: ["Admin", "Manager", "User"],
  plan_inspections: ["Admin", "Manager"],
  edit_locations: ["Admin", "Manager"],
  accept_risks: ["Admin", "Manager"],
  edit_pictures: ["Admin", "Manager"],
  edit_contacts: ["Admin", "Manager"],
  edit_users: ["Admin"],
  edit_plan: ["Admin"],
  edit_registration: ["Admin"],
  edit_access_tokens: ["Admin"],
} as const;

it.each(BUSINESS_ACTIONS)("allows %s to the roles of the table", (action) => {
  expect(BUSINESS_ROLES.filter((role) => can(role, action))).toEqual(MAY[action]);
});

it.each(BUSINESS_ACTIONS)("returns a reason exactly if %s is refused", (action) => {
  const refused = BUSINESS_ROLES.filter((role) => whyNot(role, action)?.role === role);
  expect(refused).toEqual(BUSINESS_ROLES.filter((role) => !can(role, action)));
});

it.each([
  ["Viewer", "edit_chemicals", "Users, Managers and Admins can change chemicals. Your role is Viewer."],
  ["User", "edit_pictures", "Managers and Admins can change pictures and floor plans. Your role is User."],
  ["Manager", "edit_users", "Only Admins can change users. Your role is Manager."],
] as const)("formats for a %s why the role may not %s", (role, action, sentence) => {
  const refusal = whyNot(role, action);
  expect(refusal && refusalText(refusal, englishRoles)).toBe(sentence);
});

it("formats the same data in another language", () => {
  const refusal = whyNot("Viewer", "edit_sds");
  expect(refusal).toEqual({ code: "role.too_low", role: "Viewer", action: "edit_sds", least: leastRole("edit_sds") });
  const french = { ...englishRoles, refusal: () => "Votre rôle ne le permet pas." };
  expect(refusal && refusalText(refusal, french)).toBe("Votre rôle ne le permet pas.");
});

it("derives the admin flag from the role", () => {
  expect(BUSINESS_ROLES.filter(isAdminRole)).toEqual(["Admin"]);
});
