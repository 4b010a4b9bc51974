import { ChoiceMenu, PlainButton } from "@placard/ui/controls";
import { SunMoon } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./LookMenu.css";
import { LookSections } from "./LookSections.tsx";

/** Theme and control size, one press away: a cab at night and a street at noon need different ones. */
export function LookMenu() {
  const { shell } = useMessages();
  const trigger = (
    <PlainButton className="app-look" aria-label={shell.appearance}>
      <SunMoon aria-hidden="true" />
    </PlainButton>
  );
  return (
    <ChoiceMenu trigger={trigger} label={shell.appearance}>
      <LookSections />
    </ChoiceMenu>
  );
}
