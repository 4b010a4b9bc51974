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
  pending_email: null,
  role: "Admin",
  user_role: true,
  last_sign_in: "2026-11-20T08:12:00.000Z",
  has_temporary_password: false,
  deactivated_at: null,
  version: 1,
} as const;

/** A member of a department. */
export const MEMBER_EXAMPLE = {
  id: 13,
  name: "Robin Chu",
  email: "robin@fire.example",
  pending_email: null,
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
  version: 1,
} as const;

export const MOMENT_EXAMPLE = "2026-11-21T14:05:00.000Z";
/** A client-made uuid, as an offline device makes it. */
export const CLIENT_ID_EXAMPLE = "0b7e7c1e-5c3f-4a55-9d0e-3f3f3c1b8a10";
export const SOURCE_EXAMPLE = { key: "ERG2024", locator: "Guide 124" } as const;

/** A row of an inventory. */
export const CHEMICAL_EXAMPLE = {
  id: 41,
  business_id: 3,
  name: "Ammonia, anhydrous",
  un_number: "1005",
  cas_number: "7664-41-7",
  hazard_classification: "2.3",
  packing_group: null,
  flash_point: null,
  hazard_class: "2.3",
  class_basis: { kind: "class", text: "As entered by the site.", source: null, differs: null },
  hazard_level: "extreme",
  level_basis: { kind: "class", text: 'Class 2.3 (Toxic gas): contains "toxic".', source: null, others: [] },
  is_classified: true,
  quantity: 1200.5,
  unit: "kg",
  location_id: 21,
  location_name: "Pier Road plant",
  storage_location: "Pier Road plant",
  room: "Compressor room",
  cabinet: null,
  storage_vessel: "Receiver",
  quantity_per_vessel: "600 kg",
  manufacturer: null,
  nfpa: { health: 3, fire: 1, reactivity: 0, special: null },
  tier_two: {
    composition: "pure",
    states: ["liquid", "gas"],
    hazards: ["gas_under_pressure", "acute_toxicity", "skin"],
    h_codes: ["H280", "H331", "H314"],
    is_ehs: null,
    unit: "kg",
    max_amount: 1500,
    average_amount: 1200,
    largest_container: 600,
    density: null,
    days_on_site: 365,
    container_type: "C",
    pressure: "above",
    temperature: "ambient",
    is_fine_solid: null,
    parts: [],
    is_trade_secret: false,
    is_place_confidential: false,
    record_id: null,
  },
  sheets: [{ id: 9, counts_in: ["en"], revision_date: "2024-03-15" }],
  containers_count: 2,
  containers_first_expiry: "2027-03-31",
  client_id: null,
  version: 2,
  updated_at: MOMENT_EXAMPLE,
  checked_at: MOMENT_EXAMPLE,
  checked_by: "Dana Reid",
} as const;
