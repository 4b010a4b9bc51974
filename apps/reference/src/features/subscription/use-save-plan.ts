import type { Tier } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { refusalOf } from "../../lib/api/failure.ts";
import { useDelayedNavigation } from "../../lib/delayed-navigation.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import type { paths } from "../../paths.ts";

/** Key of the message: a new one about the plan replaces the last. */
const MATTER = "plan";

interface PlanOf<Plan> {
  /** Stores the plan with the business or department, and has it read again. */
  readonly send: (plan: Plan) => Promise<unknown>;
  /** Next page for its users. */
  readonly next: (typeof paths)["dashboard" | "responder"];
}

/** Stores the plan that was chosen, says so, and continues. */
export function useSavePlan<Plan extends { readonly tier: Tier }>({ send, next }: PlanOf<Plan>) {
  const { subscription } = useMessages();
  const navigate = useNavigate();
  const beginNavigation = useDelayedNavigation();
  return useMutation({
    onMutate: beginNavigation,
    mutationFn: send,
    async onSuccess(_answer, { tier }, finishNavigation) {
      toasts.show({
        tone: "ok",
        title: subscription.doneTitle,
        text: subscription.doneText(subscription.planWords.title[tier]),
        matter: MATTER,
      });
      await finishNavigation(() => navigate({ to: next }));
    },
    onError(error) {
      const text = refusalOf(error, subscription.failedText).message;
      toasts.show({ tone: "danger", title: subscription.failedTitle, text, matter: MATTER });
    },
  });
}
