import { type ErrorCode } from "@placard/api-client";
import { makeTierTwoReport } from "@placard/api-client/internal";
import type { UnmadeReport } from "@placard/hazmat-core/regulatory";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { sendReportSource } from "../../db/queries/stock/report-source.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";

const REFUSALS = {
  "report.nothing_over": "report_nothing_over",
  "report.missing_fields": "report_missing_fields",
  "report.undecided": "report_undecided",
} as const satisfies Record<UnmadeReport["code"], ErrorCode>;

export const makeTierTwoReportOperation = implementOpen(
  makeTierTwoReport,
  async ({ ctx, request, withRows, withSnapshot, actor, params, body }) => {
    requireOwnBusiness(actor, params.id);
    await withRows((rows) => auditRead({ ctx, rows, actor }, "chemicals", [params.id]));
    const { year, certifier, signed_on: signedOn } = body;
    const setting = { year, certifier, signedOn };
    const report = await ctx.heavyWork.tierTwoReport((send) =>
      withSnapshot(async (rows) => {
        const head = await sendReportSource(rows, params.id, { send, signal: request.signal });
        return { head, setting };
      }),
    );
    if (!report.ok) throw new ApiError(REFUSALS[report.error.code]);
    return new Response(report.value, { headers: { "Content-Type": "application/json" } });
  },
);
