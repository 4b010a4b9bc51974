import { ServerOff } from "lucide";
import { Icon } from "../../internal/Icon.tsx";
import { EmptyState, type EmptyStateProps } from "../EmptyState/EmptyState.tsx";

export interface ErrorStateProps extends EmptyStateProps {
  /** The failure, and what still works. */
  text: NonNullable<EmptyStateProps["text"]>;
}

/** Shown in place of content that failed: the failure, what still works, and one action. Announced when it appears. */
export function ErrorState({ icon, ...props }: ErrorStateProps) {
  return (
    <EmptyState role="alert" {...props} data-tone="danger" icon={icon ?? <Icon of={ServerOff} aria-hidden="true" />} />
  );
}
