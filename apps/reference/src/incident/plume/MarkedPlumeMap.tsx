import type { PlumeMapProps } from "@placard/ui";
import type { MapMark } from "@placard/ui/incident";
import { MarkLayer, PlumeMap, SitePointLayer, type PlumeMapLook, type SitePoint } from "@placard/ui/map";

export interface MarkedPlumeMapProps extends PlumeMapProps, Omit<PlumeMapLook, "children"> {
  readonly marks: readonly MapMark[];
  /** What businesses set on the maps of their sites. */
  readonly points?: readonly SitePoint[];
}

/** The map of the plume with what the crew marked and what businesses set. */
export function MarkedPlumeMap({ marks, points = NO_POINTS, ...props }: MarkedPlumeMapProps) {
  return (
    <PlumeMap {...props}>
      <SitePointLayer points={points} />
      <MarkLayer marks={marks} />
    </PlumeMap>
  );
}

const NO_POINTS: readonly SitePoint[] = [];
