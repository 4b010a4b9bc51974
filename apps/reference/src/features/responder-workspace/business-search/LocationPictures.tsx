import type { Location } from "@placard/api-client";
import { Skeleton } from "@placard/ui";
import { PictureViewer, PlainButton } from "@placard/ui/internal";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { RetryBanner } from "../../../lib/api/RetryBanner.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { sortPictures } from "./business-facts.ts";
import { FloorPlanButton } from "./FloorPlanButton.tsx";
import "./LocationPictures.css";
import { picturesQuery } from "./search-queries.ts";
import { usePlansAtHand } from "./use-plans-at-hand.ts";

/** Entrance images and the floor plan of one location. If they could not be loaded, a notice is shown above a count of zero. */
export function LocationPictures({ location }: { readonly location: Pick<Location, "id" | "name"> }) {
  const { businessSearch: texts } = useMessages();
  const [shown, setShown] = useState<number | null>(null);
  const pictures = useQuery(picturesQuery(useApi(), location.id));
  const { floorPlans, entrances } = sortPictures(pictures.data ?? []);
  usePlansAtHand(floorPlans);
  if (pictures.isPending) return <Skeleton lines={1} label={texts.picturesLoading} />;
  return (
    <section className="app-location-pictures" aria-label={texts.picturesOf(location.name)}>
      {pictures.data === undefined && <RetryBanner query={pictures} title={texts.picturesFailed} />}
      {floorPlans.length + entrances.length === 0 ? <p className="placard-muted">{texts.noPictures}</p> : undefined}
      {floorPlans.map((plan) => (
        <FloorPlanButton key={plan.id} plan={plan} />
      ))}
      {entrances.map((picture, index) => (
        <PlainButton
          key={picture.id}
          aria-label={texts.openPicture(picture.description)}
          onPress={() => setShown(index)}
        >
          <img src={picture.blob_url} alt="" loading="lazy" width={112} height={76} />
          <span>{picture.description}</span>
        </PlainButton>
      ))}
      {shown === null ? undefined : (
        <PictureViewer
          pictures={entrances.map(({ blob_url: url, description }) => ({ url, description }))}
          index={shown}
          onMove={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}
