import type { ReactElement, ReactNode } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import "./InfoPopover.css";

export interface InfoPopoverProps {
  /** The button that opens the popover: a `Button`, an `IconButton` or a `PlainButton`. */
  trigger: ReactElement;
  /** Subject of the text, for screen readers. */
  label: string;
  /** The text. A function receives `close`, for a link in the text. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A short text in a popover, opened by a button. */
export function InfoPopover({ trigger, label, children }: InfoPopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <Popover placement="bottom end" className="placard-info-popover">
        <Dialog className="placard-info-popover-words" aria-label={label}>
          {typeof children === "function" ? ({ close }) => children(close) : children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
