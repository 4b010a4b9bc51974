import { ChevronDown } from "lucide-react";
import {
  createContext,
  memo,
  useContext,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { filterDOMProps } from "react-aria/filterDOMProps";
import { useComboBox } from "react-aria/useComboBox";
import { Button, ButtonContext } from "react-aria-components/Button";
import type { ComboBoxProps as AriaComboBoxProps } from "react-aria-components/ComboBox";
import { FieldErrorContext } from "react-aria-components/FieldError";
import { FormContext } from "react-aria-components/Form";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { LabelContext } from "react-aria-components/Label";
import { Provider, useSlottedContext } from "react-aria-components/slots";
import { TextContext } from "react-aria-components/Text";
import { useRenderProps } from "react-aria-components/useRenderProps";
import { Item as Row } from "react-stately/Item";
import { useComboBoxState, type ComboBoxState } from "react-stately/useComboBoxState";
import { withClass } from "../../internal/class-name.ts";
import { controlWords } from "../../messages/en/controls/controls.ts";
import { useWords } from "../../messages/use-words.ts";
import { FieldHelp, FieldLabel, type FieldWords } from "../Field/Field.tsx";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import type { ComboBoxItem } from "./combo-box-item.ts";
import { ComboBoxList } from "./ComboBoxList.tsx";

export type { ComboBoxItem };

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
  /** Called when a row was chosen. The caller sets the text. */
  onSelect: (item: Item) => void;
  /**
   * Enter was pressed with no row highlighted. With it the list stays open; without it Enter closes the list and the
   * text stays.
   */
  onEnter?: () => void;
  isLoading?: boolean;
  /** Shown in the open list if nothing matches. Without it the list stays closed. */
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

/**
 * Text with a list of what it may mean. Arrow keys move, Enter chooses, Escape closes; any text may stay.
 *
 * Made of React Aria's hooks and not of its parts: a search is most of what a page loads for a card, and the parts bring
 * a second tree of rows and overlays of every kind along.
 */
export function ComboBox<Item extends ComboBoxItem = ComboBoxItem>(props: ComboBoxProps<Item>) {
  const newest = useRef(props);
  useInsertionEffect(() => {
    newest.current = props;
  });
  return (
    <LiveContext.Provider value={props}>
      <QuietField {...props} newest={newest} />
    </LiveContext.Provider>
  );
}

/** What may change with every key. Those who draw it read it here. */
type Live = Pick<ComboBoxProps, "inputValue" | "placeholder" | "prefixIcon" | "suffix" | "notice" | "isLoading">;

const LiveContext = createContext<Live>({ inputValue: "" });

type Handlers<Item extends ComboBoxItem> = Pick<ComboBoxProps<Item>, "onInputChange" | "onSelect" | "onEnter">;

interface FieldProps<Item extends ComboBoxItem> extends ComboBoxProps<Item> {
  /** What the caller gave last, also where the field was not drawn for it. */
  readonly newest: RefObject<Handlers<Item>>;
}

function ListedField<Item extends ComboBoxItem>({
  newest,
  label,
  description,
  errorMessage,
  optionalLabel,
  items,
  inputValue,
  isLoading = false,
  emptyText,
  hasButton = false,
  isLabelHidden = false,
  menuTrigger = "input",
  onInputChange: _onInputChange,
  onSelect: _onSelect,
  onEnter: _onEnter,
  notice: _notice,
  placeholder: _placeholder,
  prefixIcon: _prefixIcon,
  suffix: _suffix,
  ...props
}: FieldProps<Item>) {
  const words = useWords(controlWords);
  const [held, setHeld] = useState<HeldRows<Item> | null>(null);
  // The text of a choice is not typed: the list stays closed until someone types again.
  const [isChosen, setChosen] = useState(false);
  const rows = held?.text === inputValue ? held.items : items;
  const hold = (isWanted: boolean): void => setHeld(isWanted ? { text: inputValue, items: rows } : null);
  const asked = {
    allowsCustomValue: true,
    ...props,
    validationBehavior: useValidationBehavior(props.validationBehavior),
    menuTrigger: isChosen ? ("manual" as const) : menuTrigger,
    items: rows,
    value: null,
    inputValue,
    onInputChange: (text: string) => {
      setChosen(false);
      newest.current.onInputChange(text);
    },
    onChange: (key: unknown) => {
      const chosen = rows.find(({ id }) => id === key);
      if (chosen === undefined) return;
      setChosen(true);
      newest.current.onSelect(chosen);
      setHeld(null);
      state.setOpen(false); // it closes on its own only where the choice changes the text
    },
    allowsEmptyCollection: emptyText !== undefined,
    isInvalid: props.isInvalid ?? errorMessage !== undefined,
  };
  const state: ComboBoxState<Item> = useComboBoxState({ ...asked, children: rowOf });
  const field = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const box = useComboBox(
    {
      ...asked,
      ...(isLabelHidden ? { "aria-label": label } : { label }),
      inputRef: text,
      buttonRef: button,
      popoverRef: popover,
      listBoxRef: list,
    },
    state,
  );
  const { className: _, style: __, placeholder: ___, ...inputProps } = box.inputProps;
  const isHighlighted = hasHighlight(state);
  useEffect(() => {
    hold(isHighlighted);
    // oxlint-disable-next-line react/exhaustive-deps -- the rows of the moment of the change are the ones to hold
  }, [isHighlighted]);
  const looks = useLooks(props, state.isOpen, box.isInvalid);
  return (
    <div {...filterDOMProps(props, { global: true })} id={undefined} {...looks}>
      <Provider
        values={[
          [LabelContext, box.labelProps],
          [ButtonContext, { ...box.buttonProps, isPressed: state.isOpen }],
          [TextContext, { slots: { description: box.descriptionProps, errorMessage: box.errorMessageProps } }],
          [FieldErrorContext, box],
        ]}
      >
        {isLabelHidden ? undefined : <FieldLabel aside={optionalLabel}>{label}</FieldLabel>}
        <Group
          ref={field}
          className="placard-control"
          render={(given) => <div {...given} part="field" />}
          isInvalid={box.isInvalid}
          isDisabled={props.isDisabled ?? false}
          onKeyDownCapture={(event) => {
            if (isMoveInList(event) && rows.length > 0) hold(true); // at once: an answer may be on its way
            const { onEnter } = newest.current;
            if (onEnter === undefined || hasHighlight(state) || !isPlainEnter(event)) return;
            event.preventDefault();
            event.stopPropagation();
            onEnter();
          }}
          onKeyDown={(event) => {
            // Closes the list alone: a dialog around stays open, with what was typed.
            if (event.key === "Escape" && state.isOpen) event.stopPropagation();
          }}
        >
          <Beside of={({ prefixIcon }) => prefixIcon} />
          <TextBox {...inputProps} inputRef={text} onType={asked.onInputChange} />
          <Waiting />
          <Beside of={({ suffix }) => suffix} />
          {hasButton ? (
            <Button ref={button} className="placard-control-tool" aria-label={words.showChoices}>
              <ChevronDown aria-hidden="true" />
            </Button>
          ) : undefined}
        </Group>
        <FieldHelp description={description} errorMessage={errorMessage} />
        <Beside of={({ notice }) => notice} />
      </Provider>
      {state.isOpen ? (
        <ComboBoxList
          state={state}
          listProps={box.listBoxProps}
          field={field}
          popover={popover}
          list={list}
          empty={isLoading ? words.searching : emptyText}
        />
      ) : undefined}
    </div>
  );
}

/**
 * The field drawn again only for what it shows itself. While no list can be open a key changes the text alone, and all that
 * the hooks calculate would come out the same.
 */
const QuietField = memo(ListedField, isTypingAlone) as typeof ListedField;

const LIVE: ReadonlySet<string> = new Set<keyof ComboBoxProps>([
  "inputValue",
  "placeholder",
  "prefixIcon",
  "suffix",
  "notice",
  "isLoading",
  "items",
  "onInputChange",
  "onSelect",
  "onEnter",
]);

function isTypingAlone(before: FieldProps<ComboBoxItem>, now: FieldProps<ComboBoxItem>): boolean {
  const others = Object.keys({ ...before, ...now }).filter((name) => !LIVE.has(name)) as (keyof typeof now)[];
  return isQuiet(before) && isQuiet(now) && others.every((name) => Object.is(before[name], now[name]));
}

/** There is nothing to list, and nothing that has to be filled in right. */
function isQuiet({ items, emptyText, isRequired = false, validate }: ComboBoxProps): boolean {
  return items.length === 0 && emptyText === undefined && !isRequired && validate === undefined;
}

/** Something that the caller puts beside the text. */
function Beside({ of }: { readonly of: (live: Live) => ReactNode }) {
  return of(useContext(LiveContext));
}

function Waiting() {
  return useContext(LiveContext).isLoading === true ? <Spinner /> : undefined;
}

interface TextBoxProps extends ComponentProps<typeof Input> {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onType: (text: string) => void;
}

/** The text itself, drawn with every key. */
function TextBox({ inputRef, onType, ...props }: TextBoxProps) {
  const { inputValue, placeholder } = useContext(LiveContext);
  return (
    <Input
      {...props}
      {...(placeholder === undefined ? {} : { placeholder })}
      ref={inputRef}
      value={inputValue}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

/** One row of the collection; what it looks like is drawn by the list. */
function rowOf(item: ComboBoxItem) {
  return (
    <Row key={item.id} textValue={item.label}>
      {item.label}
    </Row>
  );
}

/** Native unless the form around says that it shows its errors itself. */
function useValidationBehavior(asked: AriaComboBoxProps<object>["validationBehavior"]) {
  const form = useSlottedContext(FormContext);
  return asked ?? form?.validationBehavior ?? "native";
}

/** The class and style of the whole, which a caller may make of its state. */
function useLooks(
  { className, style, isDisabled = false, isRequired = false, isReadOnly = false }: Looks,
  isOpen: boolean,
  isInvalid: boolean,
) {
  const values = { isOpen, isDisabled, isInvalid, isRequired, isReadOnly };
  const looks = useRenderProps({
    className: withClass("placard-field", className),
    ...(style === undefined ? {} : { style }),
    values,
  });
  return {
    className: looks.className,
    style: looks.style,
    "data-open": isOpen || undefined,
    "data-disabled": isDisabled || undefined,
    "data-invalid": isInvalid || undefined,
    "data-required": isRequired || undefined,
  };
}

type Looks = Pick<AriaComboBoxProps<object>, "className" | "style" | "isDisabled" | "isRequired" | "isReadOnly">;

/** True if a row is highlighted, in the very moment: the attribute of the text follows with the next drawing. */
function hasHighlight({ isOpen, selectionManager }: ComboBoxState<ComboBoxItem>): boolean {
  return isOpen && selectionManager.focusedKey !== null;
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
