import type { InventoryChemical } from "@placard/api-client";
import { ChemicalInventoryTable } from "@placard/ui";
import { storedChemical } from "../../../lib/chemical/stored-chemical.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { InventoryActions, type InventoryActionsProps } from "./InventoryActions.tsx";
import { isStale } from "./inventory-view.ts";

interface InventoryRowsProps extends Omit<InventoryActionsProps, "chemical"> {
  readonly chemicals: readonly InventoryChemical[];
  readonly locationOf: (chemical: InventoryChemical) => string;
  /** Against which the age of a record is told. */
  readonly now: Date;
  /** Id of the chemical that is being changed. */
  readonly marked: number | null;
}

/** The inventory, each row with what may be done with it. */
export function InventoryRows({ chemicals, locationOf, now, marked, ...actions }: InventoryRowsProps) {
  const { common } = useMessages();
  return (
    <ChemicalInventoryTable
      chemicals={chemicals.map((chemical) =>
        storedChemical(chemical, locationOf(chemical), common, isStale(chemical, now)),
      )}
      marked={marked}
      renderActions={({ stored }) => <InventoryActions chemical={stored} {...actions} />}
    />
  );
}
