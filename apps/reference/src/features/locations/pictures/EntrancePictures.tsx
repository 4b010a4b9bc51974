import type { Picture } from "@placard/api-client";
import { FILE_LIMITS } from "@placard/hazmat-core/business";
import { IconButton } from "@placard/ui";
import { PlainButton } from "@placard/ui/internal";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { AddedOn } from "./AddedOn.tsx";

interface EntrancePicturesProps {
  readonly pictures: readonly Picture[];
  /** Reason why this role cannot change them, or `null`. */
  readonly refused: string | null;
  readonly onView: (index: number) => void;
  readonly onEdit: (index: number) => void;
  readonly onDelete: (picture: Picture) => void;
  readonly onAdd: () => void;
}

/** Entrance images, with a button to add one. */
export function EntrancePictures({ pictures, refused, onView, onEdit, onDelete, onAdd }: EntrancePicturesProps) {
  const { locations: texts } = useMessages();
  return (
    <ul className="placard__pictures">
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <PlainButton
            className="placard__picture"
            aria-label={texts.viewPicture(picture.description)}
            onPress={() => onView(index)}
          >
            <img src={picture.url} alt="" loading="lazy" />
          </PlainButton>
          <div className="placard__caption">
            <span>
              <strong>{picture.description}</strong>
              <small>
                <AddedOn iso={picture.created_at} />
              </small>
            </span>
            <IconButton
              label={texts.editPicture(picture.description)}
              icon={<Pencil aria-hidden="true" />}
              disabledReason={refused ?? undefined}
              onPress={() => onEdit(index)}
            />
            <IconButton
              label={texts.deletePicture(picture.description)}
              icon={<Trash2 aria-hidden="true" />}
              disabledReason={refused ?? undefined}
              onPress={() => onDelete(picture)}
            />
          </div>
        </li>
      ))}
      {pictures.length < FILE_LIMITS.entranceImage.maxCount && refused === null && (
        <li>
          <PlainButton className="placard__add" onPress={onAdd}>
            <Plus aria-hidden="true" />
            {pictures.length === 0 ? texts.addFirst : texts.addMore}
          </PlainButton>
        </li>
      )}
    </ul>
  );
}
