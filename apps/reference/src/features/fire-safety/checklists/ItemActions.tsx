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
  const { checklists: texts } = useMessages();
  const number = place + 1;
  return (
    <div className="placard__acts">
      <IconButton
        label={texts.up(number)}
        icon={<ArrowUp aria-hidden="true" />}
        disabledReason={place === 0 ? texts.isFirst : undefined}
        data-part="up"
        onPress={() => items.move(place, -1, "[data-part=up]")}
      />
      <IconButton
        label={texts.down(number)}
        icon={<ArrowDown aria-hidden="true" />}
        disabledReason={number === items.rows.length ? texts.isLast : undefined}
        data-part="down"
        onPress={() => items.move(place, 1, "[data-part=down]")}
      />
      <IconButton
        label={texts.remove(number)}
        icon={<Trash2 aria-hidden="true" />}
        onPress={() => items.remove(place)}
      />
    </div>
  );
}
