import { Check, ChevronDown } from "lucide";
import { Button, ButtonContext } from "react-aria-components/Button";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select as AriaSelect, SelectValue, type SelectProps as AriaSelectProps } from "react-aria-components/Select";
import { useSlottedContext } from "react-aria-components/slots";
import { Icon } from "../../internal/Icon.tsx";
import { withClass } from "../../internal/class-name.ts";
import { FieldHelp, FieldLabel, type FieldTextProps } from "../Field/Field.tsx";
import "../Popover/Popover.css";
import "./Select.css";

export interface SelectItem<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** Second line in the list. */
  readonly hint?: string;
}

export interface SelectProps<Id extends string = string>
  extends Omit<AriaSelectProps<SelectItem<Id>>, "children" | "value" | "defaultValue" | "onChange">, FieldTextProps {
  /** Options to choose from. */
  items: readonly SelectItem<Id>[];
  /** Chosen id; `null` if nothing is chosen. */
  value: Id | null;
  /** Called with the id of the selected option. */
  onChange: (value: Id) => void;
  /** Shown if nothing is chosen. */
  placeholder?: string;
}

/** One of five or more choices. For up to four use `SegmentedControl`. */
export function Select<Id extends string = string>({
  label,
  description,
  errorMessage,
  optionalLabel,
  items,
  value,
  onChange,
  ...props
}: SelectProps<Id>) {
  return (
    <AriaSelect
      {...props}
      value={value}
      onChange={(key) => {
        const chosen = items.find((item) => item.id === key);
        if (chosen !== undefined) onChange(chosen.id);
      }}
      isInvalid={props.isInvalid ?? errorMessage !== undefined}
      className={withClass("placard-field", props.className)}
    >
      <FieldLabel aside={optionalLabel}>{label}</FieldLabel>
      <SelectTrigger />
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Popover className="placard-popover">
        <ListBox items={items} className="placard-list">
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.label} className="placard-list-item">
              <span className="placard-list-words">
                <span slot="label">{item.label}</span>
                {item.hint === undefined ? undefined : <span slot="description">{item.hint}</span>}
              </span>
              <Icon of={Check} className="placard-list-check" aria-hidden="true" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

/** The button that opens the list. Its accessible name is the label, then the choice. */
function SelectTrigger() {
  const names = useSlottedContext(ButtonContext)?.["aria-labelledby"];
  const labelFirst = names?.split(" ").toReversed().join(" ");
  return (
    <Button
      className="placard-control placard-select"
      {...(labelFirst === undefined ? {} : { "aria-labelledby": labelFirst })}
    >
      <SelectValue className="placard-select-value" />
      <Icon of={ChevronDown} aria-hidden="true" />
    </Button>
  );
}
