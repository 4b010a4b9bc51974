import { classWords, isUnNumber, unDigits, type UnNumber } from "@placard/hazmat-core";
import type { ComponentProps } from "react";
import { ScriptStyledSvg } from "../../internal/ScriptStyledSvg.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { warnOnce } from "../../internal/warn-once.ts";
import { placardTexts } from "../../messages/en/signs/placard.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { Glyph } from "../Pictogram/Glyph.tsx";
import { placardForm, type PlacardForm } from "./placard-forms.ts";
import "./UnPlacard.css";

export interface UnPlacardProps extends Omit<ComponentProps<"svg">, "children"> {
  /** Class or division as printed, `2.3`; `null` when none is on file. */
  hazardClass: string | null;
  /** Shown in the panel from 64 px up, if the class may carry it. */
  unNumber?: UnNumber | null;
  /** Width in px; default 88. Below 48 only the class drawing is shown. */
  size?: number;
}

/** Minimum width in px at which the number in the panel is readable. */
const NUMBER_FROM_PX = 64;

/** A transport placard of the UN class, drawn for Placard. Its colours are the regulated ones in every theme. */
export function UnPlacard({ hazardClass, unNumber, size = 88, className, ...props }: UnPlacardProps) {
  const texts = useTexts(placardTexts).placard;
  const form = placardForm(hazardClass);
  const named =
    hazardClass === null ? texts.unknownClass : `${texts.class} ${hazardClass} ${classWords(hazardClass) ?? ""}`;
  const hasNumber = unNumber !== undefined && unNumber !== null && isUnNumber(unNumber);
  if (process.env.NODE_ENV !== "production" && unNumber != null && !hasNumber) {
    warnOnce(`UnPlacard has the number "${String(unNumber)}". Give it as "UN1017", or leave it out.`);
  }
  const label = `${texts.title}, ${named.trim()}${hasNumber ? `, ${unNumber.slice(0, 2)} ${unDigits(unNumber)}` : ""}`;
  const isLarge = size >= NUMBER_FROM_PX && hasNumber && form.takesNumber;
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      {...props}
      viewBox="0 0 120 120"
      className={joinClasses("placard-un", className)}
      data-ink={form.ink}
      data-lower-ink={form.lowerInk ?? form.ink}
    >
      <ScriptStyledSvg>
        <Ground form={form} />
        {isLarge ? (
          <NumberPanel form={form} digits={unDigits(unNumber)} />
        ) : (
          <ClassAlone form={form} hasFigure={size >= NUMBER_FROM_PX} />
        )}
      </ScriptStyledSvg>
    </svg>
  );
}

function Ground({ form }: { form: PlacardForm }) {
  return (
    <>
      <path d="M60 2 118 60 60 118 2 60z" fill={paint(form.upper)} />
      {form.stripes === undefined ? undefined : <Stripes isFull={form.stripes === "full"} />}
      {form.lower === undefined ? undefined : <path d="M2 60h116L60 118z" fill={paint(form.lower)} />}
      <path className="placard__keyline" d="M60 2 118 60 60 118 2 60z" />
      <path className="placard__line" d="M10 60 60 10l50 50" />
      <path className="placard__line placard__lower" d="M10 60l50 50 50-50" />
    </>
  );
}

/** Seven bars clipped by the diamond: x and half height at x, 60 from the centre. */
function Stripes({ isFull }: { isFull: boolean }) {
  const bars = [18, 32, 46, 60, 74, 88, 102];
  return (
    <g fill={isFull ? paint("red") : paint("ink")}>
      {bars.map((x) => {
        const top = Math.abs(x - 60) + 6;
        return (
          <rect
            key={x}
            x={x - 3.5}
            y={top + 4}
            width="7"
            height={(isFull ? 112 - 2 * top : 56 - top) + (isFull ? 0 : 4)}
          />
        );
      })}
    </g>
  );
}

function NumberPanel({ form, digits }: { form: PlacardForm; digits: string }) {
  return (
    <>
      {form.glyph === null ? undefined : (
        <g className="placard__glyph" transform="translate(44 18) scale(.8)">
          <Glyph id={form.glyph} />
        </g>
      )}
      <rect className="placard__panel" x="22" y="51" width="76" height="25" />
      <text className="placard__number" x="60" y="64.5">
        {digits}
      </text>
      <text className="placard__figure" x="60" y="93">
        {form.figure}
      </text>
    </>
  );
}

function ClassAlone({ form, hasFigure }: { form: PlacardForm; hasFigure: boolean }) {
  const { glyph, word } = form;
  const place = glyph === "corrosion" ? "translate(37 14) scale(1.15)" : "translate(30 22) scale(1.5)";
  return (
    <>
      {glyph === null ? undefined : (
        <g className="placard__glyph" transform={place}>
          <Glyph id={glyph} />
        </g>
      )}
      {word === undefined ? undefined : (
        <text className="placard__word" x="60" y="60">
          {word}
        </text>
      )}
      {hasFigure || (glyph === null && word === undefined) ? (
        <text className="placard__figure" x="60" y="96">
          {form.figure}
        </text>
      ) : undefined}
    </>
  );
}

function paint(name: PlacardForm["upper"]): string {
  return `var(--placard-hazard-placard-${name})`;
}
