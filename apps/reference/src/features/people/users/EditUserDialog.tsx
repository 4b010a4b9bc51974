import { hasCode, updateUser, type BusinessUser, type InputOf } from "@placard/api-client";
import type { EveryField } from "@placard/hazmat-core";
import { BUSINESS_ROLES, isAdminRole, isOneOf, validateUserEdit } from "@placard/hazmat-core/business";
import { TextField, toasts } from "@placard/ui";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile, useSessionStore } from "../../../session/SessionProvider.tsx";
import { RoleSelect } from "./RoleSelect.tsx";
import { usePeopleChanged } from "../use-people-changed.ts";

type Changes = InputOf<typeof updateUser>["body"];

/** Changes somebody who can sign in. An Admin who changes themself goes on with the new name and role at once. */
export function EditUserDialog({ user, onClose }: { readonly user: BusinessUser; readonly onClose: () => void }) {
  const { people: words, common } = useMessages();
  const profile = useBusinessProfile();
  const session = useSessionStore();
  const api = useApi();
  const fail = useFailure();
  const peopleChanged = usePeopleChanged();
  const inWords = useProblemTexts();
  const { id } = user;
  const form = useForm({
    initial: { name: user.name, email: user.email, role: user.role },
    validate: (values) => inWords(validateUserEdit(values)),
    draft: { name: `edit-user-${id}` },
    async submit(values, saved) {
      const { role } = values;
      if (!isOneOf(BUSINESS_ROLES, role)) return { fields: inWords(validateUserEdit(values)) };
      const body = { name: values.name.trim(), email: values.email.trim(), role } satisfies EveryField<Changes>;
      try {
        const changed = await api.call(updateUser, { params: { id }, body });
        saved();
        const { name, email } = changed.user;
        if (id === profile.user_id) session.begin({ ...profile, name, email, role, user_role: isAdminRole(role) });
      } catch (error) {
        if (hasCode(error, "not_found")) return { message: words.userGone };
        return fail(error, { title: words.updateFailedTitle, fallback: words.updateFailed, logIn: words.logIn });
      }
      await peopleChanged();
      toasts.show({ tone: "ok", title: words.userUpdatedTitle, text: words.userUpdatedText(body.name, role) });
      onClose();
      return undefined;
    },
  });

  return (
    <FormDialog
      form={form}
      title={words.editUserTitle}
      description={words.editUserText}
      onClose={onClose}
      submitLabel={common.save}
      pendingLabel={words.saving}
    >
      <TextField label={words.name} autoComplete="off" {...form.field("name")} />
      <TextField
        label={words.email}
        type="email"
        autoComplete="off"
        description={words.signInAddress}
        {...form.field("email")}
      />
      <RoleSelect field={form.field("role")} />
    </FormDialog>
  );
}
