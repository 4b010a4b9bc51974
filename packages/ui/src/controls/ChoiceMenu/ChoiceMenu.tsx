import type { ReactElement, ReactNode } from "react";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Separator } from "react-aria-components/Separator";
import type { MenuEntry } from "../Menu/Menu.tsx";
import "./ChoiceMenu.css";

type Acts<Id extends string> = readonly Pick<MenuEntry<Id>, "id" | "label">[];

export interface ChoiceMenuProps<Id extends string = string> {
  /** The button that opens the menu: a `Button`, an `IconButton` or a `PlainButton`. */
  trigger: ReactElement;
  /** Purpose of the menu, for screen readers. */
  label: string;
  /** Shown above the choices, such as the name of the user. */
  header?: ReactNode;
  /** `MenuChoices`, one for each setting. */
  children: ReactNode;
  /** Actions above the choices, which are used more. */
  firstActs?: Acts<Id>;
  /** Actions below the choices, such as 'Log out': no press on another action can hit them by mistake. */
  acts?: Acts<Id>;
  /** Called with the id of the selected entry. */
  onAction?: (id: Id) => void;
}

/** A menu with single-choice settings and further actions, such as theme, size and sign out. */
export function ChoiceMenu<Id extends string = string>({
  trigger,
  label,
  header,
  children,
  firstActs,
  acts,
  onAction,
}: ChoiceMenuProps<Id>) {
  const line = <Separator className="placard-choice-menu-line" />;
  const items = (shown: Acts<Id> | undefined) =>
    shown?.map(({ id, label: text }) => (
      <MenuItem key={id} id={id} className="placard-choice-menu-item" onAction={() => onAction?.(id)}>
        {text}
      </MenuItem>
    ));
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement="bottom end" className="placard-choice-menu">
        {header === undefined ? undefined : <div className="placard-choice-menu-header">{header}</div>}
        <Menu aria-label={label} className="placard-choice-menu-list">
          {items(firstActs)}
          {(firstActs?.length ?? 0) === 0 ? undefined : line}
          {children}
          {(acts?.length ?? 0) === 0 ? undefined : line}
          {items(acts)}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
