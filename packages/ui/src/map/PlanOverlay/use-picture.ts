import { useEffect, useMemo, useRef, useState } from "react";

/**
 * A picture on a canvas, as map engines take it; `null` until it is read.
 *
 * @param longest - px of the longer side: engines make thin lines small by leaving parts out, a canvas does not
 */
export function usePicture(src: string, longest: number, onFailed?: () => void): HTMLCanvasElement | null {
  const [read, setRead] = useState<{ readonly src: string; readonly picture: HTMLImageElement } | null>(null);
  const told = useRef(onFailed);
  useEffect(() => {
    told.current = onFailed;
  });
  useEffect(() => {
    let isOver = false;
    const picture = new Image();
    picture.src = src;
    picture.decode().then(
      () => {
        if (!isOver) setRead({ src, picture });
      },
      () => {
        if (!isOver) told.current?.();
      },
    );
    return () => {
      isOver = true;
    };
  }, [src]);
  const picture = read?.src === src ? read.picture : null;
  return useMemo(() => (picture === null ? null : painted(picture, longest)), [picture, longest]);
}

function painted(picture: HTMLImageElement, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.naturalWidth, picture.naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
  const brush = canvas.getContext("2d");
  if (brush === null) return canvas;
  brush.fillStyle = "white"; // paper, under drawings that leave it out
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = "high";
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
