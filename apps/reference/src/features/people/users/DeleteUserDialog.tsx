import type { BusinessUser } from "@placard/api-client";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { DeletePersonDialog } from "../DeletePersonDialog.tsx";

/** Dialog that asks for confirmation before deleting a user. */
export function DeleteUserDialog({ user, onClose }: { readonly user: BusinessUser; readonly onClose: () => void }) {
  const { people: words, deleted } = useMessages();
  return (
    <DeletePersonDialog
      id={user.id}
      removal={{
        title: words.deleteUserTitle(user.name),
        text: `${words.deleteUserText(user.email)} ${deleted.keptFor}`,
        confirm: words.deleteUserConfirm,
        doneTitle: words.userDeletedTitle,
        doneText: words.userDeletedText(user.name),
        failedTitle: words.deleteUserFailedTitle,
        failed: words.deleteUserFailed,
      }}
      onClose={onClose}
    />
  );
}
