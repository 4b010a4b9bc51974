import { type Location } from "@placard/api-client";
import { deleteLocation } from "@placard/api-client/internal";
import { ConfirmDialog } from "@placard/ui";
import { matchQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { NamedRemovalDialog } from "../../../forms/NamedRemovalDialog.tsx";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { useRemoval } from "../../../lib/api/use-removal.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { picturesQuery } from "../location-queries.ts";

interface DeleteLocationDialogProps {
  readonly location: Location;
  readonly onClose: () => void;
}

/**
 * Dialog that confirms deleting a location and lists what is deleted with it. If it has chemicals, its name must be
 * typed.
 */
export function DeleteLocationDialog({ location, onClose }: DeleteLocationDialogProps) {
  const { locations: texts, deleted, common } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const pictures = useQuery(picturesQuery(api, location.business_id, location.id));
  const removal = useRemoval({
    remove: async () => (await api.call(deleteLocation, { params: { id: location.id } })).deleted_chemicals,
    reload: () => {
      // Its pictures are deleted as well, so a new request for them would fail.
      const { queryKey: gone } = picturesQuery(api, location.business_id, location.id);
      return queries.invalidateQueries({
        queryKey: businessKey(location.business_id),
        predicate: (query) => !matchQuery({ queryKey: gone }, query),
      });
    },
    done: (chemicals) => ({ title: texts.deletedTitle, text: texts.deletedText(location.name, chemicals ?? 0) }),
    failed: { title: texts.deleteFailedTitle, fallback: texts.deleteFailed, logIn: texts.logInToChange },
    onClose,
  });
  const question = {
    title: texts.deleteTitle(location.name),
    text: `${texts.deleteText(location.chemicals_count, pictures.data?.length ?? null)} ${deleted.keptFor}`,
    confirmLabel: texts.deleteConfirm,
    pendingLabel: texts.deleting,
    ...removal,
  };
  if (location.chemicals_count > 0) return <NamedRemovalDialog name={location.name} {...question} />;
  return <ConfirmDialog cancelLabel={common.cancel} {...question} />;
}
