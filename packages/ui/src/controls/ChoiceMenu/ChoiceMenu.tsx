import type { ReactElement, ReactNode } from "react";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Separator } from "react-aria-components/Separator";
import type { MenuEntry } from "../Menu/Menu.tsx";
import "./ChoiceMenu.css";

export interface ChoiceMenuProps<Id extends string = string> {
  /** The button that opens the menu: a `Button`, an `IconButton` or a `PlainButton`. */
  trigger: ReactElement;
  /** Purpose of the menu, for screen readers. */
  label: string;
  /** Shown above the choices, such as the name of the user. */
  header?: ReactNode;
  /** `MenuChoices`, one for each setting. */
  children: ReactNode;
  /** Further actions, shown below the choices. */
  acts?: readonly Pick<MenuEntry<Id>, "id" | "label">[];
  /** Shows the actions above the choices, for a menu whose actions are used more. */
  hasActsFirst?: boolean;
  /** Called with the id of the selected entry. */
  onAction?: (id: Id) => void;
}

/** A menu with single-choice settings and further actions, such as theme, size and sign out. */
export function ChoiceMenu<Id extends string = string>({
  trigger,
  label,
  header,
  children,
  acts,
  hasActsFirst = false,
  onAction,
}: ChoiceMenuProps<Id>) {
  const line = acts === undefined ? undefined : <Separator className="placard-choice-menu-line" />;
  const items = acts?.map(({ id, label: texts }) => (
    <MenuItem key={id} id={id} className="placard-choice-menu-item" onAction={() => onAction?.(id)}>
      {texts}
    </MenuItem>
  ));
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement="bottom end" className="placard-choice-menu">
        {header === undefined ? undefined : <div className="placard-choice-menu-header">{header}</div>}
        <Menu aria-label={label} className="placard-choice-menu-list">
          {hasActsFirst ? items : undefined}
          {hasActsFirst ? line : undefined}
          {children}
          {hasActsFirst ? undefined : line}
          {hasActsFirst ? undefined : items}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
