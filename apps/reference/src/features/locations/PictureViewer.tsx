import type { Picture } from "@placard/api-client";
import { Button, Dialog } from "@placard/ui";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { DayText } from "../../lib/DayText.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./PictureViewer.css";

interface PictureViewerProps {
  readonly pictures: readonly Picture[];
  /** Which of them is in view. */
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

/** One entrance image, large, and the way to the others. */
export function PictureViewer({ pictures, index, onMove, onClose }: PictureViewerProps) {
  const { locations: words } = useMessages();
  const picture = pictures[index];
  if (picture === undefined) return null;
  const { length } = pictures;
  return (
    <Dialog
      size="xl"
      title={picture.description}
      description={
        <>
          {words.imageOf(index + 1, length)} · {words.added} <DayText iso={picture.created_at} />
        </>
      }
      isOpen
      onOpenChange={onClose}
      {...(length > 1 && {
        footer: (
          <>
            <Button icon={<ChevronLeft aria-hidden="true" />} onPress={() => onMove((index + length - 1) % length)}>
              {words.previousImage}
            </Button>
            <Button iconEnd={<ChevronRight aria-hidden="true" />} onPress={() => onMove((index + 1) % length)}>
              {words.nextImage}
            </Button>
          </>
        ),
      })}
    >
      <img className="placard-picture-large" src={picture.url} alt={picture.description} />
    </Dialog>
  );
}
