import type { ComponentProps } from "react";
import { ScriptStyledSvg } from "../../internal/ScriptStyledSvg.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { ghsTexts } from "../../messages/en/signs/ghs.ts";
import { useTexts } from "../../messages/use-texts.ts";
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
  const texts = useTexts(ghsTexts).ghs;
  const { colon } = useTexts(figureTexts);
  const isKnown = isGhsCode(code);
  return (
    <svg
      role="img"
      aria-label={`${texts.title}${colon} ${isKnown ? texts.names[code] : code}`}
      width={size}
      height={size}
      {...props}
      viewBox="0 0 64 64"
      className={joinClasses("placard-ghs", className)}
    >
      <ScriptStyledSvg>
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
      </ScriptStyledSvg>
    </svg>
  );
}
