import type { SitePlace } from "@placard/ui/map";
import { useState } from "react";

/** A site on the map with its name. */
export interface OpenedSite {
  readonly id: number;
  readonly name: string;
}

interface OpenSite {
  /** `null` if none is open. */
  readonly site: OpenedSite | null;
  readonly open: (site: SitePlace) => void;
  readonly close: () => void;
}

/** The site on the map whose plans and pictures are open beside it. */
export function useOpenSite(): OpenSite {
  const [site, setSite] = useState<OpenedSite | null>(null);
  return {
    site,
    open({ id, name }) {
      // A dialog beside the map would not be visible in full screen mode.
      if (document.fullscreenElement !== null) void document.exitFullscreen();
      setSite({ id: Number(id), name });
    },
    close: () => setSite(null),
  };
}
