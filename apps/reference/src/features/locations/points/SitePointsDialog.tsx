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

// Loads the map engine only for users who set a point.
const PointMap = lazyPart(async () => ({ default: (await import("./PointMap.tsx")).PointMap }));

/** Dialog that sets points on the map of a site by a click or by coordinates, with a list of the points below. */
export function SitePointsDialog({ location, onClose }: SitePointsDialogProps) {
  const { plans: texts, common } = useMessages();
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
      title={texts.setOnMapTitle(location.name)}
      description={texts.setOnMapText}
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
