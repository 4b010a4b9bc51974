import { EqualApproximately } from "lucide-react";
import type { ComponentProps } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import "./AssumedNote.css";

/** Names a value that no one gave: "25 °C and 1013.25 mb assumed". The children carry the word. */
export function AssumedNote({ children, className, ...props }: ComponentProps<"span">) {
  return (
    <span {...props} className={joinClasses("placard-assumed", className)}>
      <EqualApproximately aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
