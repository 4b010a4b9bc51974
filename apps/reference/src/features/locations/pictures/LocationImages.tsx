import type { Location, Picture } from "@placard/api-client";
import { FILE_LIMITS } from "@placard/hazmat-core/business";
import { Banner, Button, IconButton, PictureViewer, Skeleton } from "@placard/ui";
import { PlainButton } from "@placard/ui/controls";
import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2, Upload } from "lucide-react";
import { useState } from "react";
import { useWhyNot } from "../../../lib/rights/use-why-not.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { DayText } from "../../../lib/formats/DayText.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { DeletePictureDialog } from "./DeletePictureDialog.tsx";
import { FloorPlanRow } from "./FloorPlanRow.tsx";
import { picturesQuery } from "../location-queries.ts";
import "./LocationImages.css";
import { picturesOf } from "./pictures-of.ts";
import { UploadPicturesDialog } from "./UploadPicturesDialog.tsx";

const MOST = FILE_LIMITS.entranceImage.maxCount;

/** Entrance images and floor plan of one location: look, add, delete. */
export function LocationImages({ location }: { readonly location: Location }) {
  const { locations: words, common } = useMessages();
  const whyNot = useWhyNot();
  const { business_id, role } = useBusinessProfile();
  const pictures = useQuery(picturesQuery(useApi(), business_id, location.id));
  const [viewed, setViewed] = useState<number | null>(null);
  const [toDelete, setToDelete] = useState<Picture | null>(null);
  const [isUploading, setUploading] = useState(false);
  const refused = whyNot(role, "edit_pictures");
  const existing = pictures.data ?? [];
  const { entrances, floorPlans } = picturesOf(existing);

  if (pictures.isPending) return <Skeleton lines={3} label={words.picturesLoading} />;
  return (
    <div className="placard-location-images">
      {pictures.isError && (
        <Banner
          tone="caution"
          title={words.picturesFailed}
          action={<Button onPress={() => void pictures.refetch()}>{common.retry}</Button>}
        />
      )}
      <div className="placard__head">
        <div>
          <h3>{words.entranceImages}</h3>
          <p>{words.entranceImagesLine(entrances.length, MOST)}</p>
        </div>
        <Button
          icon={<Upload aria-hidden="true" />}
          disabledReason={refused ?? undefined}
          onPress={() => setUploading(true)}
        >
          {words.upload}
        </Button>
      </div>
      <ul className="placard__pictures">
        {entrances.map((picture, index) => (
          <li key={picture.id}>
            <PlainButton
              className="placard__picture"
              aria-label={words.viewPicture(picture.description)}
              onPress={() => setViewed(index)}
            >
              <img src={picture.url} alt="" loading="lazy" />
            </PlainButton>
            <div className="placard__caption">
              <span>
                <strong>{picture.description}</strong>
                <small>
                  {words.added} <DayText iso={picture.created_at} />
                </small>
              </span>
              <IconButton
                label={words.deletePicture(picture.description)}
                icon={<Trash2 aria-hidden="true" />}
                isDisabled={refused !== null}
                onPress={() => setToDelete(picture)}
              />
            </div>
          </li>
        ))}
        {entrances.length < MOST && refused === null && (
          <li>
            <PlainButton className="placard__add" onPress={() => setUploading(true)}>
              <Plus aria-hidden="true" />
              {entrances.length === 0 ? words.addFirst : words.addMore}
            </PlainButton>
          </li>
        )}
      </ul>
      <h3>{words.floorPlan}</h3>
      {floorPlans.length === 0 && <p>{words.noFloorPlan}</p>}
      {floorPlans.map((plan) => (
        <FloorPlanRow key={plan.id} plan={plan} refused={refused} onDelete={setToDelete} />
      ))}
      {viewed !== null && (
        <PictureViewer
          pictures={entrances.map(({ url, description, created_at }) => ({
            url,
            description,
            note: (
              <>
                {words.added} <DayText iso={created_at} />
              </>
            ),
          }))}
          index={viewed}
          onMove={setViewed}
          onClose={() => setViewed(null)}
        />
      )}
      {toDelete !== null && <DeletePictureDialog picture={toDelete} onClose={() => setToDelete(null)} />}
      {isUploading && (
        <UploadPicturesDialog location={location} existing={existing} onClose={() => setUploading(false)} />
      )}
    </div>
  );
}
