import { ChevronDown } from "lucide";
import {
  createContext,
  memo,
  useContext,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
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
import { LabelContext } from "react-aria-components/Label";
import { Provider, useSlottedContext } from "react-aria-components/slots";
import { TextContext } from "react-aria-components/Text";
import { useRenderProps } from "react-aria-components/useRenderProps";
import { Item as Row } from "react-stately/Item";
import { useComboBoxState, type ComboBoxState } from "react-stately/useComboBoxState";
import { Icon } from "../../internal/Icon.tsx";
import { withClass } from "../../internal/class-name.ts";
import { controlTexts } from "../../messages/en/controls/controls.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { FieldHelp, FieldLabel, type FieldTextProps } from "../Field/Field.tsx";
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
    FieldTextProps {
  /**
   * Items to choose from, filtered by the host. While a row is highlighted or the list is pressed, new items are held
   * back until the text changes, so that Enter and the end of the press choose the row that the user sees.
   */
  items: readonly Item[];
  /** Text of the field. */
  inputValue: string;
  /** Called with the text of the field at each change. */
  onInputChange: (text: string) => void;
  /**
   * Called when a row was chosen. The host sets the text. The item may be missing in newer `items`: take from the item
   * itself what the choice needs.
   */
  onSelect: (item: Item) => void;
  /**
   * Called when Enter is pressed with no row highlighted. With it the list stays open; without it Enter closes the list
   * and keeps the text.
   */
  onEnter?: () => void;
  /** Shows that the suggestions are loading. */
  isLoading?: boolean;
  /** Shown in the open list if nothing matches. Without it the list stays closed. */
  emptyText?: string | undefined;
  /** Shown below: the failure of a search, and what to do. */
  notice?: ReactNode;
  /** Example shown in the empty field. */
  placeholder?: string;
  /** Icon before the text. */
  prefixIcon?: ReactNode;
  /** Shown inside the field, at the end. */
  suffix?: ReactNode;
  /** Shows a button that opens the full list, for short lists that are known in advance. */
  hasButton?: boolean;
  /** Hides the label visually. Screen readers still announce it. */
  isLabelHidden?: boolean;
}

/**
 * Text field with a list of suggestions. Arrow keys move, Enter chooses, Escape closes. Any text is allowed.
 *
 * Built with the hooks of React Aria, not its components: a search is most of the code that a page loads for a card,
 * and the components would add a second tree of rows and all kinds of overlays.
 */
export function ComboBox<Item extends ComboBoxItem = ComboBoxItem>(props: ComboBoxProps<Item>) {
  const newest = useRef(props);
  useInsertionEffect(() => {
    newest.current = props;
  });
  return (
    <LivePropsContext.Provider value={props}>
      <MemoizedField {...props} newest={newest} />
    </LivePropsContext.Provider>
  );
}

/** Props that may change with every keystroke. The parts that render them read them from this context. */
type LiveProps = Pick<ComboBoxProps, "inputValue" | "placeholder" | "prefixIcon" | "suffix" | "notice" | "isLoading">;

const LivePropsContext = createContext<LiveProps>({ inputValue: "" });

type Handlers<Item extends ComboBoxItem> = Pick<ComboBoxProps<Item>, "onInputChange" | "onSelect" | "onEnter">;

interface FieldProps<Item extends ComboBoxItem> extends ComboBoxProps<Item> {
  /** Latest handlers of the host, even if the field was not rendered for them. */
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
  const texts = useTexts(controlTexts);
  const [frozenRows, setFrozenRows] = useState<FrozenRows<Item> | null>(null);
  // Chosen text is not typed text: the list stays closed until the user types again.
  const [isChosen, setChosen] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const { items: rows, isLoading: isSearching } = frozenRows?.text === inputValue ? frozenRows : { items, isLoading };
  const hold = (isWanted: boolean): void =>
    setFrozenRows(isWanted ? { text: inputValue, items: rows, isLoading: isSearching } : null);
  const comboBoxProps = {
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
      setFrozenRows(null);
      state.setOpen(false); // React Aria closes the list only if the choice changes the text
    },
    allowsEmptyCollection: emptyText !== undefined,
    isInvalid: props.isInvalid ?? errorMessage !== undefined,
  };
  const state: ComboBoxState<Item> = useComboBoxState({ ...comboBoxProps, children: rowOf });
  const field = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // React Aria hides the page outside this element from screen readers, with controls that Tab still reaches.
  const body = useRef(typeof document === "undefined" ? null : document.body);
  const box = useComboBox(
    {
      ...comboBoxProps,
      ...(isLabelHidden ? { "aria-label": label } : { label }),
      inputRef: text,
      buttonRef: button,
      popoverRef: body,
      listBoxRef: list,
    },
    state,
  );
  const { className: _, style: __, placeholder: ___, ...inputProps } = box.inputProps;
  const onBlur = (event: FocusEvent<HTMLInputElement>): void => {
    inputProps.onBlur?.(event);
    const { relatedTarget } = event;
    if (relatedTarget === null || !document.body.contains(relatedTarget)) return; // handled by React Aria
    if ([button.current, popover.current].some((part) => part?.contains(relatedTarget) === true)) return;
    props.onBlur?.(event);
    state.setFocused(false);
  };
  const isHeld = hasHighlight(state) || isPressed;
  useEffect(() => {
    hold(isHeld);
    // oxlint-disable-next-line react/exhaustive-deps -- holds the rows at the moment of the change
  }, [isHeld]);
  const rootStyle = useRootStyle(props, state.isOpen, box.isInvalid);
  return (
    <div {...filterDOMProps(props, { global: true })} id={undefined} {...rootStyle}>
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
            if (isMoveInList(event) && rows.length > 0) hold(true); // immediately: an answer may be about to arrive
            const { onEnter } = newest.current;
            if (onEnter === undefined || hasHighlight(state) || !isPlainEnter(event)) return;
            event.preventDefault();
            event.stopPropagation();
            onEnter();
          }}
          onKeyDown={(event) => {
            // Closes only the list: a dialog around it stays open, with the typed text.
            if (event.key === "Escape" && state.isOpen) event.stopPropagation();
          }}
        >
          <LiveSlot of={({ prefixIcon }) => prefixIcon} />
          <TextBox {...inputProps} onBlur={onBlur} inputRef={text} onType={comboBoxProps.onInputChange} />
          <LoadingSpinner />
          <LiveSlot of={({ suffix }) => suffix} />
          {hasButton ? (
            <Button ref={button} className="placard-control-tool" aria-label={texts.showChoices}>
              <Icon of={ChevronDown} aria-hidden="true" />
            </Button>
          ) : undefined}
        </Group>
        <FieldHelp description={description} errorMessage={errorMessage} />
        <LiveSlot of={({ notice }) => notice} />
      </Provider>
      {state.isOpen ? (
        <ComboBoxList
          state={state}
          listProps={box.listBoxProps}
          field={field}
          popover={popover}
          list={list}
          empty={isSearching ? texts.searching : emptyText}
          onPressChange={(pressed) => {
            setPressed(pressed);
            if (pressed) hold(true); // immediately: an answer may be about to arrive
          }}
        />
      ) : undefined}
    </div>
  );
}

