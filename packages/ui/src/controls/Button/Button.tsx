import { useId, type ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { withClass } from "../../internal/class-name.ts";
import { DISABLED_PRESS_PROPS } from "../../internal/disabled-press-props.ts";
import { usePreservedFocus } from "../../internal/use-preserved-focus.ts";
import { Reason } from "../../feedback/Reason/Reason.tsx";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import "./Button.css";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

export interface ButtonProps extends Omit<AriaButtonProps, "children"> {
  /** Default `secondary`. Use `primary` once per view, and `danger` only inside a confirmation. */
  variant?: ButtonVariant;
  /** `lg` is 52 px high. */
  size?: "md" | "lg";
  /** Shown before the label. */
  icon?: ReactNode;
  /** Shown after the label: an arrow. */
  iconEnd?: ReactNode;
  /** Label while `isPending`: `Calculating...`. */
  pendingLabel?: string;
  /**
   * Reason why the action is not available. The button stays focusable, does nothing and shows the reason below, unless
   * its label already states the reason.
   */
  disabledReason?: string | undefined;
  /** Label of the button, beginning with a verb. */
  children: ReactNode;
}

/** A button. If its action is not available, it shows the reason. */
export function Button({
  variant = "secondary",
  size = "md",
  icon,
  iconEnd,
  pendingLabel,
  disabledReason,
  children,
  ...props
}: ButtonProps) {
  const reasonId = useId();
  const ref = usePreservedFocus<HTMLButtonElement>();
  const isRefused = disabledReason !== undefined && disabledReason !== "";
  const button = (
    <AriaButton
      {...props}
      ref={ref}
      {...(isRefused ? { ...DISABLED_PRESS_PROPS, "aria-disabled": true, "aria-describedby": reasonId } : {})}
      className={withClass("placard-button", props.className)}
      data-variant={variant}
      data-size={size}
      data-refused={isRefused || undefined}
    >
      {props.isPending ? <Spinner /> : icon}
      <span>{props.isPending ? (pendingLabel ?? children) : children}</span>
      {props.isPending ? undefined : iconEnd}
    </AriaButton>
  );
  if (!isRefused) return button;
  return (
    <span className="placard-button-refused">
      {button}
      <Reason id={reasonId} isHidden={disabledReason === children}>
        {disabledReason}
      </Reason>
    </span>
  );
}
