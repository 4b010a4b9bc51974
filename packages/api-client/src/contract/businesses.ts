import * as z from "zod";
import { success } from "../schemas/ground/answers.ts";
import {
  business,
  businessChanges,
  businessDetails,
  businessMatch,
  businessStats,
  levelCounts,
  registrationDetails,
} from "../schemas/accounts/business.ts";
import { contact } from "../schemas/accounts/people.ts";
import { idFromText, requiredText, timeZone, version } from "../schemas/ground/primitives.ts";
import { optionalPhone, requiredPhone } from "../schemas/ground/phones.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { CONTACT_EXAMPLE } from "./examples.ts";
import { nextCursor, pageQuery } from "../schemas/ground/paging.ts";

const BUSINESS_EXAMPLE = {
  business_id: 3,
  name: "Harbour Ice and Cold Storage",
  business_name: "Harbour Ice and Cold Storage",
  email: "dana@harbour.example",
  address: "100 Pier Road, Halifax NS",
  phone: "+1 902 555 0100",
  phone_normal: "+19025550100",
  type: "Cold storage",
  owner: null,
  number_of_locations: 2,
  number_of_chemicals: 5,
  time_zone: "America/Halifax",
  tier: 2,
  registration_complete: true,
  is_demo: true,
  details_version: 1,
} as const;

const REGISTRATION_EXAMPLE = {
  emergency_contact_name: "Jo Bell",
  emergency_contact_phone: "+1 902 555 0143",
  second_emergency_phone: "+1 902 555 0100 ext. 12",
  general_business_email: "office@harbour.example",
  liquor_permit: false,
  business_registration: "3298471",
  hazardous_material_permit: "",
} as const;

export const updateBusiness = defineEndpoint({
  id: "updateBusiness",
  method: "PUT",
  path: "/update-business/{id}",
  summary:
    "Update a business or choose its plan. Omitted fields are unchanged. A stale version is answered with edit_conflict. No payment is taken.",
  access: "edit-plan",
  params: z.object({ id: idFromText }),
  body: businessChanges,
  response: success({ business }),
  errors: ["edit_conflict"],
  example: { params: { id: 3 }, body: { tier: 2 }, response: { status: "success", business: BUSINESS_EXAMPLE } },
});

export const updateBusinessRegistration = defineEndpoint({
  id: "updateBusinessRegistration",
  method: "PUT",
  path: "/update-business-registration/{business_id}",
  summary: "Save the registration details; the registration is complete from then on.",
  access: "edit-registration",
  params: z.object({ business_id: idFromText }),
  body: registrationDetails.extend({
    emergency_contact_phone: requiredPhone,
    second_emergency_phone: optionalPhone.describe("If omitted, it is unchanged."),
    time_zone: timeZone.nullable().optional().describe("If omitted, it is unchanged."),
    version: version
      .optional()
      .describe("The registration_version the change is based on. If omitted, the call overwrites."),
  }),
  response: success({
    registration: registrationDetails,
    registration_version: version,
    registrationComplete: z.literal(true),
  }),
  errors: ["edit_conflict"],
  example: {
    params: { business_id: 3 },
    body: { ...REGISTRATION_EXAMPLE, time_zone: "America/Halifax", version: 1 },
    response: {
      status: "success",
      registration: REGISTRATION_EXAMPLE,
      registration_version: 2,
      registrationComplete: true,
    },
  },
});

export const getBusinessName = defineEndpoint({
  id: "getBusinessName",
  method: "GET",
  path: "/get-business-name/{id}",
  summary: "The company name.",
  access: "business-or-responder",
  params: z.object({ id: idFromText }),
  response: success({ name: z.string(), business_name: z.string() }),
  errors: ["not_found"],
  example: {
    params: { id: 3 },
    response: { status: "success", name: BUSINESS_EXAMPLE.name, business_name: BUSINESS_EXAMPLE.name },
  },
});

export const getBusinessDetails = defineEndpoint({
  id: "getBusinessDetails",
  method: "GET",
  path: "/get-business-details/{id}",
  summary: "A business with its emergency contact, registration details and contacts. Reads by responders are audited.",
  access: "business-or-responder",
  params: z.object({ id: idFromText }),
  response: success({
    business: businessDetails,
    registration: registrationDetails
      .nullable()
      .describe("Null until complete, and for responders: permits are the business's own."),
    registration_version: version.describe("Of the registration details, complete or not."),
    contacts: z.array(contact),
  }),
  errors: [],
  example: {
    params: { id: 3 },
    response: {
      status: "success",
      business: {
        ...BUSINESS_EXAMPLE,
        emergency_contact_name: "Jo Bell",
        emergency_contact_phone: "+1 902 555 0143",
        emergency_contact_phone_normal: "+19025550143",
        second_emergency_phone: "+1 902 555 0100 ext. 12",
        second_emergency_phone_normal: "+19025550100;ext=12",
        general_business_email: "office@harbour.example",
      },
      registration: REGISTRATION_EXAMPLE,
      registration_version: 1,
      contacts: [CONTACT_EXAMPLE],
    },
  },
});

export const getHighRiskCount = defineEndpoint({
  id: "getHighRiskCount",
  method: "GET",
  path: "/get-high-risk-count/{id}",
  summary: "Number of a business's chemicals with level high or extreme, and number without a level.",
  access: "business-or-responder",
  params: z.object({ id: idFromText }),
  response: success(levelCounts),
  errors: [],
  example: {
    params: { id: 3 },
    response: { status: "success", high_risk_count: 2, unknown_level_count: 1, not_graded_count: 0 },
  },
});

export const getBusinessStats = defineEndpoint({
  id: "getBusinessStats",
  method: "GET",
  path: "/get-business-stats/{id}",
  summary: "The counts of the dashboard in one answer.",
  access: "business-or-responder",
  params: z.object({ id: idFromText }),
  response: success({ stats: businessStats }),
  errors: [],
  example: {
    params: { id: 3 },
    response: {
      status: "success",
      stats: {
        total_chemicals: 5,
        locations: 2,
        high_risk_count: 2,
        unknown_level_count: 1,
        not_graded_count: 0,
        safety_data_sheets: 3,
        users: 2,
        contacts: 1,
        recent_incidents: 0,
      },
    },
  },
});

export const searchBusinesses = defineEndpoint({
  id: "searchBusinesses",
  method: "GET",
  path: "/search-businesses",
  summary:
    "Businesses whose name or address, a location's name or address, or a chemical's name, UN or CAS number contains the text. Reads are audited.",
  access: "responder-verified",
  query: z.object({
    query: requiredText,
    ...pageQuery,
    limit: pageQuery.limit.describe("Maximum number of results; default 50."),
  }),
  response: success({ businesses: z.array(businessMatch), ...nextCursor }),
  errors: [],
  emptyOn404: { codes: ["not_found"], answer: { status: "success", businesses: [] } },
  example: {
    query: { query: "harbour" },
    response: {
      status: "success",
      businesses: [
        {
          business_id: 3,
          name: "Harbour Ice and Cold Storage",
          address: "100 Pier Road, Halifax NS",
          type: "Cold storage",
          chemicals_count: 5,
          locations_count: 2,
          matching_chemicals: [],
          is_demo: true,
        },
      ],
    },
  },
});

export const businesses = {
  updateBusiness,
  updateBusinessRegistration,
  getBusinessName,
  getBusinessDetails,
  getHighRiskCount,
  getBusinessStats,
  searchBusinesses,
} as const;
