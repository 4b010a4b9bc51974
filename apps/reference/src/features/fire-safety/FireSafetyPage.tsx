import { Button, Card, EmptyState } from "@placard/ui";
import { CalendarClock, ClipboardCheck, ShieldAlert, ShieldCheck } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { StatCards } from "../../shell/business/StatCards.tsx";

/** Inspections cannot be recorded yet, so there are no rows to count: every figure is a true 0. */
const NO_ASSESSMENTS = { active: 0, upcoming: 0, highRisk: 0 };

export function FireSafetyPage() {
  const { fireSafety } = useMessages();
  return (
    <>
      <PageTitle name={fireSafety.title} />
      <div className="app-page-title">
        <div>
          <h1>{fireSafety.title}</h1>
          <p>{fireSafety.text}</p>
        </div>
        <Button disabledReason={fireSafety.newAssessmentReason}>{fireSafety.newAssessment}</Button>
      </div>
      <StatCards
        label={fireSafety.figures}
        stats={[
          {
            label: fireSafety.activeAssessments,
            icon: <ClipboardCheck aria-hidden="true" />,
            value: NO_ASSESSMENTS.active,
          },
          {
            label: fireSafety.upcomingReviews,
            icon: <CalendarClock aria-hidden="true" />,
            value: NO_ASSESSMENTS.upcoming,
          },
          { label: fireSafety.highRiskAreas, icon: <ShieldAlert aria-hidden="true" />, value: NO_ASSESSMENTS.highRisk },
        ]}
      />
      <Card isFlush>
        <EmptyState
          icon={<ShieldCheck aria-hidden="true" />}
          title={fireSafety.emptyTitle}
          text={fireSafety.emptyText}
        />
      </Card>
    </>
  );
}
