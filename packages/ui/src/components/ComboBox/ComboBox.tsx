import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import {
  ComboBox as AriaComboBox,
  Input,
  type ComboBoxProps as AriaComboBoxProps,
} from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Text } from "react-aria-components/Text";
import { withClass } from "../../internal/class-name.ts";
import { useMessages } from "../../messages/messages-context.tsx";
import { FieldHelp, FieldLabel, type FieldWords } from "../Field/Field.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import "../Popover/Popover.css";

export interface ComboBoxItem {
  readonly id: string;
  readonly label: string;
  /** A second line. */
  readonly description?: string;
  /** Stands at the end of the row: how it matched, how exact it is. */
  readonly meta?: string;
  readonly icon?: ReactNode;
}

export interface ComboBoxProps
  extends
    Omit<
      AriaComboBoxProps<ComboBoxItem>,
      | "children"
      | "items"
      | "defaultItems"
      | "inputValue"
      | "onInputChange"
      | "selectedKey"
      | "onSelectionChange"
      | "value"
      | "onChange"
    >,
    FieldWords {
  /** What to choose from, filtered by the caller. */
  items: readonly ComboBoxItem[];
  inputValue: string;
  onInputChange: (text: string) => void;
  /** A row was chosen. The caller decides what the text becomes. */
  onSelect: (id: string) => void;
  isLoading?: boolean;
  /** Said in the list when it is open and nothing fits. Without it the list stays closed. */
  emptyText?: string | undefined;
  placeholder?: string;
  prefixIcon?: ReactNode;
  /** Stands inside at the end. */
  suffix?: ReactNode;
  /** The button that opens the whole list: for short lists that are known beforehand. */
  hasButton?: boolean;
  /** Reads the label out without showing it. */
  isLabelHidden?: boolean;
}

/** Text with a list of what it may mean. Arrow keys move, Enter chooses, Escape closes; any text may stay. */
export function ComboBox({
  label,
  description,
  errorMessage,
  optionalLabel,
  items,
  inputValue,
  onInputChange,
  onSelect,
  isLoading = false,
  emptyText,
  placeholder,
  prefixIcon,
  suffix,
  hasButton = false,
  isLabelHidden = false,
  ...props
}: ComboBoxProps) {
  const words = useMessages();
  return (
    <AriaComboBox
      allowsCustomValue
      menuTrigger="input"
      {...props}
      {...(isLabelHidden ? { "aria-label": label } : {})}
      items={items}
      value={null}
      inputValue={inputValue}
      onInputChange={onInputChange}
      onChange={(key) => {
        if (key !== null) onSelect(String(key));
      }}
      allowsEmptyCollection={emptyText !== undefined}
      isInvalid={props.isInvalid ?? errorMessage !== undefined}
      className={withClass("placard-field", props.className)}
    >
      {isLabelHidden ? undefined : <FieldLabel aside={optionalLabel}>{label}</FieldLabel>}
      <Group className="placard-control">
        {prefixIcon}
        <Input {...(placeholder === undefined ? {} : { placeholder })} />
        {isLoading ? <Spinner /> : undefined}
        {suffix}
        {hasButton ? (
          <Button className="placard-control-tool" aria-label={words.showChoices}>
            <ChevronDown aria-hidden="true" />
          </Button>
        ) : undefined}
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Popover className="placard-popover">
        <ListBox
          className="placard-list"
          renderEmptyState={() => <p className="placard-list-note">{isLoading ? words.searching : emptyText}</p>}
        >
          {(item: ComboBoxItem) => <ComboBoxRow item={item} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

function ComboBoxRow({ item }: { item: ComboBoxItem }) {
  return (
    <ListBoxItem id={item.id} textValue={item.label} className="placard-list-item">
      {item.icon}
      <span className="placard-list-words">
        <Text slot="label">{item.label}</Text>
        {item.description === undefined ? undefined : <Text slot="description">{item.description}</Text>}
      </span>
      {item.meta === undefined ? undefined : <span className="placard-list-meta">{item.meta}</span>}
    </ListBoxItem>
  );
}
