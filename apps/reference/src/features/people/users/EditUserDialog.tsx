import type { BusinessUser } from "@placard/api-client";
import { Banner, TextField } from "@placard/ui";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { RoleSelect } from "./RoleSelect.tsx";
import { isNewAddress, useUserEdit } from "./use-user-edit.ts";

/** Dialog that edits a user. */
export function EditUserDialog({ user, onClose }: { readonly user: BusinessUser; readonly onClose: () => void }) {
  const { people: words, common } = useMessages();
  const { form, stored, hasConflict } = useUserEdit(user, onClose);
  return (
    <FormDialog
      form={form}
      title={words.editUserTitle}
      description={words.editUserText}
      onClose={onClose}
      submitLabel={common.save}
      pendingLabel={words.saving}
    >
      {hasConflict && (
        <Banner tone="caution" title={words.userConflictTitle}>
          {words.conflictText([stored.name, stored.email, stored.role])}
        </Banner>
      )}
      <TextField label={words.name} autoComplete="off" {...form.field("name")} />
      <TextField
        label={words.email}
        type="email"
        autoComplete="off"
        description={words.signInAddress}
        {...form.field("email")}
      />
      {isNewAddress(stored, form.values) && (
        <TextField
          label={words.ownPasswordToChange}
          type="password"
          autoComplete="current-password"
          description={words.ownPasswordToChangeHint}
          {...form.field("current_password")}
        />
      )}
      <RoleSelect field={form.field("role")} />
    </FormDialog>
  );
}
