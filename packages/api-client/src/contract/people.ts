import * as z from "zod";
import { done, success } from "../schemas/ground/answers.ts";
import { businessUser, contact } from "../schemas/accounts/people.ts";
import { wantedTierTwo } from "../schemas/records/tier-two.ts";
import {
  email,
  id,
  idFromText,
  instant,
  name,
  optionalText,
  typedPassword,
  version,
} from "../schemas/ground/primitives.ts";
import { optionalPhone } from "../schemas/ground/phones.ts";
import { businessRole } from "../schemas/ground/roles.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { BUSINESS_USER_ROW_EXAMPLE, CONTACT_EXAMPLE, MOMENT_EXAMPLE } from "./examples.ts";

export const getBusinessUsers = defineEndpoint({
  id: "getBusinessUsers",
  method: "GET",
  path: "/get-business-users/{business_id}",
  summary: "People of a business who can sign in.",
  access: "business-viewer",
  params: z.object({ business_id: idFromText }),
  response: success({ users: z.array(businessUser) }),
  errors: [],
  example: { params: { business_id: 3 }, response: { status: "success", users: [BUSINESS_USER_ROW_EXAMPLE] } },
});

export const getUsersByBusiness = defineEndpoint({
  id: "getUsersByBusiness",
  method: "GET",
  path: "/get-users-by-business/{id}",
  summary: "Users and contacts of a business together, to choose a location's manager from.",
  access: "business-viewer",
  params: z.object({ id: idFromText }),
  response: success({ users: z.array(businessUser), contacts: z.array(contact) }),
  errors: [],
  example: {
    params: { id: 3 },
    response: { status: "success", users: [BUSINESS_USER_ROW_EXAMPLE], contacts: [CONTACT_EXAMPLE] },
  },
});

export const getContactsByBusiness = defineEndpoint({
  id: "getContactsByBusiness",
  method: "GET",
  path: "/get-contacts-by-business/{business_id}",
  summary: "Contacts of a business, under the name users.",
  access: "business-or-responder",
  params: z.object({ business_id: idFromText }),
  response: success({ users: z.array(contact) }),
  errors: [],
  example: { params: { business_id: 3 }, response: { status: "success", users: [CONTACT_EXAMPLE] } },
});

export const insertBusinessContact = defineEndpoint({
  id: "insertBusinessContact",
  method: "POST",
  path: "/insert-business-contact",
  summary: "Add a contact. The server assigns contact_id.",
  access: "edit-contacts",
  body: z.object({
    business_id: id,
    name,
    email,
    phone: optionalPhone,
    second_phone: optionalPhone,
    job_title: optionalText,
    role: optionalText,
    tier_two: wantedTierTwo.contact,
  }),
  response: success({ contact_id: id, contact }),
  errors: [],
  idempotent: true,
  example: {
    body: {
      business_id: 3,
      name: "Jo Bell",
      email: "jo@harbour.example",
      phone: "+1 902 555 0143",
      job_title: "Refrigeration engineer",
      role: "Safety Officer",
    },
    response: { status: "success", contact_id: 8, contact: CONTACT_EXAMPLE },
  },
});

export const updateBusinessContact = defineEndpoint({
  id: "updateBusinessContact",
  method: "PUT",
  path: "/update-business-contact/{id}",
  summary: "Update a contact. Omitted fields are unchanged. A stale version is answered with edit_conflict.",
  access: "edit-contacts",
  params: z.object({ id: idFromText }),
  body: z.object({
    name: name.optional(),
    email: email.optional(),
    phone: optionalPhone,
    second_phone: optionalPhone,
    job_title: optionalText,
    role: optionalText,
    tier_two: wantedTierTwo.contact,
    version: version.optional(),
  }),
  response: success({ contact }),
  errors: ["not_found", "edit_conflict"],
  example: {
    params: { id: 8 },
    body: { phone: "+1 902 555 0143", version: 1 },
    response: { status: "success", contact: CONTACT_EXAMPLE },
  },
});

