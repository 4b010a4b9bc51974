import { PlainButton } from "@placard/ui/internal";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";

interface LandingChoiceProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** True for the choice in an emergency. */
  readonly isPrimary?: boolean;
  readonly onPress: () => void;
}

/** One way to enter the workspace. The whole card is clickable. */
export function LandingChoice({ icon, title, text, isPrimary, onPress }: LandingChoiceProps) {
  return (
    <PlainButton className="placard__choice" {...(isPrimary === true && { "data-primary": true })} onPress={onPress}>
      <span className="placard__icons">
        {icon}
        <ArrowRight aria-hidden="true" />
      </span>
      <span className="placard__words">
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
    </PlainButton>
  );
}
