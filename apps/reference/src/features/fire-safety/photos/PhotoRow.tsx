import type { InspectionItem, InspectionPhoto } from "@placard/api-client";
import { IconButton } from "@placard/ui";
import { PictureViewer, PlainButton } from "@placard/ui/internal";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { DayText } from "../../../lib/formats/DayText.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface PhotoRowProps {
  readonly photos: readonly InspectionPhoto[];
  readonly item: Pick<InspectionItem, "text">;
  /** Deletes a photo; `null` if photos can no longer be deleted. */
  readonly onDelete: ((id: number) => void) | null;
}

/** Photos side by side; each opens in full size. */
export function PhotoRow({ photos, item, onDelete }: PhotoRowProps) {
  const { fireSafety: texts } = useMessages();
  const [viewed, setViewed] = useState<number | null>(null);
  return (
    <>
      <ul className="app-photos">
        {photos.map(({ id, url }, index) => (
          <li key={id}>
            <PlainButton aria-label={texts.photo(index + 1, item.text)} onPress={() => setViewed(index)}>
              <img src={url} alt="" loading="lazy" />
            </PlainButton>
            {onDelete !== null && (
              <IconButton
                label={texts.deletePhoto(index + 1, item.text)}
                icon={<Trash2 aria-hidden="true" />}
                onPress={() => onDelete(id)}
              />
            )}
          </li>
        ))}
      </ul>
      {viewed !== null && (
        <PictureViewer
          pictures={photos.map(({ url, created_at }, index) => ({
            url,
            description: texts.photo(index + 1, item.text),
            note: <DayText iso={created_at} />,
          }))}
          index={viewed}
          onMove={setViewed}
          onClose={() => setViewed(null)}
        />
      )}
    </>
  );
}
