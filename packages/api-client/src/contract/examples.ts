/** People and rows that the examples of several resources share. All invented, near Halifax, Nova Scotia. */
export const BUSINESS_USER_EXAMPLE = {
  id: 7,
  user_id: 7,
  name: "Dana Reid",
  email: "dana@harbour.example",
  isFirstLogin: false,
  mustChangePassword: false,
  userType: "business",
  business_id: 3,
  companyName: "Harbour Ice and Cold Storage",
  role: "Admin",
  user_role: true,
  registrationComplete: true,
} as const;

export const RESPONDER_USER_EXAMPLE = {
  id: 12,
  user_id: 12,
  name: "Alex Morin",
  email: "alex@fire.example",
  isFirstLogin: false,
  mustChangePassword: false,
  userType: "responder",
  department_id: 2,
  department_name: "Harbour Fire and Rescue",
  department_status: "verified",
  membership_status: "approved",
  responderRole: "admin",
} as const;

export const BUSINESS_USER_ROW_EXAMPLE = {
  id: 7,
  user_id: 7,
  business_id: 3,
  name: "Dana Reid",
  email: "dana@harbour.example",
  role: "Admin",
  user_role: true,
  last_sign_in: "2026-11-20T08:12:00.000Z",
  has_temporary_password: false,
  deactivated_at: null,
} as const;

/** A member of a department. */
export const MEMBER_EXAMPLE = {
  id: 13,
  name: "Robin Chu",
  email: "robin@fire.example",
  department_id: 2,
  responderRole: "member",
  membership_status: "approved",
  last_sign_in: "2026-11-20T08:12:00.000Z",
  has_temporary_password: false,
  deactivated_at: null,
} as const;

export const CONTACT_EXAMPLE = {
  id: 8,
  contact_id: 8,
  business_id: 3,
  name: "Jo Bell",
  email: "jo@harbour.example",
  phone: "+1 902 555 0143",
  job_title: "Refrigeration engineer",
  role: "Safety Officer",
  tier_two: null,
} as const;

export const MOMENT_EXAMPLE = "2026-11-21T14:05:00.000Z";
/** A client-made uuid, as an offline device makes it. */
export const CLIENT_ID_EXAMPLE = "0b7e7c1e-5c3f-4a55-9d0e-3f3f3c1b8a10";
export const SOURCE_EXAMPLE = { key: "ERG2020", locator: "Guide 124" } as const;
