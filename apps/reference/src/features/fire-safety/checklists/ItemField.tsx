import type { ChecklistGap } from "@placard/hazmat-core/business";
import { TextField } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { ItemActions } from "./ItemActions.tsx";
import type { ItemRow } from "./checklist-values.ts";
import { ITEM_TEXT, type ItemRows } from "./use-item-rows.ts";

interface ItemFieldProps {
  readonly row: ItemRow;
  /** Index, from 0. */
  readonly place: number;
  readonly items: ItemRows;
  readonly gaps: { readonly text: ChecklistGap | null; readonly hint: ChecklistGap | null } | undefined;
  /** Missing text is reported once this is true; too long text immediately. */
  readonly isChecked: boolean;
}

/** Fields of one item: text, hint and actions. */
export function ItemField({ row, place, items, gaps, isChecked }: ItemFieldProps) {
  const { checklists: texts, common } = useMessages();
  const number = place + 1;
  const textGap = gaps?.text === "too_long" || isChecked ? gaps?.text : null;
  return (
    <li data-item={row.key}>
      <div className="app-checklist-fields">
        <TextField
          label={texts.item(number)}
          placeholder={texts.itemText}
          isMultiline
          value={row.text}
          onChange={(text) => items.change(place, { text })}
          errorMessage={textGap == null ? undefined : texts.itemGaps[textGap]}
          onKeyDown={moveByKeys(`[data-part=text] ${ITEM_TEXT}`)}
          data-part="text"
        />
        <TextField
          label={texts.hint(number)}
          optionalLabel={common.optional}
          value={row.hint}
          onChange={(hint) => items.change(place, { hint })}
          errorMessage={gaps?.hint == null ? undefined : texts.hintGaps[gaps.hint]}
          onKeyDown={moveByKeys("[data-part=hint] input")}
          data-part="hint"
        />
      </div>
      <ItemActions place={place} items={items} />
    </li>
  );

  /** Alt and an arrow key move the item; the focus stays in the field. */
  function moveByKeys(part: string) {
    return (event: { readonly key: string; readonly altKey: boolean; readonly preventDefault: () => void }) => {
      if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
      event.preventDefault();
      items.move(place, event.key === "ArrowUp" ? -1 : 1, part);
    };
  }
}
