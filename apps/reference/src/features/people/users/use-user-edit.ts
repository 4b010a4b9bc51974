import { type BusinessUser, type InputOf } from "@placard/api-client";
import { businessUser, updateUser } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { isAdminRole, validateUserEdit, type BusinessRole } from "@placard/hazmat-core/business";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useRecordEdit } from "../../../forms/use-record-edit.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile, useSessionStore } from "../../../session/SessionProvider.tsx";

type Changes = InputOf<typeof updateUser>["body"];

/** A type, not an interface: form values allow no additional fields. */
type Values = {
  readonly name: string;
  readonly email: string;
  readonly role: BusinessRole;
  readonly current_password: string;
};

const valuesOf = ({ name, email, role }: BusinessUser): Values => ({ name, email, role, current_password: "" });

/** True if the email address changes. The server then requires the password of the editor. */
export const isNewAddress = (stored: BusinessUser, { email }: Pick<Values, "email">): boolean =>
  email.trim().toLowerCase() !== stored.email;

const changesOf = (stored: BusinessUser, values: Values) => ({
  ...({
    name: values.name.trim(),
    email: values.email.trim(),
    role: values.role,
    version: stored.version,
  } satisfies EveryField<Changes, "current_password">),
  ...(isNewAddress(stored, values) && { current_password: values.current_password }),
});

/**
 * The form that edits a user. An Admin who edits their own account continues with the new name and role immediately.
 */
export function useUserEdit(user: BusinessUser, onClose: () => void) {
  const { people: texts } = useMessages();
  const profile = useBusinessProfile();
  const session = useSessionStore();
  const api = useApi();
  const problemTexts = useProblemTexts();
  const { id } = user;
  return useRecordEdit({
    record: user,
    schema: businessUser,
    businessId: user.business_id,
    draft: "edit-user",
    valuesOf,
    validate: (values: Values, stored) =>
      problemTexts({
        ...validateUserEdit(values),
        ...(isNewAddress(stored, values) &&
          values.current_password === "" && { current_password: { code: "current_password.required" } as const }),
      }),
    unkept: ["current_password"],
    changesOf,
    labels: { name: texts.name, email: texts.email, role: texts.role },
    async send(body: ReturnType<typeof changesOf>) {
      const { name, email, role } = (await api.call(updateUser, { params: { id }, body })).user;
      if (id === profile.user_id) session.begin({ ...profile, name, email, role, user_role: isAdminRole(role) });
    },
    texts: {
      done: ({ name, email, role, current_password }) => ({
        title: texts.userUpdatedTitle,
        text:
          current_password === undefined ? texts.userUpdatedText(name, role) : texts.userEmailPendingText(name, email),
      }),
      gone: texts.userGone,
      failed: { title: texts.updateFailedTitle, fallback: texts.updateFailed, logIn: texts.logIn },
    },
    onClose,
  });
}
