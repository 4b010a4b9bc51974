import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import "./Badge.css";

/** Meaning of a state. `accent` highlights; the others rate. */
export type Tone = "neutral" | "accent" | "ok" | "caution" | "danger" | "info";

export interface BadgeProps extends ComponentProps<"span"> {
  /** Default `neutral`. The text must have the same meaning: never rely only on colour. */
  tone?: Tone;
  /** Icon before the text. */
  icon?: ReactNode;
}

/** A short label for the state of an item. */
export function Badge({ tone = "neutral", icon, children, className, ...props }: BadgeProps) {
  return (
    <span {...props} className={joinClasses("placard-badge", className)} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
