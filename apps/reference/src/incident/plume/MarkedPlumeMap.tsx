import type { PlumeMapProps } from "@placard/ui";
import type { MapMark } from "@placard/ui/internal";
import { MarkLayer } from "@placard/ui/internal/map";
import { PlumeMap, type PlumeMapLook } from "@placard/ui/map";

export interface MarkedPlumeMapProps extends PlumeMapProps, Omit<PlumeMapLook, "children"> {
  readonly marks: readonly MapMark[];
}

/** The plume map with the marks that the crew placed. */
export function MarkedPlumeMap({ marks, ...props }: MarkedPlumeMapProps) {
  return (
    <PlumeMap {...props}>
      <MarkLayer marks={marks} />
    </PlumeMap>
  );
}
