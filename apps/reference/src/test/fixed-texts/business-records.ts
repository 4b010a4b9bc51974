import {
  getBusinessUsers,
  getChemicalsByBusiness,
  getContactsByBusiness,
  getLocationsByBusiness,
  getPicturesByLocation,
  getSdsByBusiness,
} from "@placard/api-client/internal";
import { draftsOf } from "../../forms/drafts/drafts.ts";
import { problem, type AnsweringTable } from "../answering-fetch.ts";
import { emptyBusiness } from "../business-answers.ts";
import { sheetAnswers } from "../sheet-answers.ts";
import { dana } from "../people.ts";

const { chemicals } = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response);
const [ammonia] = chemicals;
const [plant] = getLocationsByBusiness.response.parse(getLocationsByBusiness.example.response).locations;
const [gate] = getPicturesByLocation.response.parse(getPicturesByLocation.example.response).pictures;
const [sheet] = getSdsByBusiness.response.parse(getSdsByBusiness.example.response).sds;
const [contact] = getContactsByBusiness.response.parse(getContactsByBusiness.example.response).users;
const [member] = getBusinessUsers.response.parse(getBusinessUsers.example.response).users;
if (!ammonia || !plant || !gate || !sheet || !contact || !member)
  throw new Error("The contract's examples hold no rows.");
const gone = { ...member, id: 9, user_id: 9, name: "Lee Fox", deactivated_at: "2026-11-21T14:05:00.000Z" };

export const record = { chemicals, ammonia, plant, gate, sheet, contact };

export const broke = problem(500, "internal_error", "The server encountered an error. Please try again later.");
export const unread = problem(400, "invalid_request", "No.");
export const signedOut = problem(401, "not_signed_in", "Sign in first.");
export const unknown = problem(403, "forbidden", "No.");

/** A server with one record of each kind. */
export const businessServer: AnsweringTable = {
  ...emptyBusiness,
  ...sheetAnswers([sheet], chemicals),
  "GET /get-locations-by-business/3": { locations: [plant] },
  "GET /get-pictures-by-location/21": { pictures: [gate] },
  "GET /get-users-by-business/3": { users: [], contacts: [] },
  "GET /get-business-users/3": { users: [member, gone] },
  "GET /get-contacts-by-business/3": { users: [contact] },
};

/** Makes a form restore input typed earlier. */
export const typed = (name: string, values: Readonly<Record<string, string | boolean>>) => () =>
  draftsOf(localStorage, `business:${dana.id}`).write(name, values);
