import { Button, ErrorState, Skeleton } from "@placard/ui";
import type { usePlanPages } from "../../../lib/plans/use-plan.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Shows that the plan is loading, or that it cannot be shown. */
export function PagesLoading({
  isPending,
  isError,
  refetch,
}: Pick<ReturnType<typeof usePlanPages>, "isPending" | "isError" | "refetch">) {
  const { plans: texts, common } = useMessages();
  if (isPending) return <Skeleton lines={6} label={texts.reading} />;
  if (!isError) return null;
  return (
    <ErrorState
      title={texts.failedTitle}
      text={texts.failed}
      action={<Button onPress={() => void refetch()}>{common.retry}</Button>}
    />
  );
}
