import { lazy, Suspense, useId, type FunctionComponent, type ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { Reason } from "../../feedback/Reason/Reason.tsx";
import { withClass } from "../../internal/class-name.ts";
import { DISABLED_PRESS_PROPS } from "../../internal/disabled-press-props.ts";
import { usePreservedFocus } from "../../internal/use-preserved-focus.ts";
import type { ButtonVariant } from "../Button/Button.tsx";
import "../Button/Button.css";
import type { NameTipProps } from "./NameTip.tsx";
import { useNameTip } from "./use-name-tip.ts";

/** Loads when a name is first shown. If loading fails, the icon is shown without it. */
const NameTip = lazy<FunctionComponent<NameTipProps>>(() =>
  import("./NameTip.tsx").catch(() => ({ default: () => null })),
);

export interface IconButtonProps extends Omit<AriaButtonProps, "children"> {
  /** Name of the action, for users who cannot see or read the icon. */
  label: string;
  /** Icon of the button. */
  icon: ReactNode;
  /** Default `quiet`. */
  variant?: ButtonVariant;
  /**
   * Reason why the action is not available. The button stays focusable, does nothing and shows the reason on hover,
   * touch and focus.
   */
  disabledReason?: string | undefined;
}

/**
 * A square icon button for actions with a well-known icon: close, edit, delete. Its name is shown on hover and keyboard
 * focus.
 */
export function IconButton({ label, icon, variant = "quiet", disabledReason, ...props }: IconButtonProps) {
  const reasonId = useId();
  const ref = usePreservedFocus<HTMLButtonElement>();
  const { at, watched } = useNameTip(props);
  const isRefused = disabledReason !== undefined && disabledReason !== "";
  const button = (
    <AriaButton
      {...props}
      {...watched}
      ref={ref}
      {...(isRefused ? { ...DISABLED_PRESS_PROPS, "aria-disabled": true, "aria-describedby": reasonId } : {})}
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
