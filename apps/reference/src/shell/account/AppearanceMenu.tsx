import { ChoiceMenu, PlainButton } from "@placard/ui/internal";
import { SunMoon } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./AppearanceMenu.css";
import { AppearanceSections } from "./AppearanceSections.tsx";

interface AppearanceMenuProps {
  /** Shown above the choices: content that does not fit into a narrow header. */
  readonly header?: ReactNode;
  /** Text of that content, read out with the button. */
  readonly says?: string;
}

/** Menu for theme and control size, one press away: a cab at night and a street at noon need different settings. */
export function AppearanceMenu({ header, says }: AppearanceMenuProps) {
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
      <AppearanceSections />
    </ChoiceMenu>
  );
}
