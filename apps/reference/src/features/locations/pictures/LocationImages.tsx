import type { Location, Picture } from "@placard/api-client";
import { Skeleton } from "@placard/ui";
import { PictureViewer } from "@placard/ui/internal";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { RetryBanner } from "../../../lib/api/RetryBanner.tsx";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { picturesQuery } from "../location-queries.ts";
import { AddedOn } from "./AddedOn.tsx";
import { DeletePictureDialog } from "./DeletePictureDialog.tsx";
import { EditPictureDialog } from "./EditPictureDialog.tsx";
import { EntrancePictures } from "./EntrancePictures.tsx";
import { EntrancesHead } from "./EntrancesHead.tsx";
import { FloorPlanRow } from "./FloorPlanRow.tsx";
import "./LocationImages.css";
import { picturesOf } from "./pictures-of.ts";
import type { EditedPicture } from "./use-picture-edit.ts";
import { UploadPicturesDialog } from "./upload/UploadPicturesDialog.tsx";

/** Entrance images and floor plan of a location: view, add and delete them. */
export function LocationImages({ location }: { readonly location: Location }) {
  const { locations: texts } = useMessages();
  const refusalReason = useRefusalReason();
  const { business_id, role } = useBusinessProfile();
  const pictures = useQuery(picturesQuery(useApi(), business_id, location.id));
  const [viewed, setViewed] = useState<number | null>(null);
  const [toDelete, setToDelete] = useState<Picture | null>(null);
  const [toEdit, setToEdit] = useState<EditedPicture | null>(null);
  const [isUploading, setUploading] = useState(false);
  const refused = refusalReason(role, "edit_pictures");
  const existing = pictures.data ?? [];
  const { entrances, floorPlans } = picturesOf(existing);
  const add = () => setUploading(true);
  const edit = (picture: Picture | undefined, place: number | null) =>
    picture !== undefined && setToEdit({ picture, place, count: entrances.length });

  if (pictures.isPending) return <Skeleton lines={3} label={texts.picturesLoading} />;
  return (
    <div className="app-location-images">
      {pictures.isError && <RetryBanner query={pictures} title={texts.picturesFailed} />}
      <EntrancesHead count={entrances.length} refused={refused} onAdd={add} />
      <EntrancePictures
        pictures={entrances}
        refused={refused}
        onView={setViewed}
        onEdit={(index) => edit(entrances[index], index + 1)}
        onDelete={setToDelete}
        onAdd={add}
      />
      <h3>{texts.floorPlan}</h3>
      {pictures.data !== undefined && floorPlans.length === 0 && <p>{texts.noFloorPlan}</p>}
      {floorPlans.map((plan) => (
        <FloorPlanRow
          key={plan.id}
          location={location}
          plan={plan}
          refused={refused}
          onEdit={(one) => edit(one, null)}
          onDelete={setToDelete}
        />
      ))}
      {viewed !== null && (
        <PictureViewer
          pictures={entrances.map(({ created_at, ...picture }) => ({ ...picture, note: <AddedOn iso={created_at} /> }))}
          index={viewed}
          onMove={setViewed}
          onClose={() => setViewed(null)}
        />
      )}
      {toEdit !== null && <EditPictureDialog edited={toEdit} onClose={() => setToEdit(null)} />}
      {toDelete !== null && <DeletePictureDialog picture={toDelete} onClose={() => setToDelete(null)} />}
      {isUploading && (
        <UploadPicturesDialog location={location} existing={existing} onClose={() => setUploading(false)} />
      )}
    </div>
  );
}
