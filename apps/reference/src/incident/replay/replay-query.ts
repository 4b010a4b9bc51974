import type { CalculatedFrom, useRecalculate } from "@placard/ui/internal";
import { queryOptions } from "@tanstack/react-query";

/** Recalculates on this device the plume at a point of a log. */
export const replayQuery = (from: CalculatedFrom | null, recalculate: ReturnType<typeof useRecalculate>) =>
  queryOptions({
    queryKey: ["replay", from],
    queryFn: () => (from === null ? null : recalculate(from)),
    enabled: from !== null,
    networkMode: "always",
    staleTime: Infinity,
  });
