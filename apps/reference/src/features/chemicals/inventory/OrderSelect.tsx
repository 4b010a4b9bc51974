import { Select } from "@placard/ui";
import { useIsNarrow } from "@placard/ui/internal";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { INVENTORY_ORDERS, orderId, orderOf, type InventoryOrder } from "./inventory-view.ts";

interface OrderSelectProps {
  readonly order: InventoryOrder;
  readonly onChange: (order: InventoryOrder) => void;
}

/** Sort order for the list layout without column headers. */
export function OrderSelect({ order, onChange }: OrderSelectProps) {
  const { chemicals: texts } = useMessages();
  if (!useIsNarrow()) return null;
  const now = orderId(order);
  return (
    <Select
      className="app-inventory-order"
      label={texts.order}
      items={INVENTORY_ORDERS.map((id) => ({ id, label: texts.orders[id] }))}
      value={INVENTORY_ORDERS.find((id) => id === now) ?? null}
      placeholder={texts.order}
      onChange={(id) => {
        const chosen = orderOf(id);
        if (chosen !== null) onChange(chosen);
      }}
    />
  );
}
