import type { InventoryChemical } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import { DayText } from "../../lib/DayText.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { isStale } from "./inventory-view.ts";

/** How much, and since when that is on file. */
export function Quantity({ chemical, now }: { readonly chemical: InventoryChemical; readonly now: Date }) {
  const { chemicals: words } = useMessages();
  return (
    <>
      <strong className="placard-quantity">
        {formatNumber(chemical.quantity)} {chemical.unit}
      </strong>
      <small data-stale={isStale(chemical, now) || undefined} className="placard-quantity-age">
        {words.updated} <DayText iso={chemical.updated_at} />
      </small>
    </>
  );
}