export const updateUser = defineEndpoint({
  id: "updateUser",
  method: "PUT",
  path: "/update-user/{id}",
  summary:
    "Update a user of a business. Only an Admin can change the role. A stale version is answered with edit_conflict.",
  access: "self-or-business-admin",
  params: z.object({ id: idFromText }),
  body: z.object({
    name: name.optional(),
    email: email
      .optional()
      .describe("A new address waits in pending_email until the link that is mailed there is opened, within 24 hours."),
    current_password: typedPassword.optional().describe("The caller's own. Needed for a new email address."),
    role: businessRole.optional(),
    version: version.optional(),
  }),
  response: success({ user: businessUser }),
  errors: ["not_found", "current_password_wrong", "email_taken", "last_admin", "edit_conflict"],
  example: {
    params: { id: 7 },
    body: { name: "Dana Reid", version: 1 },
    response: { status: "success", user: BUSINESS_USER_ROW_EXAMPLE },
  },
});

export const deleteUser = defineEndpoint({
  id: "deleteUser",
  method: "DELETE",
  path: "/delete-user/{id}",
  summary: "Remove a user or a contact; both share one id sequence. A contact can be restored for 30 days.",
  access: "business-people-removal",
  params: z.object({ id: idFromText }),
  response: done,
  errors: ["not_found", "last_admin"],
  example: { params: { id: 8 }, response: { status: "success" } },
});

const personOfEither = success({
  id,
  deactivated_at: instant.nullable(),
});

export const deactivateUser = defineEndpoint({
  id: "deactivateUser",
  method: "PUT",
  path: "/deactivate-user/{id}",
  summary: "Deactivate a user of the business or department. All sessions end immediately; past records keep the name.",
  access: "people-admin",
  params: z.object({ id: idFromText }),
  response: personOfEither,
  errors: ["not_found", "last_admin", "own_account"],
  example: { params: { id: 9 }, response: { status: "success", id: 9, deactivated_at: MOMENT_EXAMPLE } },
});

export const reactivateUser = defineEndpoint({
  id: "reactivateUser",
  method: "PUT",
  path: "/reactivate-user/{id}",
  summary: "Reactivate a deactivated account with its previous password.",
  access: "people-admin",
  params: z.object({ id: idFromText }),
  response: personOfEither,
  errors: ["not_found", "plan_limit_reached"],
  example: { params: { id: 9 }, response: { status: "success", id: 9, deactivated_at: null } },
});

/** Kinds of notifications of a business. Each is shown once, with a count. */
const notification = z.enum([
  "keep_apart",
  "check_due",
  "no_pin",
  "container_expired",
  "container_due",
  "sheet_old",
  "no_sheet",
  "inspection_overdue",
  "correction_overdue",
  "invitation_undelivered",
]);

/** A notification that is hidden as long as its count stays the same. */
const dismissedNotification = z.object({
  notification,
  count: z.int32().min(1).describe("Count of the notification when it was dismissed. Another count shows it again."),
});

export type DismissedNotification = z.infer<typeof dismissedNotification>;

const DISMISSED_EXAMPLE = { notification: "inspection_overdue", count: 2 } as const;

export const getDismissedNotifications = defineEndpoint({
  id: "getDismissedNotifications",
  method: "GET",
  path: "/get-dismissed-notifications",
  summary: "Notifications that the signed-in user dismissed in the last seven days, on any device.",
  access: "business-viewer",
  response: success({ dismissed: z.array(dismissedNotification) }),
  errors: [],
  example: { response: { status: "success", dismissed: [DISMISSED_EXAMPLE] } },
});

export const dismissNotification = defineEndpoint({
  id: "dismissNotification",
  method: "PUT",
  path: "/dismiss-notification",
  summary: "Hide a notification from the signed-in user for seven days, or until its count changes.",
  access: "business-viewer",
  body: dismissedNotification,
  response: done,
  errors: [],
  example: { body: DISMISSED_EXAMPLE, response: { status: "success" } },
});

export const restoreNotifications = defineEndpoint({
  id: "restoreNotifications",
  method: "DELETE",
  path: "/restore-notifications",
  summary: "Show all dismissed notifications of the signed-in user again.",
  access: "business-viewer",
  response: done,
  errors: [],
  example: { response: { status: "success" } },
});

export const people = {
  getBusinessUsers,
  getUsersByBusiness,
  getContactsByBusiness,
  insertBusinessContact,
  updateBusinessContact,
  updateUser,
  deleteUser,
  deactivateUser,
  reactivateUser,
  getDismissedNotifications,
  dismissNotification,
  restoreNotifications,
} as const;
