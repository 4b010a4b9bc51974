import type { Location } from "@placard/api-client";
import { Button, LocationCard as Card } from "@placard/ui";
import { SitePointList, useMessages as useUiMessages } from "@placard/ui/internal";

import { Wind } from "lucide-react";
import { sitePoints } from "../../../lib/map/site-points.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { LocationPictures } from "./LocationPictures.tsx";
import { placeOfLocation } from "./place-of-location.ts";

/** One site with its pictures and a link to model a plume there. */
export function LocationCard({ location }: { readonly location: Location }) {
  const { businessSearch: texts } = useMessages();
  const workspace = useWorkspace();
  const place = placeOfLocation(location);
  const points = sitePoints(location);
  const { sitePoints: sitePointWords } = useUiMessages();
  return (
    <Card
      location={{
        name: location.name,
        civicAddress: location.civic_address,
        addressLine: location.address,
        bestEntrance: location.best_entrance,
        squareFeet: location.square_feet,
        employees: location.number_employees,
        manager: location.contact_name,
        fireSuppression: location.fire_suppression,
        fireAlarm: location.fire_alarm,
        sprinklers: location.sprinklers,
        trainedForChemicals: location.training_for_chemicals,
        nearRiverOrSewer: location.nearby_river_or_sewer,
        precision: location.precision,
      }}
      actions={
        <Button
          icon={<Wind aria-hidden="true" />}
          onPress={() =>
            workspace.open("evacuation-plume", {
              address: location.civic_address,
              ...(place !== null && { place }),
            })
          }
        >
          {texts.modelHere}
        </Button>
      }
    >
      <LocationPictures location={location} />
      {points.length > 0 && (
        <section aria-label={sitePointWords.title}>
          <h4>{sitePointWords.title}</h4>
          <SitePointList points={points} />
        </section>
      )}
    </Card>
  );
}
