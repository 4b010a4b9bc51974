import { SunMoon } from "lucide-react";
import { Button, Menu, MenuTrigger, Popover } from "react-aria-components";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./AccountMenu.css";
import "./LookMenu.css";
import { LookSections } from "./LookSections.tsx";

/** Theme and control size, one press away: a cab at night and a street at noon need different ones. */
export function LookMenu() {
  const { shell } = useMessages();
  return (
    <MenuTrigger>
      <Button className="app-look" aria-label={shell.appearance}>
        <SunMoon aria-hidden="true" />
      </Button>
      <Popover placement="bottom end" className="app-account-popover">
        <Menu aria-label={shell.appearance}>
          <LookSections />
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
