import { ChoiceMenu, PlainButton } from "@placard/ui/controls";
import { SunMoon } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./LookMenu.css";
import { LookSections } from "./LookSections.tsx";

interface LookMenuProps {
  /** Shown above the choices: content that does not fit into a narrow header. */
  readonly header?: ReactNode;
  /** Text of that content, read out with the button. */
  readonly says?: string;
}

/** Menu for theme and control size, one press away: a cab at night and a street at noon need different settings. */
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
