import type { SitePlace } from "@placard/ui/map";
import { useState } from "react";

/** A site of a map, named. */
export interface OpenedSite {
  readonly id: number;
  readonly name: string;
}

interface OpenSite {
  /** `null`: none. */
  readonly site: OpenedSite | null;
  readonly open: (site: SitePlace) => void;
  readonly close: () => void;
}

/** Which site of a map has its plans and pictures open beside it. */
export function useOpenSite(): OpenSite {
  const [site, setSite] = useState<OpenedSite | null>(null);
  return {
    site,
    open({ id, name }) {
      // What opens beside the map would not be seen while the map fills the screen.
      if (document.fullscreenElement !== null) void document.exitFullscreen();
      setSite({ id: Number(id), name });
    },
    close: () => setSite(null),
  };
}
