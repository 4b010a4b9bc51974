import { type Caller } from "@placard/api-client";
import { insertResponderAdmin, insertResponderUser } from "@placard/api-client/internal";
import type { RegistrationType } from "@placard/hazmat-core/business";

export interface ResponderFormValues {
  readonly registration_type: RegistrationType;
  readonly name: string;
  readonly email: string;
  readonly department_name: string;
  readonly team_emails: readonly string[];
  readonly password: string;
  readonly confirm_password: string;
}

/** A Department Admin registers the department; a Team Member requests to join it. */
export async function registerResponder(api: Caller, values: ResponderFormValues): Promise<void> {
  const person = {
    name: values.name.trim(),
    email: values.email.trim(),
    password: values.password,
    department_name: values.department_name.trim(),
  };
  if (values.registration_type === "Department Admin") {
    await api.call(insertResponderAdmin, { body: person });
    return;
  }
  const team = values.team_emails.length > 0 ? { team_emails: [...values.team_emails] } : {};
  await api.call(insertResponderUser, { body: { ...person, user_role: false, ...team } });
}
