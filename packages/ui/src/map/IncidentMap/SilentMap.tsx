import type { ReactNode } from "react";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { mapTexts } from "../../messages/en/map/map.ts";
import { useTexts } from "../../messages/use-texts.ts";

interface SilentMapProps {
  /** Default: the map draws nothing yet. */
  readonly title?: string;
  readonly reason: string;
  readonly action?: ReactNode;
}

/** Covers a map that draws nothing, so that an empty area is not read as "no zones here". */
export function SilentMap({ title, reason, action }: SilentMapProps) {
  const texts = useTexts(mapTexts).map;
  return (
    <Banner tone="caution" className="placard-map-silence" title={title ?? texts.nothingDrawnTitle} action={action}>
      {texts.nothingDrawn(reason)}
    </Banner>
  );
}
