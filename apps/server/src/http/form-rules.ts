import {
  englishProblems,
  fieldTexts,
  firstError,
  isPhone,
  validateChemical,
  validateChemicalChanges,
  validateLocation,
  validateRegistrationDetails,
  validateNewPlace,
  validateSitePlace,
  type Entries,
  type FieldErrors,
  type FieldTexts,
} from "@placard/hazmat-core/business";
import { ApiError } from "../errors.ts";

type FormRule = (values: Entries<string>, body: object) => FieldErrors;

/** Forms whose rules the screens share. They are checked first, so that both show the same messages. */
const FORM_RULES: Readonly<Record<string, FormRule>> = {
  insertChemical: validateChemical,
  updateChemical: validateChemicalChanges,
  insertLocation: (values, body) => ({ ...validateLocation(values), ...validateNewPlace(values, isPinLater(body)) }),
  updateLocation: validateSitePlace,
  updateBusinessRegistration: validateRegistrationDetails,
  insertBusiness: phonesOf,
  updateBusiness: phonesOf,
  insertBusinessContact: phonesOf,
  updateBusinessContact: phonesOf,
};

/** @throws ApiError `invalid_request` with the message of the first wrong field, and all of them by field */
export function checkForm(endpointId: string, body: unknown): void {
  const rule = FORM_RULES[endpointId];
  if (rule === undefined || typeof body !== "object" || body === null) return;
  const texts = fieldTexts(rule(entriesOf(body), body), englishProblems);
  refuse(texts);
}

/** @throws ApiError `invalid_request` if there is any error */
export function refuse(texts: FieldTexts): void {
  const first = firstError(texts);
  if (first === null) return;
  const fields = Object.entries(texts).flatMap(([path, message]) => (message === undefined ? [] : [{ path, message }]));
  throw new ApiError("invalid_request", { message: first.problem, fields });
}

/** All phone numbers of a business or contact. Blank ones pass, because they clear the field. */
function phonesOf({ phone, second_phone }: Entries<string>, body: object): FieldErrors {
  const tier = "tier_two" in body ? body.tier_two : null;
  const phone_24h = typeof tier === "object" && tier !== null && "phone_24h" in tier ? tier.phone_24h : null;
  const given = Object.entries({ phone, second_phone, "tier_two.phone_24h": phone_24h });
  return Object.fromEntries(
    given.flatMap(([path, text]) =>
      typeof text !== "string" || text.trim() === "" || isPhone(text.slice(0, MAX_CHECKED_LENGTH))
        ? []
        : [[path, { code: "phone.form" } as const]],
    ),
  );
}

const isPinLater = (body: object): boolean => "pin_later" in body && body.pin_later === true;

/** Maximum characters of a text that a rule reads. The schema rejects longer texts, except in number fields. */
const MAX_CHECKED_LENGTH = 2001;

/** The texts and numbers of a body; the schema checks the rest. */
function entriesOf(body: object): Entries<string> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, entry]: [string, unknown]): [string, string | number][] => {
      if (typeof entry === "string") return [[name, entry.trim().slice(0, MAX_CHECKED_LENGTH)]];
      return typeof entry === "number" ? [[name, entry]] : [];
    }),
  );
}
