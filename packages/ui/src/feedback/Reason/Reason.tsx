import { Info } from "lucide-react";
import type { ReactNode } from "react";
import "./Reason.css";

export interface ReasonProps {
  id?: string;
  /** For a reason that is on the screen already: it is read out and not shown again. */
  isHidden?: boolean;
  children: ReactNode;
}

/** One line that says why something cannot be done, below the thing that cannot. */
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
