import { ChoiceMenu, PlainButton } from "@placard/ui/controls";
import { SunMoon } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./LookMenu.css";
import { LookSections } from "./LookSections.tsx";

interface LookMenuProps {
  /** Stands above the choices: what a narrow header has no room for. */
  readonly header?: ReactNode;
  /** The same in words, read out with the button. */
  readonly says?: string;
}

/** Theme and control size, one press away: a cab at night and a street at noon need different ones. */
export function LookMenu({ header, says }: LookMenuProps) {
  const { shell } = useMessages();
  const id = useId();
  const trigger = (
    <PlainButton
      className="app-look"
      aria-label={shell.appearance}
      {...(says !== undefined && { "aria-describedby": id })}
    >
      <SunMoon aria-hidden="true" />
      <span id={id} hidden>
        {says}
      </span>
    </PlainButton>
  );
  return (
    <ChoiceMenu trigger={trigger} label={shell.appearance} header={header}>
      <LookSections />
    </ChoiceMenu>
  );
}
