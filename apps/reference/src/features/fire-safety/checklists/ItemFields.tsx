import { Button } from "@placard/ui";
import { Plus } from "lucide-react";
import { useId } from "react";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { checklistGapsAt } from "./checklist-values.ts";
import { ItemField } from "./ItemField.tsx";
import { useItemRows } from "./use-item-rows.ts";

/** The items of a checklist, each with fields and actions, and a button to add one. */
export function ItemFields({ field }: { readonly field: FieldProps<readonly string[]> }) {
  const { checklists: texts } = useMessages();
  const items = useItemRows(field);
  const { attach } = items;
  const id = useId();
  const gaps = checklistGapsAt(field.value);
  return (
    <section className="app-checklist" aria-labelledby={id}>
      <div className="app-checklist-head">
        <h3 id={id}>{texts.itemsTitle(items.rows.length)}</h3>
        <p>{texts.itemsHint}</p>
      </div>
      <ol ref={attach} className="app-checklist-items">
        {items.rows.map((row, place) => (
          <ItemField
            key={row.key}
            row={row}
            place={place}
            items={items}
            gaps={gaps.get(place)}
            isChecked={field.isInvalid}
          />
        ))}
      </ol>
      {field.errorMessage !== undefined && (
        <p className="app-checklist-problem" role="alert">
          {field.errorMessage}
        </p>
      )}
      <Button
        className="app-checklist-add"
        icon={<Plus aria-hidden="true" />}
        disabledReason={items.isFull ? texts.noMoreItems : undefined}
        onPress={items.add}
      >
        {texts.addItem}
      </Button>
      <p className="placard-visually-hidden" role="status">
        {items.said}
      </p>
    </section>
  );
}
