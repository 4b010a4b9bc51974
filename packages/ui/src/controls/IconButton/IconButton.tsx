import { lazy, Suspense, useId, type FunctionComponent, type ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { Reason } from "../../feedback/Reason/Reason.tsx";
import { withClass } from "../../internal/class-name.ts";
import { NO_PRESS } from "../../internal/no-press.ts";
import { useKeptFocus } from "../../internal/use-kept-focus.ts";
import type { ButtonVariant } from "../Button/Button.tsx";
import "../Button/Button.css";
import type { NameTipProps } from "./NameTip.tsx";
import { useNameTip } from "./use-name-tip.ts";

/** It comes when the first name is told; where it cannot come, the icon stands alone. */
const NameTip = lazy<FunctionComponent<NameTipProps>>(() =>
  import("./NameTip.tsx").catch(() => ({ default: () => null })),
);

export interface IconButtonProps extends Omit<AriaButtonProps, "children"> {
  /** What it does, for those who cannot see or read the icon. */
  label: string;
  icon: ReactNode;
  /** `quiet` unless given. */
  variant?: ButtonVariant;
  /**
   * Why the action cannot be taken now. The button stays focusable, does nothing and shows the reason while it is pointed
   * at, touched or focused.
   */
  disabledReason?: string | undefined;
}

/**
 * A square icon button for actions with a well-known icon: close, edit, delete. Its name is shown on hover and keyboard
 * focus.
 */
export function IconButton({ label, icon, variant = "quiet", disabledReason, ...props }: IconButtonProps) {
  const reasonId = useId();
  const ref = useKeptFocus<HTMLButtonElement>();
  const { at, watched } = useNameTip(props);
  const isRefused = disabledReason !== undefined && disabledReason !== "";
  const button = (
    <AriaButton
      {...props}
      {...watched}
      ref={ref}
      {...(isRefused ? { ...NO_PRESS, "aria-disabled": true, "aria-describedby": reasonId } : {})}
      aria-label={label}
      className={withClass("placard-button", props.className)}
      data-variant={variant}
      data-icon-only
      data-refused={isRefused || undefined}
    >
      {icon}
    </AriaButton>
  );
  const tip =
    at === null ? undefined : (
      <Suspense>
        <NameTip at={at} name={label} />
      </Suspense>
    );
  if (!isRefused) {
    return (
      <>
        {button}
        {tip}
      </>
    );
  }
  return (
    <span className="placard-button-refused" data-icon-only>
      {button}
      <Reason id={reasonId}>{disabledReason}</Reason>
      {tip}
    </span>
  );
}
