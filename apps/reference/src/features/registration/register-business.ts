import { insertBusiness, insertBusinessUser, type Caller } from "@placard/api-client";
import { wholeNumberFrom } from "@placard/hazmat-core/business";

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

/** A business that was made and waits for its first person: a second try must not make it again. */
export interface PendingBusiness {
  readonly about: string;
  readonly business_id: number;
  readonly claim: string;
}

/** Makes the business and answers with the one-time claim for its first Admin. */
export async function createBusiness(
  api: Caller,
  values: BusinessFormValues,
  pending: PendingBusiness | null,
): Promise<PendingBusiness> {
  const body = {
    name: values.business_name.trim(),
    email: values.email.trim(),
    ...filled({ address: values.address, phone: values.phone, type: values.type }),
    ...counted("number_of_locations", values.number_of_locations),
    ...counted("number_of_chemicals", values.number_of_chemicals),
  };
  const about = JSON.stringify(body);
  if (pending?.about === about) return pending;
  const answer = await api.call(insertBusiness, { body });
  return { about, business_id: answer.business_id, claim: answer.claim };
}

/** Makes the first person of the business, its Admin. */
export async function createFirstAdmin(
  api: Caller,
  values: BusinessFormValues,
  { business_id, claim }: PendingBusiness,
): Promise<void> {
  const { name, email, password } = values;
  await api.call(insertBusinessUser, {
    body: { business_id, claim, user_role: true, name: name.trim(), email: email.trim(), password },
  });
}

function filled<Field extends string>(texts: Record<Field, string>): Partial<Record<Field, string>> {
  const entries = Object.entries<string>(texts).map(([field, text]) => [field, text.trim()]);
  // The fields that hold something, under their own names.
  return Object.fromEntries(entries.filter(([, text]) => text !== "")) as Partial<Record<Field, string>>;
}

function counted<Field extends string>(field: Field, text: string): Partial<Record<Field, number>> {
  const count = wholeNumberFrom(text);
  return count === null ? {} : ({ [field]: count } as Record<Field, number>); // a computed key loses its type
}
