import type { InventoryChemical } from "@placard/api-client";
import { Card } from "@placard/ui";
import { startTransition, useState } from "react";
import { RetryBanner } from "../../../lib/api/RetryBanner.tsx";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";
import { EditChemicalDialog } from "../edit/EditChemicalDialog.tsx";
import "./ChemicalsPage.css";
import { ConfirmAllDialog } from "../../../lib/chemical/ConfirmAllDialog.tsx";
import { DeleteChemicalDialog } from "./DeleteChemicalDialog.tsx";
import { InventoryCard } from "./InventoryCard.tsx";
import { InventoryHead } from "./InventoryHead.tsx";
import { useConfirmation } from "./use-confirmation.ts";
import { useInventory } from "./use-inventory.ts";

/** The inventory page: search, edit and delete chemicals. */
export function ChemicalsPage() {
  const { chemicals: texts } = useMessages();
  const inventory = useInventory();
  const { page, summary, locations, locationOf } = inventory;
  const confirm = useConfirmation();
  const refused = useRefusalReason()(useBusinessProfile().role, "edit_chemicals");
  const [confirmsAll, setConfirmsAll] = useState(false);
  const [edited, setEdited] = useState<InventoryChemical | null>(null);
  const [toDelete, setToDelete] = useState<InventoryChemical | null>(null);
  const [now] = useState(() => new Date());
  const retry = { refetch: () => Promise.all([page.refetch(), summary.refetch()]) };
  return (
    <>
      <PageTitle name={texts.title} />
      <InventoryHead whole={summary.data} refused={refused} onConfirmAll={() => setConfirmsAll(true)} />
      {page.isError && page.data !== undefined && (
        <RetryBanner query={retry} title={texts.loadFailed}>
          {texts.staleData}
        </RetryBanner>
      )}
      <Card isFlush>
        <InventoryCard
          inventory={inventory}
          refused={refused}
          now={now}
          marked={edited?.id ?? null}
          onConfirm={({ id }) => confirm.one(id)}
          onEdit={(chemical) => startTransition(() => setEdited(chemical))}
          onDelete={setToDelete}
        />
      </Card>
      {edited !== null && (
        <EditChemicalDialog
          key={edited.id}
          chemical={edited}
          locationName={locationOf(edited)}
          locations={locations.data ?? []}
          onClose={() => setEdited(null)}
        />
      )}
      {confirmsAll && summary.data !== undefined && (
        <ConfirmAllDialog count={summary.data.chemicals} onClose={() => setConfirmsAll(false)} />
      )}
      {toDelete !== null && <DeleteChemicalDialog chemical={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}
