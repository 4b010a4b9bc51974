import type { ComponentProps } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import "./ZoneSwatch.css";

/** The layers that have a drawing of their own; `evac` is the circle to clear at once. */
export const ZONE_IDS = ["aegl-3", "idlh", "aegl-2", "aegl-1", "lel", "evac"] as const;

export type ZoneId = (typeof ZONE_IDS)[number];

/** Whether a zone has a colour and a dash of its own. Others are drawn like `idlh`. */
export function isZoneId(id: string): id is ZoneId {
  return ZONE_IDS.some((known) => known === id);
}

export interface ZoneSwatchProps extends Omit<ComponentProps<"svg">, "children" | "id"> {
  /** Zone whose fill and dash to show. The name stands beside it: the swatch is hidden from screen readers. */
  id: string;
}

/** The same drawing of a layer on the map, in the legend and in the table: fill, line and dash. */
export function ZoneSwatch({ id, className, ...props }: ZoneSwatchProps) {
  return (
    <svg
      {...props}
      viewBox="0 0 40 20"
      className={joinClasses("placard-zone-swatch", className)}
      data-zone={isZoneId(id) ? id : "idlh"}
      aria-hidden="true"
    >
      <rect className="paper" width="40" height="20" rx="3" />
      <rect className="fill" width="40" height="20" rx="3" />
      <path className="line" d="M3 10h34" />
      <rect className="keyline" x=".6" y=".6" width="38.8" height="18.8" rx="2.6" />
    </svg>
  );
}
