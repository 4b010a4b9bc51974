import { useRef, type RefObject, type ReactNode } from "react";
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
}

/**
 * The open list, above everything else on the page. React Aria makes all elements added outside an open dialog inert
 * and treats a press on them as a press outside the dialog. The attribute on the list, which React Aria defines, marks
 * it as part of the dialog.
 */
export function ComboBoxList<Item extends ComboBoxItem>({
  state,
  listProps: ariaListProps,
  field,
  popover,
  list,
  empty,
}: ComboBoxListProps<Item>) {
  const { getContainer } = useUNSAFE_PortalContext();
  const { direction } = useLocale();
  const { listBoxProps } = useListBox(ariaListProps, state, list);
  useListPlace(field, popover);
  useInteractOutside({
    ref: popover,
    onInteractOutside: (event) => {
      if (field.current !== null && !event.composedPath().includes(field.current)) state.close();
    },
  });
  const rows = [...state.collection];
  const close = (): void => state.close();
  return createPortal(
    <div
      ref={popover}
      popover="manual"
      dir={direction}
      className="placard-popover"
      data-trigger="ComboBox"
      data-react-aria-top-layer
    >
      <DismissButton onDismiss={close} />
      <div {...listBoxProps} ref={list} part="list" className="placard-list">
        {rows.map(({ key, value }) => (value === null ? undefined : <ListRow key={key} item={value} state={state} />))}
        {rows.length > 0 ? undefined : (
          <div role="option" aria-selected="false" className="placard-list-note">
            {empty}
          </div>
        )}
      </div>
      <DismissButton onDismiss={close} />
    </div>,
    getContainer?.() ?? document.body,
  );
}

interface ListRowProps<Item extends ComboBoxItem> {
  readonly item: Item;
  readonly state: ComboBoxState<Item>;
}

function ListRow<Item extends ComboBoxItem>({ item, state }: ListRowProps<Item>) {
  const row = useRef<HTMLDivElement>(null);
  const { optionProps, labelProps, descriptionProps, isFocused, isFocusVisible } = useOption(
    { key: item.id },
    state,
    row,
  );
  return (
    <div
      {...optionProps}
      ref={row}
      part="list-item"
      className="placard-list-item"
      data-focused={isFocused || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      {item.icon}
      <span className="placard-list-words">
        <span {...labelProps} slot="label">
          {item.label}
        </span>
        {item.description === undefined ? undefined : (
          <span {...descriptionProps} slot="description">
            {item.description}
          </span>
        )}
      </span>
      {item.meta === undefined ? undefined : <span className="placard-list-meta">{item.meta}</span>}
    </div>
  );
}
