import { updateDepartment } from "@placard/api-client";
import { planPages, type Tier } from "@placard/hazmat-core/business";
import { Button, toasts } from "@placard/ui";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { departmentQuery } from "../../lib/api/app-queries.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { refusalOf } from "../../lib/api/failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { PlanCards } from "./PlanCards.tsx";
import { PlanLayout } from "./PlanLayout.tsx";

/** The plan of a department, stored with it by its admin. A visitor is led to register. */
export function ResponderPlanPage() {
  const { subscription } = useMessages();
  const session = useSession();
  const profile = session.status === "signed-in" && session.profile.userType === "responder" ? session.profile : null;
  const api = useApi();
  const navigate = useNavigate();
  const department = useQuery({ ...departmentQuery(api, profile?.department_id ?? 0), enabled: profile !== null });
  const [picked, setPicked] = useState<Tier | null>(null);
  const chosen = picked ?? department.data?.tier ?? null;

  const save = useMutation({
    mutationFn: (plan: { departmentId: number; tier: Tier }) =>
      api.call(updateDepartment, { params: { department_id: plan.departmentId }, body: { tier: plan.tier } }),
    async onSuccess(_answer, { tier }) {
      toasts.show({
        tone: "ok",
        title: subscription.doneTitle,
        text: subscription.doneText(subscription.planWords.title[tier]),
      });
      await navigate({ to: paths.responder });
    },
    onError(error) {
      const text = refusalOf(error, subscription.failedText).message;
      toasts.show({ tone: "danger", title: subscription.failedTitle, text });
    },
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

  return (
    <PlanLayout
      title={subscription.responderTitle}
      text={subscription.responderText}
      owner={profile?.department_name}
      action={
        <Button
          variant="primary"
          size="lg"
          iconEnd={<ArrowRight aria-hidden="true" />}
          isPending={save.isPending}
          pendingLabel={subscription.saving}
          disabledReason={profile?.responderRole === "member" ? subscription.departmentAdminOnly : undefined}
          onPress={proceed}
        >
          {subscription.continue}
        </Button>
      }
    >
      <PlanCards offers={planPages.responder.offers} chosen={chosen} onChoose={setPicked} />
    </PlanLayout>
  );
}
