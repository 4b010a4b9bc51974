import type { ComponentProps } from "react";
import { ScriptStyledSvg } from "../../internal/ScriptStyledSvg.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import "./Logo.css";

export interface LogoProps extends Omit<ComponentProps<"span">, "children"> {
  /** Shows only the mark, with the name for screen readers. */
  isMarkOnly?: boolean;
}

/** The Placard mark: a diamond-shaped placard with a P. */
export function Logo({ isMarkOnly = false, className, ...props }: LogoProps) {
  return (
    <span {...props} className={joinClasses("placard-logo", className)}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <ScriptStyledSvg>
          <rect
            className="placard__ink"
            x="4.6"
            y="4.6"
            width="18.8"
            height="18.8"
            rx="2.6"
            transform="rotate(45 14 14)"
          />
          <rect
            className="placard__line"
            x="6.9"
            y="6.9"
            width="14.2"
            height="14.2"
            rx="1.2"
            transform="rotate(45 14 14)"
          />
          <path className="placard__letter" d="M14 7.4v13.2M14 7.4a4.1 4.1 0 0 1 0 8.2" transform="translate(-1.5 0)" />
        </ScriptStyledSvg>
      </svg>
      <span className={isMarkOnly ? "placard-visually-hidden" : undefined}>Placard</span>
    </span>
  );
}
