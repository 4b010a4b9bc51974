import type { Location } from "@placard/api-client";
import { PictureViewer, Skeleton } from "@placard/ui";
import { PlainButton } from "@placard/ui/controls";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { sortPictures } from "./business-facts.ts";
import { FloorPlanButton } from "./FloorPlanButton.tsx";
import "./LocationPictures.css";
import { picturesQuery } from "./search-queries.ts";
import { usePlansAtHand } from "./use-plans-at-hand.ts";

/** Entrance images and the floor plan of one location. What cannot be fetched counts as none. */
export function LocationPictures({ location }: { readonly location: Pick<Location, "id" | "name"> }) {
  const { businessSearch: words } = useMessages();
  const [shown, setShown] = useState<number | null>(null);
  const { data, isPending } = useQuery(picturesQuery(useApi(), location.id));
  usePlansAtHand(sortPictures(data ?? []).floorPlans);
  if (isPending) return <Skeleton lines={1} label={words.picturesLoading} />;
  const { floorPlans, entrances } = sortPictures(data ?? []);
  return (
    <section className="placard-location-pictures" aria-label={words.picturesOf(location.name)}>
      {floorPlans.length + entrances.length === 0 ? <p className="placard-muted">{words.noPictures}</p> : undefined}
      {floorPlans.map((plan) => (
        <FloorPlanButton key={plan.id} plan={plan} />
      ))}
      {entrances.map((picture, index) => (
        <PlainButton
          key={picture.id}
          aria-label={words.openPicture(picture.description)}
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
