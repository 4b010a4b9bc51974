import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-aria-components/Link";
import { withClass } from "../../internal/class-name.ts";
import type { ButtonVariant } from "../Button/Button.tsx";
import "../Button/Button.css";

export interface LinkButtonProps extends Omit<LinkProps, "children"> {
  href: string;
  /** Appearance, as for `Button`. */
  variant?: ButtonVariant;
  /** Size, as for `Button`. Default: `md`. */
  size?: "md" | "lg";
  /** Icon before the label. */
  icon?: ReactNode;
  /** Icon after the label. */
  iconEnd?: ReactNode;
  /** Label of the link. */
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ variant = "secondary", size = "md", icon, iconEnd, children, ...props }: LinkButtonProps) {
  return (
    <Link {...props} className={withClass("placard-button", props.className)} data-variant={variant} data-size={size}>
      {icon}
      <span>{children}</span>
      {iconEnd}
    </Link>
  );
}
