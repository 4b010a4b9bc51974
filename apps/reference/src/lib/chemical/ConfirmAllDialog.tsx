import { confirmInventory } from "@placard/api-client/internal";
import { useApi } from "../api/ApiProvider.tsx";
import { ConfirmRowsDialog } from "./ConfirmRowsDialog.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";

/** Dialog that asks for confirmation before the whole inventory is marked as correct. */
export function ConfirmAllDialog({ count, onClose }: { readonly count: number; readonly onClose: () => void }) {
  const { standing: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  return (
    <ConfirmRowsDialog
      title={texts.confirmAllTitle}
      count={count}
      confirm={() => api.call(confirmInventory, { params: { id: business_id } })}
      onClose={onClose}
    />
  );
}
