import { CircleQuestionMark, Minus } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { useTexts } from "../../messages/use-texts.ts";
import "./UnknownValue.css";

export interface UnknownValueProps extends Omit<ComponentProps<"span">, "children"> {
  /** Reason in a few words. Default "not on file". */
  reason?: ReactNode;
  /** True if the value cannot exist: a gas has no flash point. Pass the text as `reason`. */
  isNotApplicable?: boolean;
}

/** Shown in place of a missing value, instead of an empty cell or a guess. */
export function UnknownValue({ reason, isNotApplicable = false, className, ...props }: UnknownValueProps) {
  const texts = useTexts(figureTexts);
  return (
    <span {...props} className={joinClasses("placard-unknown", className)}>
      {isNotApplicable ? <Icon of={Minus} aria-hidden="true" /> : <Icon of={CircleQuestionMark} aria-hidden="true" />}
      <span>{reason ?? (isNotApplicable ? texts.notApplicable : texts.notOnFile)}</span>
    </span>
  );
}