/**
 * The field, rendered again only for changes in what it shows. While no list can open, a keystroke changes only the
 * text, and the hooks would return the same results.
 */
const MemoizedField = memo(ListedField, isOnlyTypingChange) as typeof ListedField;

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

function isOnlyTypingChange(before: FieldProps<ComboBoxItem>, now: FieldProps<ComboBoxItem>): boolean {
  const others = Object.keys({ ...before, ...now }).filter((name) => !LIVE.has(name)) as (keyof typeof now)[];
  return (
    hasNoListOrRules(before) && hasNoListOrRules(now) && others.every((name) => Object.is(before[name], now[name]))
  );
}

/** True if there is nothing to list and the field is not validated. */
function hasNoListOrRules({ items, emptyText, isRequired = false, validate }: ComboBoxProps): boolean {
  return items.length === 0 && emptyText === undefined && !isRequired && validate === undefined;
}

/** Content that the host shows beside the text. */
function LiveSlot({ of }: { readonly of: (live: LiveProps) => ReactNode }) {
  return of(useContext(LivePropsContext));
}

function LoadingSpinner() {
  return useContext(LivePropsContext).isLoading === true ? <Spinner /> : undefined;
}

interface TextBoxProps extends ComponentProps<"input"> {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onType: (text: string) => void;
}

/** The text input, rendered with every keystroke: the input of React Aria would render as much again. */
function TextBox({ inputRef, onType, ...props }: TextBoxProps) {
  const { inputValue, placeholder } = useContext(LivePropsContext);
  return (
    <input
      {...props}
      {...(placeholder === undefined ? {} : { placeholder })}
      ref={inputRef}
      value={inputValue}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

/** One row of the collection. The list renders its content. */
function rowOf(item: ComboBoxItem) {
  return (
    <Row key={item.id} textValue={item.label}>
      {item.label}
    </Row>
  );
}

/** Native validation, unless the form shows its errors itself. */
function useValidationBehavior(comboBoxProps: AriaComboBoxProps<object>["validationBehavior"]) {
  const form = useSlottedContext(FormContext);
  return comboBoxProps ?? form?.validationBehavior ?? "native";
}

/** Class and style of the root element, which the host may derive from the state. */
function useRootStyle(
  { className, style, isDisabled = false, isRequired = false, isReadOnly = false }: RootStyleProps,
  isOpen: boolean,
  isInvalid: boolean,
) {
  const values = { isOpen, isDisabled, isInvalid, isRequired, isReadOnly };
  const rootStyle = useRenderProps({
    className: withClass("placard-field", className),
    ...(style === undefined ? {} : { style }),
    values,
  });
  return {
    className: rootStyle.className,
    style: rootStyle.style,
    "data-open": isOpen || undefined,
    "data-disabled": isDisabled || undefined,
    "data-invalid": isInvalid || undefined,
    "data-required": isRequired || undefined,
  };
}

type RootStyleProps = Pick<
  AriaComboBoxProps<object>,
  "className" | "style" | "isDisabled" | "isRequired" | "isReadOnly"
>;

/** True if a row is highlighted at this moment. The attribute of the text input changes only with the next render. */
function hasHighlight({ isOpen, selectionManager }: ComboBoxState<ComboBoxItem>): boolean {
  return isOpen && selectionManager.focusedKey !== null;
}

/** True for Enter in the text input itself, while no character is being composed. */
function isPlainEnter({ key, target, nativeEvent }: KeyboardEvent): boolean {
  return (
    key === "Enter" &&
    !nativeEvent.isComposing &&
    target instanceof HTMLInputElement &&
    !target.hasAttribute("aria-activedescendant")
  );
}

/** True for an up or down arrow key in the open list. */
function isMoveInList({ key, target }: KeyboardEvent): boolean {
  const isArrow = key === "ArrowDown" || key === "ArrowUp";
  return isArrow && target instanceof HTMLInputElement && target.ariaExpanded === "true";
}

/** Content of the list that stays unchanged while a row is highlighted or pressed, with the text it belongs to. */
interface FrozenRows<Item> {
  readonly text: string;
  readonly items: readonly Item[];
  readonly isLoading: boolean;
}
