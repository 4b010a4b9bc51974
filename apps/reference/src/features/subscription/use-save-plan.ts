import type { Tier } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { refusalOf } from "../../lib/api/failure.ts";
import { useDelayedNavigation } from "../../lib/delayed-navigation.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import type { paths } from "../../paths.ts";

/** Subject of the toast: a new message about the plan replaces the previous one. */
const MATTER = "plan";

interface PlanOf<Plan> {
  /** Stores the plan of the business or department, and reloads it. */
  readonly send: (plan: Plan) => Promise<unknown>;
  /** Next page for its users. */
  readonly next: (typeof paths)["dashboard" | "responder"];
}

/** Stores the chosen plan, confirms it in a toast, and continues. */
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
