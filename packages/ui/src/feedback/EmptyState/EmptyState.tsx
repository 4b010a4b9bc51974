import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import "./EmptyState.css";

export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title"> {
  /** Icon above the title. */
  icon?: ReactNode;
  /** Title: what is missing. */
  title: ReactNode;
  /** Text below the title. */
  text?: ReactNode;
  /** One action that adds the first item. */
  action?: ReactNode;
}

/** Shown if there is nothing yet: what is missing, and how to add it. */
export function EmptyState({ icon, title, text, action, className, ...props }: EmptyStateProps) {
  return (
    <div {...props} className={joinClasses("placard-empty", className)}>
      {icon === undefined ? undefined : <span className="placard-empty-mark">{icon}</span>}
      <strong>{title}</strong>
      {text === undefined ? undefined : <p>{text}</p>}
      {action === undefined ? undefined : <div className="placard-empty-action">{action}</div>}
    </div>
  );
}
