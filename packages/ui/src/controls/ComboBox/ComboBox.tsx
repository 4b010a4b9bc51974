import { ChevronDown } from "lucide-react";
import {
  useContext,
  useEffect,
  useRef,
  useState,
  type ContextType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { Button } from "react-aria-components/Button";
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  type ComboBoxProps as AriaComboBoxProps,
} from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Text } from "react-aria-components/Text";
import { withClass } from "../../internal/class-name.ts";
import { controlWords } from "../../messages/en/controls/controls.ts";
import { useWords } from "../../messages/use-words.ts";
import { FieldHelp, FieldLabel, type FieldWords } from "../Field/Field.tsx";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
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

export interface ComboBoxProps<Item extends ComboBoxItem = ComboBoxItem>
  extends
    Omit<
      AriaComboBoxProps<Item>,
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
  /**
   * What to choose from, filtered by the caller. New items wait while a row is highlighted, so that Enter takes the row
   * that was looked at; the next change of the text brings them.
   */
  items: readonly Item[];
  inputValue: string;
  onInputChange: (text: string) => void;
  /** A row was chosen. The caller decides what the text becomes. */
  onSelect: (item: Item) => void;
  /**
   * Enter was pressed with no row highlighted. With it the list stays open; without it Enter closes the list and the
   * text stays.
   */
  onEnter?: () => void;
  isLoading?: boolean;
  /** Said in the list when it is open and nothing fits. Without it the list stays closed. */
  emptyText?: string | undefined;
  /** Stands below: that the look-up failed, and the way on. */
  notice?: ReactNode;
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
export function ComboBox<Item extends ComboBoxItem = ComboBoxItem>({
  label,
  description,
  errorMessage,
  optionalLabel,
  items,
  inputValue,
  onInputChange,
  onSelect,
  onEnter,
  isLoading = false,
  emptyText,
  notice,
  placeholder,
  prefixIcon,
  suffix,
  hasButton = false,
  isLabelHidden = false,
  menuTrigger = "input",
  ...props
}: ComboBoxProps<Item>) {
  const words = useWords(controlWords);
  const [held, setHeld] = useState<HeldRows<Item> | null>(null);
  const list = useRef<ComboBoxState | null>(null);
  // The text of a choice is not typed: the list stays closed until somebody types again.
  const [isChosen, setChosen] = useState(false);
  const rows = held?.text === inputValue ? held.items : items;
  const hold = (isWanted: boolean): void => setHeld(isWanted ? { text: inputValue, items: rows } : null);
  return (
    <AriaComboBox
      allowsCustomValue
      {...props}
      menuTrigger={isChosen ? "manual" : menuTrigger}
      {...(isLabelHidden ? { "aria-label": label } : {})}
      items={rows}
      value={null}
      inputValue={inputValue}
      onInputChange={(text) => {
        setChosen(false);
        onInputChange(text);
      }}
      onChange={(key) => {
        const chosen = rows.find(({ id }) => id === key);
        if (chosen === undefined) return;
        setChosen(true);
        onSelect(chosen);
        setHeld(null);
        list.current?.setOpen(false); // it closes by itself only where the choice changes the text
      }}
      allowsEmptyCollection={emptyText !== undefined}
      isInvalid={props.isInvalid ?? errorMessage !== undefined}
      className={withClass("placard-field", props.className)}
    >
      <HighlightWatch list={list} onChange={hold} />
      {isLabelHidden ? undefined : <FieldLabel aside={optionalLabel}>{label}</FieldLabel>}
      <Group
        className="placard-control"
        onKeyDownCapture={(event) => {
          if (isMoveInList(event) && rows.length > 0) hold(true); // at once: an answer may be on its way
          if (onEnter === undefined || hasHighlight(list.current) || !isPlainEnter(event)) return;
          event.preventDefault();
          event.stopPropagation();
          onEnter();
        }}
      >
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
      {notice}
      <Popover className="placard-popover">
        <ListBox
          className="placard-list"
          renderEmptyState={() => <p className="placard-list-note">{isLoading ? words.searching : emptyText}</p>}
        >
          {(item: Item) => <ComboBoxRow item={item} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/** Whether a row is highlighted, in the very moment: the attribute of the text follows with the next drawing. */
function hasHighlight(state: ComboBoxState | null): boolean {
  return state !== null && state.isOpen && state.selectionManager.focusedKey !== null;
}

/** Enter in the text itself: no row is highlighted, and no character is being composed. */
function isPlainEnter({ key, target, nativeEvent }: KeyboardEvent): boolean {
  return (
    key === "Enter" &&
    !nativeEvent.isComposing &&
    target instanceof HTMLInputElement &&
    !target.hasAttribute("aria-activedescendant")
  );
}

/** An arrow key that goes up or down the open list. */
function isMoveInList({ key, target }: KeyboardEvent): boolean {
  const isArrow = key === "ArrowDown" || key === "ArrowUp";
  return isArrow && target instanceof HTMLInputElement && target.ariaExpanded === "true";
}

/** The rows that stay as they are while one of them is highlighted, and the text they answer. */
interface HeldRows<Item> {
  readonly text: string;
  readonly items: readonly Item[];
}

type ComboBoxState = NonNullable<ContextType<typeof ComboBoxStateContext>>;

interface HighlightWatchProps {
  /** Receives the state of the list, which only the parts inside the box can read. */
  list: RefObject<ComboBoxState | null>;
  onChange: (isHighlighted: boolean) => void;
}

/** Tells when a row becomes highlighted, by an arrow key or the pointer, and when none is any more. Shows nothing. */
function HighlightWatch({ list, onChange }: HighlightWatchProps) {
  const state = useContext(ComboBoxStateContext);
  useEffect(() => {
    list.current = state;
  }, [list, state]);
  const isHighlighted = hasHighlight(state);
  useEffect(() => {
    onChange(isHighlighted);
    // oxlint-disable-next-line react/exhaustive-deps -- the rows of the moment of the change are the ones to hold
  }, [isHighlighted]);
  return null;
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
