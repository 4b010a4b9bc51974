import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-aria-components/Link";
import { withClass } from "../../internal/class-name.ts";
import type { ButtonVariant } from "../Button/Button.tsx";
import "../Button/Button.css";

export interface LinkButtonProps extends Omit<LinkProps, "children"> {
  href: string;
  variant?: ButtonVariant;
  size?: "md" | "lg";
  icon?: ReactNode;
  iconEnd?: ReactNode;
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
