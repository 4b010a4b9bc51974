import { updateDepartment } from "@placard/api-client/internal";
import { planPages, type Tier } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { departmentQuery } from "../../lib/api/app-queries.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { PlanButton } from "./PlanButton.tsx";
import { PlanCards } from "./PlanCards.tsx";
import { PlanLayout } from "./PlanLayout.tsx";
import { useRecommendedForTeam } from "./use-recommended-for-team.ts";
import { useSavePlan } from "./use-save-plan.ts";

/** The plan page of a department, for its admin. Visitors are led to registration. */
export function ResponderPlanPage() {
  const { subscription } = useMessages();
  const session = useSession();
  const profile = session.status === "signed-in" && session.profile.userType === "responder" ? session.profile : null;
  const api = useApi();
  const navigate = useNavigate();
  const department = useQuery({ ...departmentQuery(api, profile?.department_id ?? 0), enabled: profile !== null });
  const [picked, setPicked] = useState<Tier | null>(null);
  const recommended = useRecommendedForTeam(profile);
  const chosen = picked ?? department.data?.tier ?? null;
  const save = useSavePlan({
    send: ({ departmentId, tier }: { departmentId: number; tier: Tier }) =>
      api.call(updateDepartment, { params: { department_id: departmentId }, body: { tier } }),
    next: paths.responder,
  });

  function proceed(): void {
    if (chosen === null) {
      toasts.show({ tone: "caution", title: subscription.nonePickedTitle, text: subscription.nonePickedText });
    } else if (profile === null) {
      void navigate({ to: paths.register });
    } else {
      save.mutate({ departmentId: profile.department_id, tier: chosen });
    }
  }

  const refused = profile?.responderRole === "member" ? subscription.departmentAdminOnly : null;
  return (
    <PlanLayout
      title={subscription.responderTitle}
      text={subscription.responderText}
      owner={profile?.department_name}
      action={
        <PlanButton label={subscription.continue} isSaving={save.isPending} refused={refused} onPress={proceed} />
      }
    >
      <PlanCards
        offers={planPages.responder.offers}
        recommended={recommended}
        current={department.data?.tier}
        chosen={chosen}
        onChoose={setPicked}
      />
    </PlanLayout>
  );
}
