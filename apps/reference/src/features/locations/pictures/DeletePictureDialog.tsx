import { type Picture } from "@placard/api-client";
import { deletePicture } from "@placard/api-client/internal";
import { ConfirmDialog } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useRemoval } from "../../../lib/api/use-removal.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { picturesQuery } from "../location-queries.ts";

interface DeletePictureDialogProps {
  readonly picture: Picture;
  readonly onClose: () => void;
}

export function DeletePictureDialog({ picture, onClose }: DeletePictureDialogProps) {
  const { locations: texts, planPlacement, deleted, common } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const removal = useRemoval({
    remove: () => api.call(deletePicture, { params: { picture_id: picture.id } }),
    reload: () =>
      queries.invalidateQueries({ queryKey: picturesQuery(api, business_id, picture.location_id).queryKey }),
    done: () => ({ title: texts.pictureDeleted }),
    failed: { title: texts.deleteFailedTitle, fallback: texts.pictureNotDeleted, logIn: texts.logInToChange },
    onClose,
  });
  return (
    <ConfirmDialog
      title={texts.deletePictureTitle}
      text={[
        texts.deletePictureText(picture.description),
        picture.placement === null ? "" : planPlacement.goesWithIt,
        deleted.keptFor,
      ].join(" ")}
      confirmLabel={texts.deletePictureConfirm}
      cancelLabel={common.cancel}
      pendingLabel={texts.deleting}
      {...removal}
    />
  );
}
