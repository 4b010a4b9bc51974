import { planPages } from "@placard/hazmat-core/business";
import { Banner } from "@placard/ui";
import { useSearch } from "@tanstack/react-router";
import { useRefusalReason } from "../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useSession } from "../../session/SessionProvider.tsx";
import { DowngradeDialog } from "./DowngradeDialog.tsx";
import { PlanButton } from "./PlanButton.tsx";
import { PlanCards } from "./PlanCards.tsx";
import { PlanLayout } from "./PlanLayout.tsx";
import { SurplusLines } from "./SurplusLines.tsx";
import { recommendedTier, answersText } from "./registration-answers.ts";
import { useBusinessPlan } from "./use-business-plan.ts";

/** The second step of business registration, and the page to change the plan later. */
export function BusinessPlanPage() {
  const { subscription } = useMessages();
  const refusalReason = useRefusalReason();
  const answers = useSearch({ from: "/data/subscription/business" });
  const session = useSession();
  const profile = session.status === "signed-in" && session.profile.userType === "business" ? session.profile : null;
  const recommended = recommendedTier(answers);
  const { current, chosen, requested, surplus, ...plan } = useBusinessPlan(profile, recommended);
  return (
    <PlanLayout
      {...(recommended !== undefined && { step: subscription.step })}
      title={subscription.title}
      text={[answersText(answers, subscription), subscription.changeAnyTime].filter(Boolean).join(" ")}
      owner={profile?.companyName}
      note={subscription.everyPlan}
      action={
        <PlanButton
          label={subscription.continueToDashboard}
          isSaving={plan.isSaving}
          waitsFor={plan.isCounting ? subscription.counting : plan.isReading ? subscription.reading : null}
          refused={profile === null ? null : refusalReason(profile.role, "edit_plan")}
          onPress={plan.proceed}
        />
      }
    >
      <PlanCards
        offers={planPages.business.offers}
        audience={subscription.businessAudience}
        recommended={recommended}
        current={recommended === undefined ? current : undefined}
        chosen={chosen}
        onChoose={plan.pick}
      />
      {surplus.length > 0 && (
        <Banner tone="caution" title={subscription.noLongerFits} role="status">
          <SurplusLines surplus={surplus} />
        </Banner>
      )}
      {requested !== null && (
        <DowngradeDialog
          tier={requested.tier}
          surplus={plan.isUncounted ? null : surplus}
          isSaving={plan.isSaving}
          onClose={plan.endAsking}
          onConfirm={() => plan.save(requested)}
        />
      )}
    </PlanLayout>
  );
}
