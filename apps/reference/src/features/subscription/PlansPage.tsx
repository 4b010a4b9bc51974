import { planPages, type Tier } from "@placard/hazmat-core/business";
import { LinkButton } from "@placard/ui/internal";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { PlanCards } from "./PlanCards.tsx";
import { PlanLayout } from "./PlanLayout.tsx";

/** Overview of the plans, with links to registration or to the plan page of the signed-in account. */
export function PlansPage() {
  const { subscription } = useMessages();
  const session = useSession();
  const [chosen, setChosen] = useState<Tier | null>(null);
  const next =
    session.status !== "signed-in"
      ? paths.register
      : session.profile.userType === "business"
        ? paths.businessPlan
        : paths.responderPlan;
  return (
    <PlanLayout
      title={subscription.overviewTitle}
      text={subscription.overviewText}
      note={subscription.everyPlan}
      action={
        <LinkButton variant="primary" size="lg" href={next} iconEnd={<ArrowRight aria-hidden="true" />}>
          {subscription.continue}
        </LinkButton>
      }
    >
      <PlanCards offers={planPages.generic.offers} chosen={chosen} onChoose={setChosen} />
      <p className="placard__others">
        <Link to={paths.businessPlan} className="app-link">
          {subscription.businessPlans}
        </Link>
        <Link to={paths.responderPlan} className="app-link">
          {subscription.responderPlans}
        </Link>
      </p>
    </PlanLayout>
  );
}
