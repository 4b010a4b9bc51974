import type { InventoryChemical, Location } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import {
  Button,
  EmptyState,
  ErrorState,
  HazardBadge,
  Skeleton,
  Table,
  UnknownValue,
  type TableColumn,
} from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { FlaskConical, Plus } from "lucide-react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsQuery } from "../../../lib/api/business-queries.ts";
import { chemicalMark } from "../../../lib/chemical/chemical-mark.ts";
import { ClassNote } from "../../../lib/chemical/ClassNote.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { AddFlowButton } from "../../../shell/business/AddFlowButton.tsx";

type ColumnId = "name" | "quantity" | "unit" | "hazardClass" | "unNumber" | "storage";

/** What is kept at one location. */
export function LocationChemicals({ location }: { readonly location: Location }) {
  const { locations: words, common } = useMessages();
  const { business_id } = useBusinessProfile();
  const chemicals = useQuery(chemicalsQuery(useApi(), business_id));

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

  const rows = chemicals.data.filter(({ location_id }) => location_id === location.id);
  if (rows.length === 0) {
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
    { id: "name", label: words.columns.name, isRowHeader: true },
    { id: "quantity", label: words.columns.quantity, align: "end" },
    { id: "unit", label: words.columns.unit },
    { id: "hazardClass", label: words.columns.hazardClass },
    { id: "unNumber", label: words.columns.unNumber },
    { id: "storage", label: words.columns.storage },
  ];
  return (
    <Table
      label={words.chemicalsAt(location.name)}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      renderCell={cellOf}
    />
  );
}

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
