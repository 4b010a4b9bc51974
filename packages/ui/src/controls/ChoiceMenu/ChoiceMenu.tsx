import type { ReactElement, ReactNode } from "react";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Separator } from "react-aria-components/Separator";
import type { MenuEntry } from "../Menu/Menu.tsx";
import "./ChoiceMenu.css";

export interface ChoiceMenuProps<Id extends string = string> {
  /** The button that opens it: a `Button`, an `IconButton` or a `PlainButton`. */
  trigger: ReactElement;
  /** What the menu is for, read out when it opens. */
  label: string;
  /** Stands above the choices: who is signed in. */
  header?: ReactNode;
  /** `MenuChoices`, one for each thing that is chosen. */
  children: ReactNode;
  /** What can be done besides, below the choices. */
  acts?: readonly Pick<MenuEntry<Id>, "id" | "label">[];
  onAction?: (id: Id) => void;
}

/** A menu with single-choice settings and further actions, such as theme, size and sign out. */
export function ChoiceMenu<Id extends string = string>({
  trigger,
  label,
  header,
  children,
  acts,
  onAction,
}: ChoiceMenuProps<Id>) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement="bottom end" className="placard-choice-menu">
        {header === undefined ? undefined : <div className="placard-choice-menu-header">{header}</div>}
        <Menu aria-label={label} className="placard-choice-menu-list">
          {children}
          {acts === undefined ? undefined : <Separator className="placard-choice-menu-line" />}
          {acts?.map(({ id, label: words }) => (
            <MenuItem key={id} id={id} className="placard-choice-menu-item" onAction={() => onAction?.(id)}>
              {words}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
