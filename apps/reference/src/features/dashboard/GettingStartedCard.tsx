import type { Location } from "@placard/api-client";
import { gettingStarted, type GettingStarted, type GettingStartedStep } from "@placard/hazmat-core/business";
import { Card, ProgressBar } from "@placard/ui";
import { LinkButton } from "@placard/ui/internal";
import type { UseQueryResult } from "@tanstack/react-query";
import { ArrowRight, Check } from "lucide-react";
import type { InventorySummary } from "../../lib/api/business-queries.ts";
import { NotLoaded } from "../../lib/api/NotLoaded.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { AddFlowButton } from "../../shell/business/AddFlowButton.tsx";
import { DueList } from "../../shell/business/due/DueList.tsx";
import { useDismissed, type ShownDue } from "../../shell/business/due/use-dismissed.ts";
import { useDue } from "../../shell/business/due/use-due.ts";
import "./GettingStartedCard.css";

interface GettingStartedCardProps {
  readonly registrationComplete: boolean;
  readonly locations: UseQueryResult<readonly Location[]>;
  readonly summary: UseQueryResult<InventorySummary>;
}

/**
 * Shows four steps to a record that crews can use, then the due tasks. No step is shown as open before the counts are
 * loaded.
 */
export function GettingStartedCard({ registrationComplete, locations, summary }: GettingStartedCardProps) {
  const { dashboard } = useMessages();
  const due = useDismissed(useDue(useBusinessProfile().business_id));
  if (locations.data !== undefined && summary.data !== undefined) {
    const counts = { locations: locations.data.length, chemicals: summary.data.chemicals };
    const guide = gettingStarted({ registrationComplete, ...counts });
    return guide.complete ? <DueCard due={due} /> : <Guide guide={guide} />;
  }
  return (
    <Card title={dashboard.gettingStarted}>
      <NotLoaded queries={[locations, summary]} lines={6} label={dashboard.loadingGuide} />
    </Card>
  );
}

function DueCard({ due }: { readonly due: ShownDue }) {
  const { dashboard } = useMessages();
  return (
    <Card title={dashboard.due} actions={<LinkButton href={CONTACTS}>{dashboard.contacts}</LinkButton>}>
      <DueList due={due} />
    </Card>
  );
}

const CONTACTS = `${paths.people}?tab=contacts`;

function Guide({ guide: { steps, progress } }: { readonly guide: GettingStarted }) {
  const { dashboard } = useMessages();
  return (
    <Card
      isFlush
      title={dashboard.gettingStarted}
      actions={<ProgressBar className="app-guide-progress" label={dashboard.progress} value={progress} isLabelHidden />}
    >
      <ol className="app-steps">
        {steps.map((step, index) => (
          <li
            key={step.id}
            data-state={step.done ? "done" : step.current ? "current" : "open"}
            aria-current={step.current && "step"}
          >
            <span className="placard__dot" aria-hidden={!step.done}>
              {step.done ? <Check role="img" aria-label={dashboard.done} /> : index + 1}
            </span>
            <div>
              <strong>{dashboard.steps[step.id].title}</strong>
              <p>{step.done ? dashboard.steps[step.id].done : dashboard.steps[step.id].todo}</p>
            </div>
            {step.current ? <StartButton step={step} /> : <ContactsLink step={step} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Link to the current step. The registration has none, because its form is on the same page. */
function StartButton({ step: { id, link } }: { readonly step: GettingStartedStep }) {
  const { dashboard } = useMessages();
  const buttonProps = {
    variant: "primary",
    iconEnd: <ArrowRight aria-hidden="true" />,
    children: dashboard.start,
  } as const;
  if (id === "location") return <AddFlowButton kind="locations" {...buttonProps} />;
  if (id === "chemical") return <AddFlowButton kind="chemicals" {...buttonProps} />;
  return link === null ? null : <LinkButton href={link} {...buttonProps} />;
}

/** Link to the contacts. It is always shown, since the contacts are never the current step. */
function ContactsLink({ step: { id, link } }: { readonly step: GettingStartedStep }) {
  const { dashboard } = useMessages();
  return id === "contacts" && link !== null ? <LinkButton href={link}>{dashboard.contacts}</LinkButton> : null;
}
