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
  /** Name of a menu that has actions too, shown below its icon. */
  readonly name?: string;
  /** Actions that do not fit into a narrow header, above the choices. */
  readonly acts?: readonly { readonly id: Act; readonly label: string }[];
  readonly onAction?: (act: Act) => void;
}

/** Menu for theme and control size, one press away: a cab at night and a street at noon need different settings. */
export function AppearanceMenu<Act extends string = string>({
  header,
  says,
  name,
  acts,
  onAction,
}: AppearanceMenuProps<Act>) {
  const { shell } = useMessages();
  const id = useId();
  const label = name ?? shell.appearance;
  const trigger = (
    <PlainButton className="app-look" aria-label={label} {...(says !== undefined && { "aria-describedby": id })}>
      {name === undefined ? <SunMoon aria-hidden="true" /> : <Ellipsis aria-hidden="true" />}
      {name === undefined ? undefined : <span>{name}</span>}
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
      {...(acts !== undefined && { acts, hasActsFirst: true })}
      {...(onAction !== undefined && { onAction })}
    >
      <AppearanceSections />
    </ChoiceMenu>
  );
}
