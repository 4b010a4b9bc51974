import { useEffect, useRef, type RefObject, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { DismissButton } from "react-aria/Overlay";
import { useUNSAFE_PortalContext } from "react-aria/PortalProvider";
import { useInteractOutside } from "react-aria/useInteractOutside";
import { useListBox, useOption, type AriaListBoxOptions } from "react-aria/useListBox";
import { useLocale } from "react-aria-components/I18nProvider";
import type { ComboBoxState } from "react-stately/useComboBoxState";
import type { ComboBoxItem } from "./combo-box-item.ts";
import { useListPlace } from "./use-list-place.ts";
import "../Popover/Popover.css";

interface ComboBoxListProps<Item extends ComboBoxItem> {
  readonly state: ComboBoxState<Item>;
  readonly listProps: AriaListBoxOptions<Item>;
  /** Field that the list is attached to. */
  readonly field: RefObject<HTMLElement | null>;
  readonly popover: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<HTMLDivElement | null>;
  /** Shown in place of rows. */
  readonly empty: ReactNode;
  /** Called when a press on the list begins, and when its click has arrived or can no longer arrive. */
  readonly onPressChange: (isPressed: boolean) => void;
}

/**
 * The open list, above everything else on the page. It follows its field in the document, so that screen readers on
 * touch screens reach it from there. Browsers without a top layer get it at the end of the document: React Aria makes
 * all elements added outside an open dialog inert and treats a press on them as a press outside the dialog. The
 * attribute on the list, which React Aria defines, marks it as part of the dialog.
 */
export function ComboBoxList<Item extends ComboBoxItem>({
  state,
  listProps: ariaListProps,
  field,
  popover,
  list,
  empty,
  onPressChange,
}: ComboBoxListProps<Item>) {
  const { getContainer } = useUNSAFE_PortalContext();
  const { direction } = useLocale();
  const { listBoxProps } = useListBox(ariaListProps, state, list);
  useListPlace(field, popover);
  const onPointerDownCapture = usePressChange(onPressChange);
  useInteractOutside({
    ref: popover,
    onInteractOutside: (event) => {
      if (field.current !== null && !event.composedPath().includes(field.current)) state.close();
    },
  });
  const rows = [...state.collection];
  const close = (): void => state.close();
  const popup = (
    <div
      ref={popover}
      popover="manual"
      dir={direction}
      className="placard-popover"
      data-trigger="ComboBox"
      data-react-aria-top-layer
      role="presentation"
      onPointerDownCapture={onPointerDownCapture}
      // The focus stays in the field: leaving the field would close the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      <DismissButton onDismiss={close} />
      <div {...listBoxProps} ref={list} part="list" className="placard-list" hidden={rows.length === 0}>
        {rows.map(({ key, value }) => (value === null ? undefined : <ListRow key={key} item={value} state={state} />))}
      </div>
      {/* Not an option: it cannot be chosen. */}
      {rows.length > 0 ? undefined : <div className="placard-list-note">{empty}</div>}
      <DismissButton onDismiss={close} />
    </div>
  );
  return "popover" in HTMLElement.prototype ? popup : createPortal(popup, getContainer?.() ?? document.body);
}

/** Maximum time from the end of a press to its click, in ms. React Aria waits as long. */
const CLICK_DELAY_MS = 80;

/**
 * Reports the begin and the end of a press.
 *
 * @returns handler of the begin of a press
 */
function usePressChange(onPressChange: (isPressed: boolean) => void): () => void {
  const endPress = useRef<() => void>(null);
  useEffect(() => () => endPress.current?.(), []);
  return () => {
    endPress.current?.();
    const press = new AbortController();
    const end = (): void => {
      if (press.signal.aborted) return;
      press.abort();
      onPressChange(false);
    };
    endPress.current = end;
    const options = { signal: press.signal };
    window.addEventListener("click", end, options);
    window.addEventListener("pointercancel", end, options);
    // A long press of a finger has no click.
    window.addEventListener("pointerup", () => setTimeout(end, CLICK_DELAY_MS), options);
    onPressChange(true);
  };
}

interface ListRowProps<Item extends ComboBoxItem> {
  readonly item: Item;
  readonly state: ComboBoxState<Item>;
}

/** One row. Its accessible name is all its text. */
function ListRow<Item extends ComboBoxItem>({ item, state }: ListRowProps<Item>) {
  const row = useRef<HTMLDivElement>(null);
  const { optionProps, isFocused, isFocusVisible } = useOption({ key: item.id }, state, row);
  const { onPointerEnter, ...handlers } = optionProps;
  return (
    <div
      {...handlers}
      // A list may open below a mouse at rest. Enter must not choose a row that the user did not point at.
      onPointerMove={onPointerEnter}
      ref={row}
      part="list-item"
      className="placard-list-item"
      data-focused={isFocused || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      {item.icon}
      <span className="placard-list-words">
        <span slot="label">{item.label}</span>
        {item.description === undefined ? undefined : <span slot="description">{item.description}</span>}
      </span>
      {item.meta === undefined ? undefined : <span className="placard-list-meta">{item.meta}</span>}
    </div>
  );
}
