import type { BusinessUser } from "@placard/api-client";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { DeletePersonDialog } from "../DeletePersonDialog.tsx";

/** Dialog that asks for confirmation before deleting a user. */
export function DeleteUserDialog({ user, onClose }: { readonly user: BusinessUser; readonly onClose: () => void }) {
  const { people: texts, deleted } = useMessages();
  return (
    <DeletePersonDialog
      id={user.id}
      removal={{
        title: texts.deleteUserTitle(user.name),
        text: `${texts.deleteUserText(user.email)} ${deleted.keptFor}`,
        confirm: texts.deleteUserConfirm,
        doneTitle: texts.userDeletedTitle,
        doneText: texts.userDeletedText(user.name),
        failedTitle: texts.deleteUserFailedTitle,
        failed: texts.deleteUserFailed,
      }}
      onClose={onClose}
    />
  );
}
