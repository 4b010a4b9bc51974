import { confirmLocation, type Location } from "@placard/api-client";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { ConfirmRowsDialog } from "../../../lib/chemical/ConfirmRowsDialog.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Asks once before everything at a site is called correct. */
export function ConfirmSiteDialog({
  location,
  onClose,
}: {
  readonly location: Location;
  readonly onClose: () => void;
}) {
  const { standing: words } = useMessages();
  const api = useApi();
  return (
    <ConfirmRowsDialog
      title={words.confirmSiteTitle(location.name)}
      count={location.chemicals_count}
      confirm={() => api.call(confirmLocation, { params: { id: location.id } })}
      onClose={onClose}
    />
  );
}
