import { type Caller, hasCode } from "@placard/api-client";
import { checkNumberOfChemicals, checkNumberOfLocations, checkNumberOfUsers } from "@placard/api-client/internal";
import { planFullText, type LimitCheck, type LimitedKind } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useState } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { useSeePlans } from "./use-see-plans.ts";
import { useApi } from "../api/ApiProvider.tsx";

type Check = Pick<LimitCheck, "allowed" | "required_tier">;

const CHECKS: Readonly<Record<LimitedKind, (api: Caller, business_id: number) => Promise<Check>>> = {
  locations: (api, business_id) => api.call(checkNumberOfLocations, { params: { business_id } }),
  chemicals: (api, business_id) => api.call(checkNumberOfChemicals, { params: { business_id } }),
  users: (api, business_id) => api.call(checkNumberOfUsers, { params: { business_id } }),
};

export interface PlanLimit {
  readonly isChecking: boolean;
  /**
   * Asks the server. If the plan allows no more, shows a toast with the reason and returns `false`: the caller stays on
   * its page. Never throws.
   */
  readonly mayAddOne: () => Promise<boolean>;
}

/** Checks if the plan allows one more, before an add flow opens. */
export function usePlanLimit(kind: LimitedKind): PlanLimit {
  const { common, subscription } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const [isChecking, setChecking] = useState(false);
  const seePlans = useSeePlans();

  async function ask(): Promise<boolean> {
    try {
      const { allowed, required_tier } = await CHECKS[kind](api, business_id);
      const text = planFullText({ kind, required_tier }, subscription.planWords);
      if (!allowed) toasts.show({ tone: "caution", title: common.upgradeRequired, text, action: seePlans });
      return allowed;
    } catch (error) {
      const isUnknown = hasCode(error, "forbidden") || hasCode(error, "not_found");
      const text = isUnknown ? subscription.businessNotVerified : subscription.limitUnknown[kind];
      toasts.show({ tone: "danger", title: common.errorTitle, text });
      return false;
    }
  }

  return {
    isChecking,
    async mayAddOne() {
      setChecking(true);
      const isAllowed = await ask();
      setChecking(false);
      return isAllowed;
    },
  };
}
