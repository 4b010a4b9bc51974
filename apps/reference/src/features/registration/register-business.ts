import { type Caller, type InputOf } from "@placard/api-client";
import { insertBusiness, insertBusinessUser } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { nonBlankFields } from "../../lib/api/non-blank-fields.ts";
import { deviceTimeZone } from "../../lib/formats/time-zone.ts";
import { wholeNumbers } from "../../lib/formats/whole-numbers.ts";

export interface BusinessFormValues {
  readonly business_name: string;
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly phone: string;
  readonly type: string;
  readonly number_of_locations: string;
  readonly number_of_chemicals: string;
  readonly password: string;
  readonly confirm_password: string;
}

/** A created business that has no user yet. A second attempt must not create it again. */
export interface PendingBusiness {
  readonly about: string;
  readonly business_id: number;
  readonly claim: string;
}

/** Creates the business and returns the one-time claim for its first Admin. */
export async function createBusiness(
  api: Caller,
  values: BusinessFormValues,
  pending: PendingBusiness | null,
): Promise<PendingBusiness> {
  const body = newBusinessOf(values);
  const about = JSON.stringify(body);
  if (pending?.about === about) return pending;
  const answer = await api.call(insertBusiness, { body });
  return { about, business_id: answer.business_id, claim: answer.claim };
}

/** Creates the first user of the business, its Admin. */
export async function createFirstAdmin(
  api: Caller,
  values: BusinessFormValues,
  { business_id, claim }: PendingBusiness,
): Promise<void> {
  const { name, email, password } = values;
  const body = {
    business_id,
    claim,
    user_role: true,
    name: name.trim(),
    email: email.trim(),
    password,
  } satisfies EveryField<NewPerson, AlwaysAdmin>;
  await api.call(insertBusinessUser, { body });
}

type NewPerson = InputOf<typeof insertBusinessUser>["body"];

/** The first user of a business is always its Admin. */
type AlwaysAdmin = "role";

function newBusinessOf(values: BusinessFormValues) {
  const needed = { name: values.business_name.trim(), email: values.email.trim() };
  const texts = { address: values.address, phone: values.phone, type: values.type };
  const numbers = { number_of_locations: values.number_of_locations, number_of_chemicals: values.number_of_chemicals };
  const place = { time_zone: deviceTimeZone() };
  ({ ...needed, ...texts, ...numbers, ...place }) satisfies EveryField<NewBusiness, OmittedField>;
  return { ...needed, ...nonBlankFields(texts), ...wholeNumbers(numbers), ...place };
}

type NewBusiness = InputOf<typeof insertBusiness>["body"];

/** The contract has an owner field, but the form does not. */
type OmittedField = "owner";
