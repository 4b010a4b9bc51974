import { deleteLocation, hasCode, type Location } from "@placard/api-client";
import { ConfirmDialog, toasts } from "@placard/ui";
import { matchQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { picturesQuery } from "../location-queries.ts";

interface DeleteLocationDialogProps {
  readonly location: Location;
  readonly onClose: () => void;
}

/** Asks before a location goes, and names what goes with it. */
export function DeleteLocationDialog({ location, onClose }: DeleteLocationDialogProps) {
  const { locations: words, common } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const pictures = useQuery(picturesQuery(api, location.business_id, location.id));
  const removal = useMutation({
    async mutationFn() {
      try {
        return (await api.call(deleteLocation, { params: { id: location.id } })).deleted_chemicals;
      } catch (error) {
        // Somebody else deleted it: what was wanted is so.
        if (hasCode(error, "not_found")) return 0;
        throw error;
      }
    },
    async onSuccess(deletedChemicals) {
      // Its pictures are gone too: asking for them again would be refused.
      const { queryKey: gone } = picturesQuery(api, location.business_id, location.id);
      await queries.invalidateQueries({
        queryKey: businessKey(location.business_id),
        predicate: (query) => !matchQuery({ queryKey: gone }, query),
      });
      toasts.show({
        tone: "ok",
        title: words.deletedTitle,
        text: words.deletedText(location.name, deletedChemicals),
      });
      onClose();
    },
    onError(error) {
      fail(error, { title: words.deleteFailedTitle, fallback: words.deleteFailed, logIn: words.logInToChange });
    },
  });
  return (
    <ConfirmDialog
      title={words.deleteTitle(location.name)}
      text={words.deleteText(location.chemicals_count, pictures.data?.length ?? null)}
      confirmLabel={words.deleteConfirm}
      cancelLabel={common.cancel}
      isPending={removal.isPending}
      pendingLabel={words.deleting}
      isOpen
      onOpenChange={onClose}
      onConfirm={() => removal.mutate()}
    />
  );
}
