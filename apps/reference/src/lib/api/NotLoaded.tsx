import { Button, ErrorState, Skeleton, type SkeletonProps } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";

interface NotLoadedProps extends SkeletonProps {
  /** Queries that load the data; all failed ones are requested again. */
  readonly queries: readonly { readonly isError: boolean; readonly refetch: () => unknown }[];
  /** Failure text; by default, that the data could not be loaded. */
  readonly title?: string;
  /** Text about functions that still work. */
  readonly text?: string;
}

/** Shown in place of data that is not loaded yet: a skeleton while loading, or an error with a retry button. */
export function NotLoaded({ queries, title, text, ...skeleton }: NotLoadedProps) {
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
