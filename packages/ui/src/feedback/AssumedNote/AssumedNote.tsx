import { EqualApproximately } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import "./AssumedNote.css";

/** Shows an assumed value: "25 °C and 1013.25 mb assumed". The children contain the text. */
export function AssumedNote({ children, className, ...props }: ComponentProps<"span">) {
  return (
    <span {...props} className={joinClasses("placard-assumed", className)}>
      <Icon of={EqualApproximately} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
