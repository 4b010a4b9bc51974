import type { BusinessProfile, ResponderProfile } from "../session/profile.ts";

/** Fictional people for tests, in the form of the contract's session. */
export const dana: BusinessProfile = {
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
};

export const alex: ResponderProfile = {
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
};

/**
 * An account number that no earlier test used: unsent entries are stored in IndexedDB under the user's number, and
 * another test file of the same page would find them. IDs of the server have 31 bits.
 */
export function newPersonId(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 1 + (random >>> 2);
}
