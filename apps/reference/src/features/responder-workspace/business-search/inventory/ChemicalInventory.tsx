import type { InventoryChemical, Location } from "@placard/api-client";
import { ChemicalInventoryTable } from "@placard/ui";
import { useState } from "react";
import type { CompatibilityMarks } from "../../../../lib/chemical/use-compatibility-marks.ts";
import { storedChemical } from "../../../../lib/chemical/stored-chemical.tsx";
import { ContainersDialog } from "../../../../lib/containers/ContainersDialog.tsx";
import { serverClock } from "../../../../lib/device/server-clock.ts";
import { useDelayedNavigation } from "../../../../lib/delayed-navigation.ts";
import { SheetDialog, type ViewedSheet } from "../../../../lib/sheets/SheetDialog.tsx";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { useWorkspace } from "../../WorkspaceProvider.tsx";
import { locationName } from "../business-facts.ts";
import "./ChemicalInventory.css";
import { rowHandover } from "./row-handover.ts";
import { StoredActions } from "./StoredActions.tsx";

interface ChemicalInventoryProps {
  readonly chemicals: readonly InventoryChemical[];
  readonly locations: readonly Location[];
  readonly standing: CompatibilityMarks;
}

/** Number of rows from which the table is virtualized. */
const VIRTUAL_FROM = 30;

/** Chemicals of a business with quantity and location. Each row opens the card and the SDS. */
export function ChemicalInventory({ chemicals, locations, standing }: ChemicalInventoryProps) {
  const { businessSearch: texts, storedLevel } = useMessages();
  const workspace = useWorkspace();
  const beginNavigation = useDelayedNavigation();
  const [now] = useState(() => new Date(serverClock.now()));
  const [held, setHeld] = useState<InventoryChemical | null>(null);
  const [viewed, setViewed] = useState<ViewedSheet | null>(null);

  async function open(chemical: InventoryChemical): Promise<void> {
    const finishNavigation = beginNavigation();
    const handover = await rowHandover(chemical);
    finishNavigation(() => workspace.open("chemical-search", handover));
  }
  return (
    <>
      <ChemicalInventoryTable
        label={texts.chemicalInventory}
        className="app-crew-table"
        isVirtual={chemicals.length > VIRTUAL_FROM}
        columns={["name", "quantity", "hazardClass", "location"]}
        chemicals={chemicals.map((chemical) => {
          const row = storedChemical(
            chemical,
            { location: locationName(locations, chemical) ?? texts.unknownLocation, now, standing },
            storedLevel,
          );
          const { storage_vessel: vessel, quantity_per_vessel: each } = chemical;
          return { ...row, vessel: vessel === null ? null : texts.vessels(vessel, each) };
        })}
        actionsLabel={texts.card}
        renderActions={({ stored }) => (
          <StoredActions
            stored={stored}
            onCard={() => void open(stored)}
            onSheet={setViewed}
            onContainers={() => setHeld(stored)}
          />
        )}
      />
      {held !== null && <ContainersDialog chemical={held} onClose={() => setHeld(null)} />}
      {viewed !== null && <SheetDialog sheet={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}
