import type { BusinessUser } from "@placard/api-client";
import { Banner, TextField } from "@placard/ui";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { RoleSelect } from "./RoleSelect.tsx";
import { isNewAddress, useUserEdit } from "./use-user-edit.ts";

/** Dialog that edits a user. */
export function EditUserDialog({ user, onClose }: { readonly user: BusinessUser; readonly onClose: () => void }) {
  const { people: texts, common } = useMessages();
  const { form, stored, hasConflict } = useUserEdit(user, onClose);
  return (
    <FormDialog
      form={form}
      title={texts.editUserTitle}
      description={texts.editUserText}
      onClose={onClose}
      submitLabel={common.save}
      pendingLabel={texts.saving}
    >
      {hasConflict && (
        <Banner tone="caution" title={texts.userConflictTitle}>
          {texts.conflictText([stored.name, stored.email, stored.role])}
        </Banner>
      )}
      <TextField label={texts.name} autoComplete="off" {...form.field("name")} />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="off"
        description={texts.signInAddress}
        {...form.field("email")}
      />
      {isNewAddress(stored, form.values) && (
        <TextField
          label={texts.ownPasswordToChange}
          type="password"
          autoComplete="current-password"
          description={texts.ownPasswordToChangeHint}
          {...form.field("current_password")}
        />
      )}
      <RoleSelect field={form.field("role")} />
    </FormDialog>
  );
}
