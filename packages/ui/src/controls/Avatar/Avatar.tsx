import { initials } from "@placard/hazmat-core/business";
import type { ComponentProps } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import "./Avatar.css";

export interface AvatarProps extends Omit<ComponentProps<"span">, "children"> {
  /** The person's name; its initials are drawn, `U` without one. The name itself stands beside it. */
  name: string;
}

/** The initials of a person in a circle. Hidden from screen readers: the name stands beside it. */
export function Avatar({ name, className, ...props }: AvatarProps) {
  return (
    <span aria-hidden="true" {...props} className={joinClasses("placard-avatar", className)}>
      {initials(name)}
    </span>
  );
}
