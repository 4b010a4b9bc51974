import { Checkbox, Select } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import type { FieldProps } from "../use-form.ts";
import { yesNoItems } from "./choices.ts";

/** A choice of yes, no or not stated. */
export function YesNoField({
  label,
  description,
  field,
}: {
  readonly label: string;
  readonly description?: string;
  readonly field: FieldProps<string>;
}) {
  return (
    <ChoiceField label={label} description={description} items={yesNoItems(useMessages()).slice(1)} field={field} />
  );
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly items: readonly { readonly id: string; readonly label: string }[];
  /** Label of the empty choice: "Not stated" by default. */
  readonly blank?: string;
  readonly field: FieldProps<string>;
}

/** A choice with an empty option. */
export function ChoiceField({ label, description, items, blank, field }: ChoiceFieldProps) {
  const { tierTwo: texts, common } = useMessages();
  return (
    <Select
      label={label}
      optionalLabel={common.optional}
      {...(description !== undefined && { description })}
      items={[{ id: BLANK, label: blank ?? texts.notStated }, ...items]}
      {...field}
      value={field.value === "" ? BLANK : field.value}
      onChange={(id) => field.onChange(id === BLANK ? "" : id)}
    />
  );
}

/** The empty option also needs an id. */
const BLANK = "not-stated";

interface CheckListProps {
  readonly legend: string;
  readonly hint?: string;
  readonly items: readonly { readonly id: string; readonly label: string }[];
  readonly field: FieldProps<readonly string[]>;
  /** The option that excludes all others. */
  readonly alone?: string;
}

/** Checkboxes for any number of options. */
export function CheckList({ legend, hint, items, field, alone }: CheckListProps) {
  const choose = (id: string, isChosen: boolean): void => {
    const others = field.value.filter((other) => other !== id && (id === alone ? false : other !== alone));
    field.onChange(isChosen ? [...others, id] : field.value.filter((other) => other !== id));
  };
  return (
    <fieldset className="app-tier-list">
      <legend className="placard__label">{legend}</legend>
      {hint !== undefined && <p className="placard__hint">{hint}</p>}
      <div className="placard__items">
        {items.map(({ id, label }) => (
          <Checkbox key={id} isSelected={field.value.includes(id)} onChange={(isChosen) => choose(id, isChosen)}>
            {label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
