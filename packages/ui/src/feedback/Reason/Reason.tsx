import { Info } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "../../internal/Icon.tsx";
import "./Reason.css";

export interface ReasonProps {
  id?: string;
  /** Hides a reason that is already on screen. Screen readers still announce it. */
  isHidden?: boolean;
  children: ReactNode;
}

/** One line with the reason why an action is not available, shown below its control. */
export function Reason({ id, isHidden = false, children }: ReasonProps) {
  if (isHidden) {
    return (
      <span id={id} hidden>
        {children}
      </span>
    );
  }
  return (
    <span id={id} className="placard-reason">
      <Icon of={Info} aria-hidden="true" />
      {children}
    </span>
  );
}
