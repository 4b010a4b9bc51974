import { businessUser, updateUser, type BusinessUser, type InputOf } from "@placard/api-client";
import type { EveryField } from "@placard/hazmat-core";
import { isAdminRole, validateUserEdit, type BusinessRole } from "@placard/hazmat-core/business";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useRecordEdit } from "../../../forms/use-record-edit.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile, useSessionStore } from "../../../session/SessionProvider.tsx";

type Changes = InputOf<typeof updateUser>["body"];

/** A type, not an interface: the form's values must have no field beside these. */
type Values = { readonly name: string; readonly email: string; readonly role: BusinessRole };

const valuesOf = ({ name, email, role }: BusinessUser): Values => ({ name, email, role });

const changesOf = ({ version }: BusinessUser, { name, email, role }: Values) =>
  ({ name: name.trim(), email: email.trim(), role, version }) satisfies EveryField<Changes>;

/** The form that changes somebody who can sign in. An Admin who changes themself goes on with the new name and role at once. */
export function useUserEdit(user: BusinessUser, onClose: () => void) {
  const { people: words } = useMessages();
  const profile = useBusinessProfile();
  const session = useSessionStore();
  const api = useApi();
  const inWords = useProblemTexts();
  const { id } = user;
  return useRecordEdit({
    record: user,
    schema: businessUser,
    businessId: user.business_id,
    draft: "edit-user",
    valuesOf,
    validate: (values: Values) => inWords(validateUserEdit(values)),
    changesOf,
    labels: { name: words.name, email: words.email, role: words.role },
    async send(body: ReturnType<typeof changesOf>) {
      const { name, email, role } = (await api.call(updateUser, { params: { id }, body })).user;
      if (id === profile.user_id) session.begin({ ...profile, name, email, role, user_role: isAdminRole(role) });
    },
    words: {
      done: ({ name, role }) => ({ title: words.userUpdatedTitle, text: words.userUpdatedText(name, role) }),
      gone: words.userGone,
      failed: { title: words.updateFailedTitle, fallback: words.updateFailed, logIn: words.logIn },
    },
    onClose,
  });
}
