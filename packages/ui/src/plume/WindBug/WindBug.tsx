import { compassPoint } from "@placard/hazmat-core";
import type { ComponentProps } from "react";
import { ScriptStyledSvg } from "../../internal/ScriptStyledSvg.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { windTexts } from "../../messages/en/plume/wind.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import "./WindBug.css";

export interface WindBugProps extends Omit<ComponentProps<"svg">, "children"> {
  /** Direction the wind comes FROM, in degrees clockwise from north. `null` is calm: a ring without a direction. */
  fromDeg: number | null;
  /** Width in px: 108 with letters, 52 on a map. Default 108. */
  size?: number;
}

/** Wind on a compass rose: the marker is on the side the wind comes from, the arrow points where it blows to. */
export function WindBug({ fromDeg, size = 108, className, ...props }: WindBugProps) {
  const texts = useTexts(windTexts).wind;
  const speech = useSpeech();
  const label =
    fromDeg === null ? texts.calm : texts.from(translatedOrEnglish(speech, compassPoint(fromDeg)), Math.round(fromDeg));
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      {...props}
      viewBox="0 0 108 108"
      className={joinClasses("placard-wind", className)}
    >
      <ScriptStyledSvg>
        <circle className="placard__dial" cx="54" cy="54" r="52" />
        {Array.from({ length: 24 }, (_, tick) => (
          <path
            key={tick}
            className="placard__tick"
            d={tick % 6 === 0 ? "M54 4v9" : "M54 4v5"}
            transform={`rotate(${tick * 15} 54 54)`}
          />
        ))}
        {size < 72
          ? undefined
          : texts.points.map((point, quarter) => (
              <text key={point} {...onDial(quarter)}>
                {point}
              </text>
            ))}
        {fromDeg === null ? (
          <circle className="placard__calm" cx="54" cy="54" r="16" />
        ) : (
          <g transform={`rotate(${fromDeg} 54 54)`}>
            <path className="placard__bug" d="M47 2h14l-7 15z" />
            <path className="placard__shaft" d="M54 26v42" />
            <path className="placard__head" d="M43 62h22L54 86z" />
          </g>
        )}
      </ScriptStyledSvg>
    </svg>
  );
}

/** Position of the letter of a quarter: north, east, south, west. */
function onDial(quarter: number): { x: number; y: number } {
  const angle = (quarter * Math.PI) / 2;
  return { x: 54 + 34 * Math.sin(angle), y: 54 - 34 * Math.cos(angle) };
}
