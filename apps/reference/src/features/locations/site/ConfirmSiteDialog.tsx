import { type Location } from "@placard/api-client";
import { confirmLocation } from "@placard/api-client/internal";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { ConfirmRowsDialog } from "../../../lib/chemical/ConfirmRowsDialog.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Dialog that asks for confirmation before everything at a site is marked as correct. */
export function ConfirmSiteDialog({
  location,
  onClose,
}: {
  readonly location: Location;
  readonly onClose: () => void;
}) {
  const { standing: texts } = useMessages();
  const api = useApi();
  return (
    <ConfirmRowsDialog
      title={texts.confirmSiteTitle(location.name)}
      count={location.chemicals_count}
      confirm={() => api.call(confirmLocation, { params: { id: location.id } })}
      onClose={onClose}
    />
  );
}
