import type { InventoryChemical } from "@placard/api-client";
import { Banner, Button, Card, EmptyState, ErrorState, Skeleton } from "@placard/ui";
import { FlaskConical, Plus, SearchX } from "lucide-react";
import { useState } from "react";
import { useWhyNot } from "../../../lib/rights/use-why-not.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { AddFlowButton } from "../../../shell/business/AddFlowButton.tsx";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";
import { Portion } from "../../../shell/business/Portion.tsx";
import "./ChemicalsPage.css";
import { DeleteChemicalDialog } from "./DeleteChemicalDialog.tsx";
import { EditChemicalDialog } from "../edit/EditChemicalDialog.tsx";
import { isStale, NO_FILTER, shownChemicals, STALE_AFTER_DAYS } from "./inventory-view.ts";
import { InventoryFilters } from "./InventoryFilters.tsx";
import { InventoryRows } from "./InventoryRows.tsx";
import { useInventory } from "./use-inventory.ts";

/** Everything the business keeps: search, change, delete. */
export function ChemicalsPage() {
  const { chemicals: words, common } = useMessages();
  const whyNot = useWhyNot();
  const { role } = useBusinessProfile();
  const { chemicals, locations, locationOf } = useInventory();
  const [filter, setFilter] = useState(NO_FILTER);
  const [edited, setEdited] = useState<InventoryChemical | null>(null);
  const [toDelete, setToDelete] = useState<InventoryChemical | null>(null);
  const [now] = useState(() => new Date());
  const all = chemicals.data;

  return (
    <>
      <PageTitle name={words.title} />
      <div className="app-page-title">
        <div>
          <h1>{words.title}</h1>
          <p>{all !== undefined && countLine(all)}</p>
        </div>
        <div className="placard__actions">
          <AddFlowButton kind="chemicals" variant="primary" icon={<Plus aria-hidden="true" />}>
            {words.add}
          </AddFlowButton>
        </div>
      </div>
      {chemicals.isError && all !== undefined && (
        <Banner
          tone="caution"
          title={words.loadFailed}
          action={<Button onPress={() => void chemicals.refetch()}>{common.retry}</Button>}
        >
          {words.staleData}
        </Banner>
      )}
      <Card isFlush>{content()}</Card>
      {edited !== null && (
        <EditChemicalDialog
          key={edited.id}
          chemical={edited}
          locationName={locationOf(edited)}
          onClose={() => setEdited(null)}
        />
      )}
      {toDelete !== null && <DeleteChemicalDialog chemical={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );

  function content() {
    if (all === undefined) {
      return chemicals.isError ? (
        <ErrorState
          title={words.loadFailed}
          text={common.loadFailedText}
          action={<Button onPress={() => void chemicals.refetch()}>{common.retry}</Button>}
        />
      ) : (
        <Skeleton lines={6} label={words.loading} className="placard-inventory-loading" />
      );
    }
    if (all.length === 0) {
      return <EmptyState icon={<FlaskConical aria-hidden="true" />} title={words.empty} />;
    }
    const shown = shownChemicals(all, filter, locationOf);
    return (
      <>
        <InventoryFilters chemicals={all} locations={locations.data ?? []} filter={filter} onChange={setFilter} />
        {shown.length === 0 ? (
          <EmptyState
            icon={<SearchX aria-hidden="true" />}
            title={words.filteredEmpty}
            action={<Button onPress={() => setFilter(NO_FILTER)}>{words.clearFilters}</Button>}
          />
        ) : (
          <Portion rows={shown}>
            {(rows) => (
              <InventoryRows
                chemicals={rows}
                locationOf={locationOf}
                now={now}
                marked={edited?.id ?? null}
                refused={whyNot(role, "edit_chemicals")}
                onEdit={setEdited}
                onDelete={setToDelete}
              />
            )}
          </Portion>
        )}
      </>
    );
  }

  function countLine(rows: readonly InventoryChemical[]): string {
    const places = new Set(rows.map(({ location_id }) => location_id)).size;
    const stale = rows.filter((row) => isStale(row, now)).length;
    const count = words.countLine(rows.length, places);
    return stale === 0 ? count : `${count} · ${words.staleLine(stale, STALE_AFTER_DAYS)}`;
  }
}
