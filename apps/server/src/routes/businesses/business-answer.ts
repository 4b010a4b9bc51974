import type { Business, RegistrationDetails } from "@placard/api-client";
import { normalPhone } from "@placard/hazmat-core/business";
import type { Selectable } from "kysely";
import type { BusinessTable } from "../../db/schema/accounts.ts";

type BusinessRow = Selectable<BusinessTable>;

export function businessOf(row: BusinessRow): Business {
  return {
    business_id: row.id,
    name: row.business_name,
    business_name: row.business_name,
    email: row.email,
    address: row.address,
    phone: row.phone,
    phone_normal: storedNormalPhone(row.phone),
    type: row.type,
    owner: row.owner,
    number_of_locations: row.number_of_locations,
    number_of_chemicals: row.number_of_chemicals,
    time_zone: row.time_zone,
    tier: row.tier,
    registration_complete: row.registration_complete,
    is_demo: row.is_demo,
    details_version: row.details_version,
  };
}

/** The normal form of a stored number; `null` if there is none or it cannot be dialled. */
export const storedNormalPhone = (typed: string | null): string | null => (typed === null ? null : normalPhone(typed));

/** The registration details; `null` until they are complete. */
export function registrationOf(row: BusinessRow): RegistrationDetails | null {
  const { emergency_contact_name, emergency_contact_phone, general_business_email, business_registration } = row;
  if (
    !row.registration_complete ||
    emergency_contact_name === null ||
    emergency_contact_phone === null ||
    general_business_email === null ||
    business_registration === null
  ) {
    return null;
  }
  return {
    emergency_contact_name,
    emergency_contact_phone,
    second_emergency_phone: row.second_emergency_phone ?? "",
    general_business_email,
    business_registration,
    liquor_permit: row.liquor_permit,
    hazardous_material_permit: row.hazardous_material_permit,
  };
}
