import type { ComponentProps } from "react";
import { AsDrawn } from "../../internal/AsDrawn.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { figureWords } from "../../messages/en/feedback/figures.ts";
import { ghsWords } from "../../messages/en/signs/ghs.ts";
import { useWords } from "../../messages/use-words.ts";
import { Glyph } from "../Pictogram/Glyph.tsx";
import { GHS_GLYPHS, isGhsCode } from "./ghs-codes.ts";
import "./GhsPictogram.css";

export interface GhsPictogramProps extends Omit<ComponentProps<"svg">, "children"> {
  /** Code, `GHS06`. For any other than the nine codes, the frame contains the code. */
  code: string;
  /** Width in px, at least 34; default 48. */
  size?: number;
}

/** A GHS pictogram: red frame and white field in every theme. */
export function GhsPictogram({ code, size = 48, className, ...props }: GhsPictogramProps) {
  const words = useWords(ghsWords).ghs;
  const { colon } = useWords(figureWords);
  const isKnown = isGhsCode(code);
  return (
    <svg
      role="img"
      aria-label={`${words.title}${colon} ${isKnown ? words.names[code] : code}`}
      width={size}
      height={size}
      {...props}
      viewBox="0 0 64 64"
      className={joinClasses("placard-ghs", className)}
    >
      <AsDrawn>
        <path className="placard__frame" d="M32 2.5 61.5 32 32 61.5 2.5 32z" />
        {isKnown ? (
          <g className="placard__glyph" transform="translate(13.5 12) scale(.93)">
            <Glyph id={GHS_GLYPHS[code]} />
          </g>
        ) : (
          <text x="32" y="32">
            {code}
          </text>
        )}
      </AsDrawn>
    </svg>
  );
}
