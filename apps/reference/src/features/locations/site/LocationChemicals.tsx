import type { InventoryChemical, Location } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import type { InventorySort } from "@placard/hazmat-core/business";
import {
  Button,
  ChemicalInventoryTable,
  EmptyState,
  ErrorState,
  HazardBadge,
  Skeleton,
  Table,
  UnknownValue,
  useIsNarrow,
  type TableColumn,
  type TableSort,
} from "@placard/ui";
import { Pager } from "@placard/ui/controls";
import { useQuery } from "@tanstack/react-query";
import { FlaskConical, Plus } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inventoryPageQuery } from "../../../lib/api/business-queries.ts";
import { chemicalMark } from "../../../lib/chemical/chemical-mark.ts";
import { ClassNote } from "../../../lib/chemical/ClassNote.tsx";
import type { StandingMarks } from "../../../lib/chemical/standing-marks.ts";
import { storedChemical } from "../../../lib/chemical/stored-chemical.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { AddFlowButton } from "../../../shell/business/AddFlowButton.tsx";

type ColumnId = "name" | "quantity" | "unit" | "hazardClass" | "unNumber" | "storage";

/** What is kept at one location. */
export function LocationChemicals({ location }: { readonly location: Location }) {
  const { locations: words, common, storedLevel } = useMessages();
  const { business_id } = useBusinessProfile();
  const isNarrow = useIsNarrow();
  const [now] = useState(() => new Date());
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<TableSort<ColumnId>>({ column: "name", direction: "ascending" });
  const chemicals = useQuery(
    inventoryPageQuery(useApi(), business_id, {
      location_id: location.id,
      sort: SORT_OF[sort.column] ?? "name",
      direction: sort.direction,
      page,
    }),
  );

  if (chemicals.data === undefined) {
    return chemicals.isError ? (
      <ErrorState
        title={common.loadFailedTitle}
        text={common.loadFailedText}
        action={<Button onPress={() => void chemicals.refetch()}>{common.retry}</Button>}
      />
    ) : (
      <Skeleton lines={4} label={common.loading} />
    );
  }

  const { chemicals: rows, total, page_size } = chemicals.data;
  if (total === 0) {
    return (
      <EmptyState
        icon={<FlaskConical aria-hidden="true" />}
        title={words.noChemicals}
        text={words.noChemicalsText}
        action={
          <AddFlowButton kind="chemicals" icon={<Plus aria-hidden="true" />}>
            {words.addChemical}
          </AddFlowButton>
        }
      />
    );
  }

  const columns: readonly TableColumn<ColumnId>[] = [
    { id: "name", label: words.columns.name, isRowHeader: true, isSortable: true, share: 3 },
    { id: "quantity", label: words.columns.quantity, align: "end", isSortable: true },
    { id: "unit", label: words.columns.unit },
    { id: "hazardClass", label: words.columns.hazardClass, isSortable: true, share: 3 },
    { id: "unNumber", label: words.columns.unNumber, isSortable: true },
    { id: "storage", label: words.columns.storage, share: 2 },
  ];
  return (
    <>
      {isNarrow ? (
        <ChemicalInventoryTable
          label={words.chemicalsAt(location.name)}
          columns={LIST_COLUMNS}
          chemicals={rows.map((row) =>
            storedChemical(row, { location: location.name, now, standing: NO_MARKS }, storedLevel),
          )}
        />
      ) : (
        <Table
          label={words.chemicalsAt(location.name)}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          renderCell={cellOf}
          isVirtual={rows.length > VIRTUAL_FROM}
          sort={sort}
          onSortChange={(asked) => {
            setSort(asked);
            setPage(1);
          }}
        />
      )}
      {total > page_size && <Pager page={chemicals.data.page} pageSize={page_size} total={total} onChange={setPage} />}
    </>
  );
}

/** From so many rows on, only those in view are drawn. */
const VIRTUAL_FROM = 30;

/** Where a table has no room: the site is that of the dialog. */
const LIST_COLUMNS = ["name", "unNumber", "hazardLevel", "quantity"] as const;

/** What stands together has a tab of its own here. */
const NO_MARKS: StandingMarks = new Map();

const SORT_OF: Partial<Record<ColumnId, InventorySort>> = {
  name: "name",
  quantity: "quantity",
  hazardClass: "hazard",
  unNumber: "un_number",
};

function cellOf(chemical: InventoryChemical, column: ColumnId) {
  switch (column) {
    case "name":
      return <strong>{chemical.name}</strong>;
    case "quantity":
      return formatNumber(chemical.quantity);
    case "unit":
      return chemical.unit;
    case "hazardClass":
      return (
        <>
          {classTextOf(chemical) ?? <UnknownValue />}
          <ClassNote chemical={chemical} />
          <small>
            <HazardBadge level={chemicalMark(chemical)} />
          </small>
        </>
      );
    case "unNumber":
      return chemical.un_number ?? <UnknownValue />;
    case "storage":
      return storageOf(chemical) ?? <UnknownValue />;
  }
}

/** What the site wrote, unless that is a level alone and the number gives a class. */
function classTextOf({ class_basis, hazard_class, hazard_classification }: InventoryChemical): string | null {
  return class_basis.kind === "class" ? hazard_classification : (hazard_class ?? hazard_classification);
}

function storageOf({ storage_vessel, quantity_per_vessel }: InventoryChemical): string | null {
  const parts = [storage_vessel, quantity_per_vessel].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(", ");
}
