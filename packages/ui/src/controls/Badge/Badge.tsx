import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import "./Badge.css";

/** What a state means. `accent` marks, the others judge. */
export type Tone = "neutral" | "accent" | "ok" | "caution" | "danger" | "info";

export interface BadgeProps extends ComponentProps<"span"> {
  /** `neutral` unless given. The words must say the same: colour never speaks alone. */
  tone?: Tone;
  icon?: ReactNode;
}

/** A word or two about the state of the thing beside it. */
export function Badge({ tone = "neutral", icon, children, className, ...props }: BadgeProps) {
  return (
    <span {...props} className={joinClasses("placard-badge", className)} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
