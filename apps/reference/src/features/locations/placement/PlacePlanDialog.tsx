import type { Location, Picture } from "@placard/api-client";
import { Button, Dialog } from "@placard/ui";
import { MapPinOff } from "lucide-react";
import { pinOf } from "../../../lib/map/site-points.ts";
import { usePlanPages } from "../../../lib/plans/use-plan.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { lazyPart } from "../../../shell/loading/lazy-part.tsx";
import { PagesLoading } from "./PagesLoading.tsx";
import { placementOf, usePlacementDraft } from "./use-placement-draft.ts";
import { usePlacement } from "./use-placement.ts";

interface PlacePlanDialogProps {
  readonly location: Location;
  readonly plan: Picture;
  readonly onClose: () => void;
}

// Loads the map engine only for users who place a plan.
const PlacementWork = lazyPart(async () => ({ default: (await import("./PlacementWork.tsx")).PlacementWork }));

/** Dialog that places a floor plan on the map by two of its points. Nothing is stored before saving. */
export function PlacePlanDialog({ location, plan, onClose }: PlacePlanDialogProps) {
  const { planPlacement: texts, common } = useMessages();
  const pages = usePlanPages(plan.id);
  const draft = usePlacementDraft(plan, location);
  const { isBusy, save, takeOff } = usePlacement(location, plan);
  const pin = pinOf(location);
  const aspect = pages.data?.pages[draft.page - 1]?.aspect;
  const placement = aspect === undefined ? null : placementOf(draft, aspect, pin);
  const missing = placement === null ? texts.incomplete : placement.ok ? undefined : placement.error.message;

  function close(): void {
    draft.forget();
    onClose();
  }

  async function store(): Promise<void> {
    if (aspect === undefined || draft.pairs === null) return;
    if (await save(draft.page, { aspect, pairs: draft.pairs })) close();
  }

  async function remove(): Promise<void> {
    if (await takeOff()) close();
  }

  return (
    <Dialog
      size="xl"
      title={texts.title(plan.description)}
      description={texts.text}
      isOpen
      isDismissable={false}
      onOpenChange={close}
      footer={
        <>
          {plan.placement !== null && (
            <Button icon={<MapPinOff aria-hidden="true" />} isPending={isBusy} onPress={() => void remove()}>
              {texts.takeOff}
            </Button>
          )}
          <Button onPress={close}>{common.cancel}</Button>
          <Button variant="primary" isPending={isBusy} disabledReason={missing} onPress={() => void store()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <PagesLoading {...pages} />
      {pages.data !== undefined && (
        <PlacementWork location={location} plan={plan} pages={pages.data.pages} pin={pin} draft={draft} />
      )}
    </Dialog>
  );
}
