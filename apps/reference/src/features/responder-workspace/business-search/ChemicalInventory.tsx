import type { InventoryChemical, Location } from "@placard/api-client";
import { Button, ChemicalInventoryTable } from "@placard/ui";
import { IdCard } from "lucide-react";
import { useState } from "react";
import type { StandingMarks } from "../../../lib/chemical/standing-marks.ts";
import { storedChemical } from "../../../lib/chemical/stored-chemical.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { locationName } from "./business-facts.ts";
import { rowHandover } from "./row-handover.ts";

interface ChemicalInventoryProps {
  readonly chemicals: readonly InventoryChemical[];
  readonly locations: readonly Location[];
  readonly standing: StandingMarks;
}

/** What is stored, how much of it and where. Each row opens the chemical's ten-second card. */
export function ChemicalInventory({ chemicals, locations, standing }: ChemicalInventoryProps) {
  const { businessSearch: words, storedLevel } = useMessages();
  const workspace = useWorkspace();
  const [now] = useState(() => new Date());
  if (chemicals.length === 0) return <p className="placard__none">{words.noChemicals}</p>;

  const open = async (chemical: InventoryChemical) => workspace.open("chemical-search", await rowHandover(chemical));
  return (
    <ChemicalInventoryTable
      label={words.chemicalInventory}
      columns={["name", "quantity", "hazardClass", "location"]}
      chemicals={chemicals.map((chemical) => {
        const row = storedChemical(
          chemical,
          { location: locationName(locations, chemical) ?? words.unknownLocation, now, standing },
          storedLevel,
        );
        const { storage_vessel: vessel, quantity_per_vessel: each } = chemical;
        return { ...row, vessel: vessel === null ? null : words.vessels(vessel, each) };
      })}
      actionsLabel={words.card}
      renderActions={({ stored }) => (
        <Button
          icon={<IdCard aria-hidden="true" />}
          aria-label={words.openCard(stored.name)}
          onPress={() => void open(stored)}
        >
          {words.card}
        </Button>
      )}
    />
  );
}
