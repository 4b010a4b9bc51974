import { updateBusiness } from "@placard/api-client";
import {
  CHEMICAL_COUNT_CHOICES,
  LOCATION_COUNT_CHOICES,
  planPages,
  recommendPlan,
  type Choice,
  type Tier,
} from "@placard/hazmat-core/business";
import { Banner, Button, ConfirmDialog, toasts } from "@placard/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useWhyNot } from "../../lib/rights/use-why-not.ts";
import { businessDetailsQuery, businessKey, businessStatsQuery } from "../../lib/api/business-queries.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { refusalOf } from "../../lib/api/failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { noLongerFits, type Surplus } from "./no-longer-fits.ts";
import { PlanCards } from "./PlanCards.tsx";
import { PlanLayout } from "./PlanLayout.tsx";

/** The second step of a business's registration, and the place to change its plan later. */
export function BusinessPlanPage() {
  const { subscription, common } = useMessages();
  const whyNot = useWhyNot();
  const { locations, chemicals } = useSearch({ from: "/data/subscription/business" });
  const session = useSession();
  const profile = session.status === "signed-in" && session.profile.userType === "business" ? session.profile : null;
  const api = useApi();
  const details = useQuery({ ...businessDetailsQuery(api, profile?.business_id ?? 0), enabled: profile !== null });
  const hasAnswered = locations !== undefined || chemicals !== undefined;
  const recommended = hasAnswered
    ? recommendPlan({
        ...(locations !== undefined && { numberOfLocations: locations }),
        ...(chemicals !== undefined && { numberOfChemicals: chemicals }),
      }).tier
    : undefined;
  const [picked, setPicked] = useState<Tier | null>(null);
  const chosen = picked ?? recommended ?? details.data?.business.tier ?? null;
  const save = useSavePlan();
  const stats = useQuery({ ...businessStatsQuery(api, profile?.business_id ?? 0), enabled: profile !== null });
  const [isAsking, setAsking] = useState(false);
  const current = details.data?.business.tier;
  const surplus =
    chosen === null || stats.data === undefined || current === undefined || chosen >= current
      ? []
      : noLongerFits(chosen, {
          locations: stats.data.locations,
          chemicals: stats.data.total_chemicals,
          users: stats.data.users,
        });
  const isUncounted = chosen !== null && current !== undefined && chosen < current && stats.data === undefined;

  function proceed(): void {
    if (chosen === null) {
      toasts.show({ tone: "caution", title: subscription.nonePickedTitle, text: subscription.nonePickedText });
    } else if (profile === null) {
      toasts.show({ tone: "danger", title: subscription.failedTitle, text: subscription.businessIdMissing });
    } else if (surplus.length > 0 || isUncounted) {
      setAsking(true);
    } else {
      save.mutate({ businessId: profile.business_id, tier: chosen });
    }
  }

  return (
    <PlanLayout
      {...(hasAnswered && { step: subscription.step })}
      title={subscription.title}
      text={[answers(subscription, locations, chemicals), subscription.changeAnyTime].filter(Boolean).join(" ")}
      owner={profile?.companyName}
      note={subscription.everyPlan}
      action={
        <Button
          variant="primary"
          size="lg"
          iconEnd={<ArrowRight aria-hidden="true" />}
          isPending={save.isPending}
          pendingLabel={subscription.saving}
          disabledReason={profile === null ? undefined : (whyNot(profile.role, "edit_plan") ?? undefined)}
          onPress={proceed}
        >
          {subscription.continueToDashboard}
        </Button>
      }
    >
      <PlanCards
        offers={planPages.business.offers}
        audience={subscription.businessAudience}
        recommended={recommended}
        chosen={chosen}
        onChoose={setPicked}
      />
      {surplus.length > 0 && (
        <Banner tone="caution" title={subscription.noLongerFits} role="status">
          <Surplusses surplus={surplus} />
        </Banner>
      )}
      {isAsking && chosen !== null && profile !== null && (
        <ConfirmDialog
          isOpen
          title={subscription.downgradeTitle(subscription.planWords.title[chosen])}
          text={isUncounted ? subscription.uncounted : <Surplusses surplus={surplus} />}
          confirmLabel={subscription.downgradeConfirm}
          cancelLabel={common.cancel}
          isPending={save.isPending}
          pendingLabel={subscription.saving}
          onOpenChange={setAsking}
          onConfirm={() => {
            save.mutate({ businessId: profile.business_id, tier: chosen });
            setAsking(false);
          }}
        />
      )}
    </PlanLayout>
  );
}

/** What a business holds more of than the plan allows, and what becomes of it. */
function Surplusses({ surplus }: { readonly surplus: readonly Surplus[] }) {
  const { subscription } = useMessages();
  return (
    <>
      {surplus.map(({ kind, held, allowed }) => (
        <span key={kind}>{subscription.surplus(kind, held, allowed)} </span>
      ))}
      <span>{subscription.nothingLost}</span>
    </>
  );
}

function useSavePlan() {
  const { subscription } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ businessId, tier }: { businessId: number; tier: Tier }) =>
      api.call(updateBusiness, { params: { id: businessId }, body: { tier } }),
    async onSuccess(_answer, { businessId, tier }) {
      await queries.invalidateQueries({ queryKey: businessKey(businessId) });
      toasts.show({
        tone: "ok",
        title: subscription.doneTitle,
        text: subscription.doneText(subscription.planWords.title[tier]),
      });
      await navigate({ to: paths.dashboard });
    },
    onError(error) {
      const text = refusalOf(error, subscription.failedText).message;
      toasts.show({ tone: "danger", title: subscription.failedTitle, text });
    },
  });
}

/** What the visitor told at registration, in a sentence; empty when nothing was told. */
function answers(
  words: ReturnType<typeof useMessages>["subscription"],
  locations: number | undefined,
  chemicals: number | undefined,
): string {
  const told = [
    locations === undefined ? undefined : words.locations(labelOf(LOCATION_COUNT_CHOICES, locations)),
    chemicals === undefined ? undefined : words.chemicals(labelOf(CHEMICAL_COUNT_CHOICES, chemicals)),
  ].filter((part) => part !== undefined);
  return told.length === 0 ? "" : words.answered(told);
}

const labelOf = (choices: readonly Choice<number>[], count: number): string =>
  choices.find(({ value }) => value === count)?.label ?? String(count);
