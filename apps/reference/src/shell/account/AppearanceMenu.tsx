import { ChoiceMenu, PlainButton } from "@placard/ui/internal";
import { Ellipsis, SunMoon } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./AppearanceMenu.css";
import { AppearanceSections } from "./AppearanceSections.tsx";

interface AppearanceMenuProps<Act extends string> {
  /** Shown above the choices: content that does not fit into a narrow header. */
  readonly header?: ReactNode;
  /** Text of that content, read out with the button. */
  readonly says?: string;
  /** Name of a menu that has actions too. */
  readonly name?: string;
  /** Actions that do not fit into a narrow header, above the choices. */
  readonly firstActs?: readonly { readonly id: Act; readonly label: string }[];
  /** Actions below the choices, where a glove that aims at another action cannot hit them. */
  readonly acts?: readonly { readonly id: Act; readonly label: string }[];
  readonly onAction?: (act: Act) => void;
}

/** Menu for theme and control size, one press away: a cab at night and a street at noon need different settings. */
export function AppearanceMenu<Act extends string = string>({
  header,
  says,
  name,
  firstActs,
  acts,
  onAction,
}: AppearanceMenuProps<Act>) {
  const { shell } = useMessages();
  const id = useId();
  const label = name ?? shell.appearance;
  const trigger = (
    <PlainButton className="app-look" aria-label={label} {...(says !== undefined && { "aria-describedby": id })}>
      {name === undefined ? <SunMoon aria-hidden="true" /> : <Ellipsis aria-hidden="true" />}
      <span>{name ?? shell.display}</span>
      <span id={id} hidden>
        {says}
      </span>
    </PlainButton>
  );
  return (
    <ChoiceMenu
      trigger={trigger}
      label={label}
      header={header}
      {...(firstActs !== undefined && { firstActs })}
      {...(acts !== undefined && { acts })}
      {...(onAction !== undefined && { onAction })}
    >
      <AppearanceSections />
    </ChoiceMenu>
  );
}
