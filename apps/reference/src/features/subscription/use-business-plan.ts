import { updateBusiness } from "@placard/api-client/internal";
import type { Tier } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { businessDetailsQuery, businessKey } from "../../lib/api/business-queries.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import type { BusinessProfile } from "../../session/profile.ts";
import { usePlanFit } from "./use-plan-fit.ts";
import { useSavePlan } from "./use-save-plan.ts";

/** The plan of a business: its id and the chosen tier. */
interface Plan {
  readonly businessId: number;
  readonly tier: Tier;
}

/**
 * Choice of a plan for a business, with confirmation if the plan is too small.
 *
 * @param profile - `null` if no business user is signed in
 * @param recommended - preselected plan
 */
export function useBusinessPlan(profile: BusinessProfile | null, recommended: Tier | undefined) {
  const { subscription } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const details = useQuery({ ...businessDetailsQuery(api, profile?.business_id ?? 0), enabled: profile !== null });
  const current = details.data?.business.tier;
  const [picked, pick] = useState<Tier | null>(null);
  const [requested, setAsked] = useState<Plan | null>(null);
  const chosen = picked ?? recommended ?? current ?? null;
  const fit = usePlanFit(profile?.business_id ?? null, current, chosen);
  const { mutate: save, isPending: isSaving } = useSavePlan({
    async send({ businessId, tier }: Plan) {
      await api.call(updateBusiness, { params: { id: businessId }, body: { tier } });
      await queries.invalidateQueries({ queryKey: businessKey(businessId) });
    },
    next: paths.dashboard,
  });

  function proceed(): void {
    if (chosen === null) {
      toasts.show({ tone: "caution", title: subscription.nonePickedTitle, text: subscription.nonePickedText });
    } else if (profile === null) {
      toasts.show({ tone: "danger", title: subscription.failedTitle, text: subscription.businessIdMissing });
    } else {
      const plan = { businessId: profile.business_id, tier: chosen };
      if (fit.surplus.length > 0 || fit.isUncounted) setAsked(plan);
      else save(plan);
    }
  }

  const isReading = chosen === null && details.isFetching;
  return {
    current,
    chosen,
    pick,
    ...fit,
    isReading,
    requested,
    endAsking: () => setAsked(null),
    proceed,
    save,
    isSaving,
  };
}
