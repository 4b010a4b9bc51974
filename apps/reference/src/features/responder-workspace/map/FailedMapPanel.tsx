import { Button, ErrorState } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { FailedPartProps } from "../../../shell/loading/lazy-part.tsx";

/** Stands where the map of the workspace could not be brought or broke. All else stays in reach. */
export function FailedMapPanel({ onRetry }: FailedPartProps) {
  const { responderMap, common } = useMessages();
  return (
    <ErrorState
      title={responderMap.notBrought}
      text={common.partFailedText}
      action={<Button onPress={onRetry}>{common.retry}</Button>}
    />
  );
}
