import { Select, useIsNarrow } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { INVENTORY_ORDERS, orderId, orderOf, type InventoryOrder } from "./inventory-view.ts";

interface OrderSelectProps {
  readonly order: InventoryOrder;
  readonly onChange: (order: InventoryOrder) => void;
}

/** Sort order for the list layout without column headers. */
export function OrderSelect({ order, onChange }: OrderSelectProps) {
  const { chemicals: words } = useMessages();
  if (!useIsNarrow()) return null;
  const now = orderId(order);
  return (
    <Select
      className="app-inventory-order"
      label={words.order}
      items={INVENTORY_ORDERS.map((id) => ({ id, label: words.orders[id] }))}
      value={INVENTORY_ORDERS.find((id) => id === now) ?? null}
      placeholder={words.order}
      onChange={(id) => {
        const chosen = orderOf(id);
        if (chosen !== null) onChange(chosen);
      }}
    />
  );
}
