import type { ReactElement, ReactNode } from "react";
import { Menu as AriaMenu, MenuItem, MenuTrigger, type MenuTriggerProps } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import "../Popover/Popover.css";

export interface MenuEntry<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly description?: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
  /** Shown in red, for a destructive action. */
  readonly isDanger?: boolean;
}

export interface MenuProps<Id extends string = string> extends Omit<MenuTriggerProps, "children" | "trigger"> {
  /** The button that opens the menu: a `Button` or `IconButton`. */
  trigger: ReactElement;
  /** Entries of the menu, in their order. */
  items: readonly MenuEntry<Id>[];
  /** Called with the id of the selected entry. */
  onAction: (id: Id) => void;
  /** Shown above the entries, such as the name of the user. */
  header?: ReactNode;
}

/** A menu of actions, opened by a button. */
export function Menu<Id extends string = string>({ trigger, items, onAction, header, ...props }: MenuProps<Id>) {
  return (
    <MenuTrigger {...props}>
      {trigger}
      <Popover className="placard-popover" placement="bottom end">
        <div className="placard-menu">
          {header === undefined ? undefined : <div className="placard-list-note">{header}</div>}
          <AriaMenu
            className="placard-list"
            disabledKeys={items.filter((item) => item.isDisabled).map((item) => item.id)}
            onAction={(key) => {
              const item = items.find(({ id }) => id === key);
              if (item !== undefined) onAction(item.id);
            }}
          >
            {items.map((item) => (
              <MenuItem
                key={item.id}
                id={item.id}
                textValue={item.label}
                className="placard-list-item"
                data-danger={item.isDanger || undefined}
              >
                {item.icon}
                <span className="placard-list-words">
                  <span slot="label">{item.label}</span>
                  {item.description === undefined ? undefined : <span slot="description">{item.description}</span>}
                </span>
              </MenuItem>
            ))}
          </AriaMenu>
        </div>
      </Popover>
    </MenuTrigger>
  );
}
