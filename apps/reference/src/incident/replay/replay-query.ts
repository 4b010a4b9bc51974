import type { CalculatedFrom, useRecalculate } from "@placard/ui";
import { queryOptions } from "@tanstack/react-query";

/** What was calculated at a point of a log, calculated again on this device. */
export const replayQuery = (from: CalculatedFrom | null, recalculate: ReturnType<typeof useRecalculate>) =>
  queryOptions({
    queryKey: ["replay", from],
    queryFn: () => (from === null ? null : recalculate(from)),
    enabled: from !== null,
    networkMode: "always",
    staleTime: Infinity,
  });
