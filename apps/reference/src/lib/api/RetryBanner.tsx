import { Banner, Button } from "@placard/ui";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";

interface RetryBannerProps {
  readonly query: { readonly refetch: () => unknown };
  /** Text about the data that could not be loaded. */
  readonly title: string;
  /** Text about functions that still work. */
  readonly children?: ReactNode;
}

/** Tells the user, beside the loaded data, that other data could not be loaded, with a retry button. */
export function RetryBanner({ query, title, children }: RetryBannerProps) {
  const { common } = useMessages();
  return (
    <Banner tone="caution" title={title} action={<Button onPress={() => void query.refetch()}>{common.retry}</Button>}>
      {children}
    </Banner>
  );
}
