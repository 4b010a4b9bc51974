import { Button, ErrorState } from "@placard/ui";
import type { ComponentType } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { LoadingPart } from "./LoadingPart.tsx";
import { retriedPart, type FailedPartProps } from "./retried-part.tsx";

export type { FailedPartProps } from "./retried-part.tsx";

/**
 * A part of a page whose code comes when it is first shown. A part that cannot be brought, or that breaks, says so in
 * its own place with a way to try again; all else on the page stays. It tries on its own when the network is back.
 *
 * @param load - the `import()` of the part
 * @param Failed - stands in its place when it cannot be shown
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
