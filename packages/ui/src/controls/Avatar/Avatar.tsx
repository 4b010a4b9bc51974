import { initials } from "@placard/hazmat-core/business";
import type { ComponentProps } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import "./Avatar.css";

export interface AvatarProps extends Omit<ComponentProps<"span">, "children"> {
  /** Name of the person. Its initials are shown, `U` without a name. Show the name itself beside it. */
  name: string;
}

/** The initials of a person in a circle. Hidden from screen readers, because the name is shown beside it. */
export function Avatar({ name, className, ...props }: AvatarProps) {
  return (
    <span aria-hidden="true" {...props} className={joinClasses("placard-avatar", className)}>
      {initials(name)}
    </span>
  );
}
