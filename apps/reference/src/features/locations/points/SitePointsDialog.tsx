import type { Location } from "@placard/api-client";
import { Button, Dialog } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { lazyPart } from "../../../shell/loading/lazy-part.tsx";
import { PointFields } from "./PointFields.tsx";
import { PlanPointsToPlace } from "./PlanPointsToPlace.tsx";
import { PointsOnMap } from "./PointsOnMap.tsx";
import { usePointsToPlace } from "./use-plan-points.ts";
import { usePointDraft } from "./use-point-draft.ts";
import { useSitePoints } from "./use-site-points.ts";

interface SitePointsDialogProps {
  readonly location: Location;
  readonly onClose: () => void;
}

// The engine of maps is brought for those who set a point.
const PointMap = lazyPart(async () => ({ default: (await import("./PointMap.tsx")).PointMap }));

/** Sets points on the map of a site by a press or by coordinates; the same points stand below as a list. */
export function SitePointsDialog({ location, onClose }: SitePointsDialogProps) {
  const { plans: words, common } = useMessages();
  const { points, isBusy, save, takeOff } = useSitePoints(location);
  const drafting = usePointDraft(location);
  const { draft, place, pick, begin, beginWith, clear } = drafting;
  const toPlace = usePointsToPlace(location, points);

  async function store(): Promise<void> {
    if (place !== null && (await save(draft, place))) clear();
  }

  function close(): void {
    clear();
    onClose();
  }

  return (
    <Dialog
      size="xl"
      title={words.setOnMapTitle(location.name)}
      description={words.setOnMapText}
      isOpen
      isDismissable={false}
      onOpenChange={close}
      footer={<Button onPress={close}>{common.close}</Button>}
    >
      <div className="app-points-dialog">
        <PointFields drafting={drafting} isBusy={isBusy} onSave={() => void store()} />
        <div className="placard__map">
          <PointMap location={location} points={points.filter(({ id }) => id !== draft.id)} pin={place} onPick={pick} />
        </div>
        <PlanPointsToPlace points={toPlace} onPlace={beginWith} />
        <PointsOnMap
          points={points}
          onChange={begin}
          onTakeOff={(point) => {
            if (point.id === draft.id) clear();
            void takeOff(point);
          }}
        />
      </div>
    </Dialog>
  );
}
