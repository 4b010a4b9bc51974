import { useEffect, useMemo, useRef, useState } from "react";

/**
 * Returns an image as a canvas for map engines; `null` until it is loaded.
 *
 * @param longest - longer side in px: engines drop parts of thin lines when they shrink an image, a canvas does not
 */
export function usePicture(src: string, longest: number, onFailed?: () => void): HTMLCanvasElement | null {
  const [read, setRead] = useState<{ readonly src: string; readonly picture: HTMLImageElement } | null>(null);
  const failureHandler = useRef(onFailed);
  useEffect(() => {
    failureHandler.current = onFailed;
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
        if (!isOver) failureHandler.current?.();
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
  brush.fillStyle = "white"; // paper colour, for images with a transparent background
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = "high";
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
