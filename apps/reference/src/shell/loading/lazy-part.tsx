import { Button, ErrorState } from "@placard/ui";
import type { ComponentType } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { LoadingPart } from "./LoadingPart.tsx";
import { retriedPart, type FailedPartProps } from "./retried-part.tsx";

export type { FailedPartProps } from "./retried-part.tsx";

/**
 * A part of a page whose code loads when it is first shown. If the part cannot be loaded or rendered, it shows an error
 * in its place with a retry button; the rest of the page stays. Retries automatically when the network is back.
 *
 * @param load - the `import()` of the part
 * @param Failed - shown in place of the part if it cannot be shown
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Failed: ComponentType<FailedPartProps> = FailedPart,
): ComponentType<Props> {
  return retriedPart(load, { Failed, Loading: LoadingPart, catchesBroken: true });
}

function FailedPart({ onRetry }: FailedPartProps) {
  const { common } = useMessages();
  return (
    <ErrorState
      title={common.partFailedTitle}
      text={common.partFailedText}
      action={<Button onPress={onRetry}>{common.retry}</Button>}
    />
  );
}
