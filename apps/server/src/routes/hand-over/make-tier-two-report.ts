import { type ErrorCode } from "@placard/api-client";
import { makeTierTwoReport } from "@placard/api-client/internal";
import type { UnmadeReport } from "@placard/hazmat-core/regulatory";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { reportSourceOf } from "../../db/queries/stock/report-source.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";

const REFUSALS = {
  "report.nothing_over": "report_nothing_over",
  "report.missing_fields": "report_missing_fields",
  "report.undecided": "report_undecided",
} as const satisfies Record<UnmadeReport["code"], ErrorCode>;

export const makeTierTwoReportOperation = implementOpen(
  makeTierTwoReport,
  async ({ ctx, withRows, actor, params, body }) => {
    requireOwnBusiness(actor, params.id);
    const source = await withRows(async (rows) => {
      await auditRead({ ctx, rows, actor }, "chemicals", [params.id]);
      return reportSourceOf(rows, params.id);
    });
    const { year, certifier, signed_on: signedOn } = body;
    const report = await ctx.heavyWork.tierTwoReport({ source, setting: { year, certifier, signedOn } });
    if (!report.ok) throw new ApiError(REFUSALS[report.error.code]);
    return { status: "success", report_code: source.installation, xml: report.value };
  },
);
