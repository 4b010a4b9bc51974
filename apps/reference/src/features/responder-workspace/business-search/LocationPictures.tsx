import type { Location, Picture } from "@placard/api-client";
import { Button, Dialog, Skeleton } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Button as Thumbnail } from "react-aria-components";
import { useApi } from "../../../lib/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { sortPictures } from "./business-facts.ts";
import { FloorPlanButton } from "./FloorPlanButton.tsx";
import { picturesQuery } from "./search-queries.ts";

/** Entrance images and the floor plan of one location. What cannot be fetched counts as none. */
export function LocationPictures({ location }: { readonly location: Pick<Location, "id" | "name"> }) {
  const { businessSearch: words } = useMessages();
  const [shown, setShown] = useState<number | null>(null);
  const { data, isPending } = useQuery(picturesQuery(useApi(), location.id));
  if (isPending) return <Skeleton lines={1} label={words.picturesLoading} />;
  const { floorPlans, entrances } = sortPictures(data ?? []);
  return (
    <section className="placard__pictures" aria-label={words.picturesOf(location.name)}>
      {floorPlans.length + entrances.length === 0 ? <p className="placard-muted">{words.noPictures}</p> : undefined}
      {floorPlans.map((plan) => (
        <FloorPlanButton key={plan.id} plan={plan} />
      ))}
      {entrances.map((picture, index) => (
        <Thumbnail key={picture.id} aria-label={words.openPicture(picture.description)} onPress={() => setShown(index)}>
          <img src={picture.blob_url} alt="" loading="lazy" width={112} height={76} />
        </Thumbnail>
      ))}
      <PictureViewer pictures={entrances} shown={shown} onShow={setShown} />
    </section>
  );
}

interface PictureViewerProps {
  readonly pictures: readonly Picture[];
  readonly shown: number | null;
  readonly onShow: (index: number | null) => void;
}

/** One picture at a time, as large as the screen allows. */
function PictureViewer({ pictures, shown, onShow }: PictureViewerProps) {
  const { businessSearch: words } = useMessages();
  const picture = shown === null ? undefined : pictures[shown];
  if (picture === undefined || shown === null) return undefined;
  const step = (by: number) => onShow((shown + by + pictures.length) % pictures.length);
  return (
    <Dialog
      isOpen
      size="lg"
      title={picture.description}
      description={words.pictureOf(shown + 1, pictures.length)}
      onOpenChange={() => onShow(null)}
      footer={
        pictures.length < 2 ? undefined : (
          <>
            <Button icon={<ChevronLeft aria-hidden="true" />} onPress={() => step(-1)}>
              {words.previous}
            </Button>
            <Button iconEnd={<ChevronRight aria-hidden="true" />} onPress={() => step(1)}>
              {words.next}
            </Button>
          </>
        )
      }
    >
      <img className="placard-picture" src={picture.blob_url} alt={picture.description} />
    </Dialog>
  );
}
