import { Info } from "lucide-react";
import type { ReactNode } from "react";
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
      <Info aria-hidden="true" />
      {children}
    </span>
  );
}
