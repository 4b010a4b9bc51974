import { ChevronLeft, ChevronRight } from "lucide";
import type { KeyboardEvent, ReactNode } from "react";
import { Icon } from "../../internal/Icon.tsx";
import { pictureTexts } from "../../messages/en/controls/pictures.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import "./PictureViewer.css";
import { ZoomFrame } from "../ZoomFrame/ZoomFrame.tsx";

export interface ViewedPicture {
  readonly url: string;
  /** Title and alternative text of the picture. */
  readonly description: string;
  /** Shown beside the position in the row: the date it was taken or added. */
  readonly note?: ReactNode;
}

export interface PictureViewerProps {
  /** Pictures, in their order. */
  pictures: readonly ViewedPicture[];
  /** Index of the current picture; no picture is shown if the index is not valid. */
  index: number;
  /** Called with the index of the picture to show. */
  onMove: (index: number) => void;
  /** Called to close the viewer. */
  onClose: () => void;
}

/** One picture, as large as the screen allows or enlarged, with buttons and arrow keys for the others. */
export function PictureViewer({ pictures, index, onMove, onClose }: PictureViewerProps) {
  const texts = useTexts(pictureTexts).pictures;
  const picture = pictures[index];
  if (picture === undefined) return null;
  const { length } = pictures;
  const move = (by: number) => onMove((index + by + length) % length);

  function turn({ key, target }: KeyboardEvent): void {
    // The arrow keys scroll an enlarged picture.
    if (target instanceof Element && target.scrollWidth > target.clientWidth) return;
    if (length > 1 && key === "ArrowRight") move(1);
    if (length > 1 && key === "ArrowLeft") move(-1);
  }

  return (
    <Dialog
      size="xl"
      title={picture.description}
      description={
        <>
          {texts.place(index + 1, length)}
          {picture.note === undefined ? undefined : <> · {picture.note}</>}
        </>
      }
      isOpen
      onOpenChange={onClose}
      {...(length > 1 && {
        footer: (
          <>
            <Button icon={<Icon of={ChevronLeft} aria-hidden="true" />} onPress={() => move(-1)}>
              {texts.previous}
            </Button>
            <Button iconEnd={<Icon of={ChevronRight} aria-hidden="true" />} onPress={() => move(1)}>
              {texts.next}
            </Button>
          </>
        ),
      })}
    >
      {/* The frame stays mounted between pictures, and so keeps the focus of keyboard users. */}
      <ZoomFrame onKeyDown={turn}>
        <img key={picture.url} className="placard-picture-large" src={picture.url} alt={picture.description} />
      </ZoomFrame>
    </Dialog>
  );
}
