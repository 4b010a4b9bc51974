import { deletePicture, hasCode, type Picture } from "@placard/api-client";
import { ConfirmDialog, toasts } from "@placard/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { picturesQuery } from "../location-queries.ts";

interface DeletePictureDialogProps {
  readonly picture: Picture;
  readonly onClose: () => void;
}

export function DeletePictureDialog({ picture, onClose }: DeletePictureDialogProps) {
  const { locations: words, common } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const removal = useMutation({
    async mutationFn() {
      try {
        await api.call(deletePicture, { params: { picture_id: picture.id } });
      } catch (error) {
        // Somebody else deleted it: what was wanted is so.
        if (!hasCode(error, "not_found")) throw error;
      }
    },
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: picturesQuery(api, business_id, picture.location_id).queryKey });
      toasts.show({ tone: "ok", title: words.pictureDeleted });
      onClose();
    },
    onError(error) {
      fail(error, {
        title: words.deleteFailedTitle,
        fallback: words.pictureNotDeleted,
        logIn: words.logInToChange,
      });
    },
  });
  return (
    <ConfirmDialog
      title={words.deletePictureTitle}
      text={words.deletePictureText(picture.description)}
      confirmLabel={words.deletePictureConfirm}
      cancelLabel={common.cancel}
      isPending={removal.isPending}
      pendingLabel={words.deleting}
      isOpen
      onOpenChange={onClose}
      onConfirm={() => removal.mutate()}
    />
  );
}
