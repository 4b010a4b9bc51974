import { Button, ErrorState } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { FailedPartProps } from "../../../shell/loading/lazy-part.tsx";

/** Shown in place of the workspace map if it could not be loaded or failed. All other parts stay usable. */
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
