import { Button, ErrorState, Skeleton, type SkeletonProps } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";

interface NotReadProps extends SkeletonProps {
  /** What it is read by; all that failed is asked for again. */
  readonly queries: readonly { readonly isError: boolean; readonly refetch: () => unknown }[];
  /** What failed; absent: that the data could not be loaded. */
  readonly title?: string;
  /** What still works. */
  readonly text?: string;
}

/** Stands where data are not read yet: that they are being read, or that this failed, with the way to try again. */
export function NotRead({ queries, title, text, ...skeleton }: NotReadProps) {
  const { common } = useMessages();
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length === 0) return <Skeleton {...skeleton} />;
  return (
    <ErrorState
      title={title ?? common.loadFailedTitle}
      text={text ?? common.loadFailedText}
      action={<Button onPress={() => failed.forEach(({ refetch }) => void refetch())}>{common.retry}</Button>}
    />
  );
}
