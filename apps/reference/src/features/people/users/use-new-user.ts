import { type InputOf } from "@placard/api-client";
import { insertBusinessUser } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import {
  BUSINESS_ROLES,
  DEFAULT_BUSINESS_ROLE,
  firstError,
  isAdminRole,
  isOneOf,
  validateBusinessUser,
} from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import type { FormEvent } from "react";
import { useForm } from "../../../forms/use-form.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { usePlanLimit } from "../../../lib/rights/use-plan-limit.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { usePeopleChanged } from "../../../lib/people/use-people-changed.ts";

type NewUser = InputOf<typeof insertBusinessUser>["body"];

/** Only the first user of a business needs a claim; this user is created at registration. */
type ForTheFirst = "claim";

/** The form that adds a user with a temporary password, if the server confirms that the plan allows one more. */
export function useNewUser() {
  const { people: texts, common, problems } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const limit = usePlanLimit("users");
  const peopleChanged = usePeopleChanged();
  const problemTexts = useProblemTexts();
  const form = useForm({
    initial: { name: "", email: "", password: "", role: DEFAULT_BUSINESS_ROLE },
    validate: (values) => problemTexts(validateBusinessUser(values)),
    draft: { name: "add-user", secrets: ["password"] },
    async submit({ name, email, password, role }, saved) {
      if (!isOneOf(BUSINESS_ROLES, role))
        return { fields: problemTexts(validateBusinessUser({ name, email, password, role })) };
      if (!(await limit.mayAddOne())) return {};
      const body = {
        business_id,
        name: name.trim(),
        email: email.trim(),
        password,
        role,
        user_role: isAdminRole(role),
      } satisfies EveryField<NewUser, ForTheFirst>;
      try {
        await api.call(insertBusinessUser, { body }, { idempotencyKey: keyFor(body) });
        saved();
      } catch (error) {
        return fail(error, { title: texts.addUserFailedTitle, fallback: texts.addUserFailed, logIn: texts.logIn });
      }
      toasts.show({ tone: "ok", title: texts.userAddedTitle, text: texts.userAddedText(body.name) });
      await peopleChanged();
      form.reset();
      return undefined;
    },
  });

  function onSubmit(event: FormEvent): void {
    const wrong = firstError(validateBusinessUser(form.values));
    toasts.clear();
    if (wrong?.problem.code === "fields.required") {
      toasts.show({ tone: "caution", title: common.errorTitle, text: problems["fields.required"] });
    }
    form.onSubmit(event);
  }

  return { ...form, onSubmit };
}
