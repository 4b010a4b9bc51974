import { metrics } from "@placard/api-client";
import { implementOpen } from "../../http/operation.ts";

export const metricsOperation = implementOpen(metrics, async ({ ctx }) => {
  const { registry } = ctx.events;
  return new Response(await registry.metrics(), { headers: { "Content-Type": registry.contentType } });
});
