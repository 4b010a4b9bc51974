import { EmptyState } from "@placard/ui";
import { FlaskConical } from "lucide-react";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { columnOf, sortOf } from "./inventory-view.ts";
import { InventoryFilters } from "./InventoryFilters.tsx";
import { InventoryPager } from "./InventoryPager.tsx";
import { InventoryRows, type InventoryRowsProps } from "./InventoryRows.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { OrderSelect } from "./OrderSelect.tsx";
import { PairsNotLoaded } from "./PairsNotLoaded.tsx";
import { PairsOfInventory } from "./PairsOfInventory.tsx";
import type { Inventory } from "./use-inventory.ts";

type RowActions = Pick<InventoryRowsProps, "refused" | "now" | "marked" | "onConfirm" | "onEdit" | "onDelete">;

interface InventoryCardProps extends RowActions {
  readonly inventory: Inventory;
}

/** The inventory with its filters, its rows and the pager. */
export function InventoryCard({ inventory, ...actions }: InventoryCardProps) {
  const { chemicals: texts } = useMessages();
  const { filters, order, page, summary, reactivity, standing, locations, locationOf, show, searchFor } = inventory;
  const { data } = page;
  const whole = summary.data;
  if (data === undefined || whole === undefined) {
    const loading = { lines: 6, label: texts.loading, className: "app-inventory-loading" };
    return <NotLoaded queries={[page, summary]} title={texts.loadFailed} {...loading} />;
  }
  if (whole.chemicals === 0) return <EmptyState icon={<FlaskConical aria-hidden="true" />} title={texts.empty} />;
  const column = columnOf(order.sort);
  return (
    <>
      <PairsNotLoaded reactivity={reactivity} standing={standing} />
      <InventoryFilters
        counts={whole.by_level}
        attention={{
          keep_apart: reactivity.data?.keep_apart ?? 0,
          unknown_reactions: reactivity.data?.unknown_reactions ?? 0,
          check_due: whole.stale,
          no_sheet: whole.without_sheet,
        }}
        locations={locations.data ?? []}
        filters={filters}
        onSearch={searchFor}
        onChange={(changes) => void show(changes)}
      />
      {filters.attention === "keep_apart" && (
        <PairsOfInventory reactivity={reactivity} location={filters.location ?? null} />
      )}
      {data.total === 0 ? (
        <NothingFound onClear={() => void show({ search: null, level: null, location: null, attention: null })} />
      ) : (
        <div className="app-turning" aria-busy={page.isPlaceholderData}>
          <OrderSelect order={order} onChange={(next) => void show(next)} />
          <InventoryRows
            {...actions}
            chemicals={data.chemicals}
            locationOf={locationOf}
            standing={standing.marks}
            sort={column === null ? undefined : { column, direction: order.direction }}
            onSortChange={({ column: by, direction }) => void show({ sort: sortOf(by), direction })}
          />
        </div>
      )}
      <InventoryPager {...data} onChange={(next) => void show({ page: next })} />
    </>
  );
}
