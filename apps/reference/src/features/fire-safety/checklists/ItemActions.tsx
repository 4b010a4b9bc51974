import { IconButton } from "@placard/ui";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { ItemRows } from "./use-item-rows.ts";

interface ItemActionsProps {
  /** Index, from 0. */
  readonly place: number;
  readonly items: ItemRows;
}

/** Buttons that move an item up or down, or remove it. */
export function ItemActions({ place, items }: ItemActionsProps) {
  const { checklists: words } = useMessages();
  const number = place + 1;
  return (
    <div className="placard__acts">
      <IconButton
        label={words.up(number)}
        icon={<ArrowUp aria-hidden="true" />}
        disabledReason={place === 0 ? words.isFirst : undefined}
        data-part="up"
        onPress={() => items.move(place, -1, "[data-part=up]")}
      />
      <IconButton
        label={words.down(number)}
        icon={<ArrowDown aria-hidden="true" />}
        disabledReason={number === items.rows.length ? words.isLast : undefined}
        data-part="down"
        onPress={() => items.move(place, 1, "[data-part=down]")}
      />
      <IconButton
        label={words.remove(number)}
        icon={<Trash2 aria-hidden="true" />}
        onPress={() => items.remove(place)}
      />
    </div>
  );
}
