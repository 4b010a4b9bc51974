import { gettingStarted, type GettingStartedState } from "@placard/hazmat-core";
import { Card, LinkButton, ProgressBar } from "@placard/ui";
import { ArrowRight, Check } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./GettingStartedCard.css";

/** Four steps to a record that crews can use. The first unfinished one is marked and can be started. */
export function GettingStartedCard(state: GettingStartedState) {
  const { dashboard } = useMessages();
  const { steps, progress } = gettingStarted(state);
  return (
    <Card
      isFlush
      title={dashboard.gettingStarted}
      actions={<ProgressBar className="app-guide-progress" label={dashboard.progress} value={progress} />}
    >
      <ol className="app-steps">
        {steps.map((step, index) => (
          <li
            key={step.id}
            data-state={step.done ? "done" : step.current ? "current" : "open"}
            aria-current={step.current && "step"}
          >
            <span className="dot" aria-hidden={!step.done}>
              {step.done ? <Check role="img" aria-label={dashboard.done} /> : index + 1}
            </span>
            <div>
              <strong>{dashboard.steps[step.id].title}</strong>
              <p>{step.done ? dashboard.steps[step.id].done : dashboard.steps[step.id].todo}</p>
            </div>
            {step.current && step.link !== null && (
              <LinkButton variant="primary" href={step.link} iconEnd={<ArrowRight aria-hidden="true" />}>
                {dashboard.start}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
