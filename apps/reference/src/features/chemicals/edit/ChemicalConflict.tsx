import type { InventoryChemical } from "@placard/api-client";
import { formatNumber, formatUnNumber } from "@placard/hazmat-core";
import { Banner } from "@placard/ui";
import { useMessages as useUiMessages } from "@placard/ui/internal";
import { chemicalMark } from "../../../lib/chemical/chemical-mark.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Shows the version that someone else saved, above the local input. */
export function ChemicalConflict({ stored }: { readonly stored: InventoryChemical }) {
  const { chemicals: texts, storedLevel } = useMessages();
  const { hazardLevel } = useUiMessages();
  return (
    <Banner tone="caution" title={texts.conflictTitle}>
      {texts.conflictText(summaryOf(stored, hazardLevel[chemicalMark(stored)], storedLevel))}
    </Banner>
  );
}

function summaryOf(
  chemical: InventoryChemical,
  level: string,
  texts: ReturnType<typeof useMessages>["storedLevel"],
): string {
  const { name, un_number, cas_number, location_name, quantity, unit } = chemical;
  const { room, cabinet, storage_vessel, quantity_per_vessel, manufacturer } = chemical;
  const amount = `${formatNumber(quantity)} ${unit}`;
  const { packing_group: group, flash_point: flash } = chemical;
  const identity = [
    name,
    un_number === null ? null : formatUnNumber(un_number),
    cas_number,
    level,
    group === null ? null : texts.packingGroupOf(group),
    flash === null ? null : texts.flashPointOf(flash),
  ];
  const storage = [amount, location_name, room, cabinet, storage_vessel, quantity_per_vessel, manufacturer];
  return [...identity, ...storage].filter((part) => part !== null).join(", ");
}
