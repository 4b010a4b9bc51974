import type { ComponentProps } from "react";
import { ScriptStyledSvg } from "../../internal/ScriptStyledSvg.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import "./ZoneSwatch.css";

export interface ZoneSwatchProps extends Omit<ComponentProps<"svg">, "children" | "id"> {
  /**
   * Zone whose fill and dash to show; a zone without its own style is drawn like `idlh`. Show the name beside it: the
   * swatch is hidden from screen readers.
   */
  id: string;
}

/** Swatch of a layer with the same fill, line and dash as on the map, for the legend and the table. */
export function ZoneSwatch({ id, className, ...props }: ZoneSwatchProps) {
  return (
    <svg
      {...props}
      viewBox="0 0 40 20"
      className={joinClasses("placard-zone-swatch", className)}
      data-zone={id}
      aria-hidden="true"
    >
      <ScriptStyledSvg>
        <rect className="placard__paper" width="40" height="20" rx="3" />
        <rect className="placard__fill" width="40" height="20" rx="3" />
        <path className="placard__line" d="M3 10h34" />
        <rect className="placard__keyline" x=".6" y=".6" width="38.8" height="18.8" rx="2.6" />
      </ScriptStyledSvg>
    </svg>
  );
}
