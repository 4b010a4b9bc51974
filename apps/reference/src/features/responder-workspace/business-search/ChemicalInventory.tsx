import type { InventoryChemical, Location } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import { Button, Table, UnknownValue, UnPlacard, type TableColumn } from "@placard/ui";
import { IdCard } from "lucide-react";
import type { ReactNode } from "react";
import { ChemicalLevel } from "../../../lib/ChemicalLevel.tsx";
import { ClassNote } from "../../../lib/ClassNote.tsx";
import { useIsNarrow } from "../../../lib/use-is-narrow.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { locationName } from "./business-facts.ts";
import { rowHandover } from "./row-handover.ts";

interface ChemicalInventoryProps {
  readonly chemicals: readonly InventoryChemical[];
  readonly locations: readonly Location[];
}

type InventoryColumn = "name" | "quantity" | "class" | "location" | "card";

/** What is stored, how much of it and where. Each row opens the chemical's ten-second card. */
export function ChemicalInventory({ chemicals, locations }: ChemicalInventoryProps) {
  const { businessSearch: words } = useMessages();
  const workspace = useWorkspace();
  const isNarrow = useIsNarrow();
  if (chemicals.length === 0) return <p className="placard__none">{words.noChemicals}</p>;

  const open = async (chemical: InventoryChemical) => workspace.open("chemical-search", await rowHandover(chemical));
  const cells = (chemical: InventoryChemical): Record<InventoryColumn, ReactNode> => ({
    name: <ChemicalName chemical={chemical} />,
    quantity: `${formatNumber(chemical.quantity)} ${chemical.unit}`,
    class: <ChemicalClass chemical={chemical} />,
    location: locationName(locations, chemical) ?? words.unknownLocation,
    card: (
      <Button
        icon={<IdCard aria-hidden="true" />}
        aria-label={words.openCard(chemical.name)}
        onPress={() => void open(chemical)}
      >
        {words.card}
      </Button>
    ),
  });

  if (isNarrow) {
    return (
      <ul className="placard__inventory">
        {chemicals.map((chemical) => {
          const cell = cells(chemical);
          return (
            <li key={chemical.id}>
              {cell.name}
              {cell.class}
              <span>
                {cell.quantity} · {cell.location}
              </span>
              {cell.card}
            </li>
          );
        })}
      </ul>
    );
  }
  const columns: TableColumn<InventoryColumn>[] = [
    { id: "name", label: words.name },
    { id: "quantity", label: words.quantity, align: "end" },
    { id: "class", label: words.hazardClass },
    { id: "location", label: words.storageLocation },
    { id: "card", label: words.card, isLabelHidden: true, align: "end" },
  ];
  return (
    <Table<InventoryChemical, InventoryColumn>
      label={words.chemicalInventory}
      columns={columns}
      rows={chemicals}
      rowId={(chemical) => chemical.id}
      renderCell={(chemical, column) => cells(chemical)[column]}
    />
  );
}

function ChemicalName({ chemical }: { readonly chemical: InventoryChemical }) {
  const { businessSearch: words } = useMessages();
  const { name, un_number, storage_vessel, quantity_per_vessel, manufacturer } = chemical;
  return (
    <span className="placard__chemical-name">
      <strong>{name}</strong>
      <small className="placard-data">{un_number === null ? <UnknownValue /> : words.unNumber(un_number)}</small>
      {storage_vessel === null ? undefined : <small>{words.vessels(storage_vessel, quantity_per_vessel)}</small>}
      {manufacturer === null ? undefined : <small>{words.madeBy(manufacturer)}</small>}
    </span>
  );
}

function ChemicalClass({ chemical }: { readonly chemical: InventoryChemical }) {
  const { hazard_class, hazard_classification, hazard_level } = chemical;
  const text = hazard_class ?? hazard_classification;
  return (
    <span className="placard__chemical-class">
      {hazard_class === null ? undefined : <UnPlacard hazardClass={hazard_class} size={44} />}
      <ChemicalLevel chemical={chemical} />
      {text === null || text.toLowerCase() === hazard_level ? undefined : <small>{text}</small>}
      <ClassNote chemical={chemical} />
    </span>
  );
}
