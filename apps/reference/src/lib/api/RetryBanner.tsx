import { Banner, Button } from "@placard/ui";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";

interface RetryBannerProps {
  readonly query: { readonly refetch: () => unknown };
  /** What could not be read. */
  readonly title: string;
  /** What still works. */
  readonly children?: ReactNode;
}

/** Says beside what is there that something else could not be read, with the way to try again. */
export function RetryBanner({ query, title, children }: RetryBannerProps) {
  const { common } = useMessages();
  return (
    <Banner tone="caution" title={title} action={<Button onPress={() => void query.refetch()}>{common.retry}</Button>}>
      {children}
    </Banner>
  );
}
