import { UPCOMING_DAYS } from "@placard/hazmat-core/business";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock, ClipboardCheck, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inspectionSummaryQuery } from "../../../lib/api/inspection-queries.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { StatCards, type Stat } from "../../../shell/business/StatCards.tsx";

/** Three counts, each with the rule behind it. */
export function InspectionFigures() {
  const { fireSafety: texts } = useMessages();
  const { data, isError } = useQuery(inspectionSummaryQuery(useApi(), useBusinessProfile().business_id));
  const stat = (label: string, icon: ReactNode, count: number | undefined, rule: string): Stat => ({
    label,
    icon,
    value: count ?? (isError ? "?" : "–"),
    note: count === undefined && isError ? texts.figureUnknown : rule,
  });
  return (
    <StatCards
      label={texts.figures}
      stats={[
        stat(texts.activeAssessments, <ClipboardCheck aria-hidden="true" />, data?.active, texts.activeRule),
        stat(
          texts.upcomingReviews,
          <CalendarClock aria-hidden="true" />,
          data?.upcoming,
          texts.upcomingRule(UPCOMING_DAYS, data?.overdue ?? 0),
        ),
        stat(texts.highRiskAreas, <ShieldAlert aria-hidden="true" />, data?.high_risk_areas, texts.highRiskRule),
      ]}
    />
  );
}
