import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { withClass } from "../../internal/class-name.ts";
import type { ButtonVariant } from "../Button/Button.tsx";
import "../Button/Button.css";

export interface IconButtonProps extends Omit<AriaButtonProps, "children"> {
  /** What it does, for those who cannot see or read the icon. */
  label: string;
  icon: ReactNode;
  /** `quiet` unless given. */
  variant?: ButtonVariant;
}

/** A square button with an icon alone. For actions whose icon everybody knows: close, edit, delete. */
export function IconButton({ label, icon, variant = "quiet", ...props }: IconButtonProps) {
  return (
    <AriaButton
      {...props}
      aria-label={label}
      className={withClass("placard-button", props.className)}
      data-variant={variant}
      data-icon-only
    >
      {icon}
    </AriaButton>
  );
}
