import { metrics } from "@placard/api-client/internal";
import { ApiError } from "../../errors.ts";
import type { RequestFacts } from "../../http/call.ts";
import { implementOpen } from "../../http/operation.ts";

export const metricsOperation = implementOpen(metrics, async ({ ctx, request }) => {
  if (!ctx.config.hasOpenMetrics && !isFromThisMachine(request)) {
    throw new ApiError("forbidden", {
      message: "Metrics are available only on this machine. Set METRICS=open to allow other machines.",
    });
  }
  const { registry } = ctx.events;
  return new Response(await registry.metrics(), { headers: { "Content-Type": registry.contentType } });
});

/** Formatted as by `callerNetwork`; `local` is a call without a socket. */
const OWN_ADDRESSES: ReadonlySet<string> = new Set(["local", "0:0:0:0::/64"]);

function isFromThisMachine({ address, isForwarded }: RequestFacts): boolean {
  return !isForwarded && (OWN_ADDRESSES.has(address) || address.startsWith("127."));
}
