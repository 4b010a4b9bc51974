import {
  nfpaDegreeWords,
  nfpaSpecialWords,
  type NfpaDegree,
  type NfpaField,
  type NfpaRating,
} from "@placard/hazmat-core";
import type { ComponentProps } from "react";
import { ScriptStyledSvg } from "../../internal/ScriptStyledSvg.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { warnOnce } from "../../internal/warn-once.ts";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { nfpaTexts } from "../../messages/en/signs/nfpa.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { useRatingSource } from "./use-rating-source.ts";
import "./NfpaDiamond.css";

export interface NfpaDiamondProps extends Omit<ComponentProps<"div">, "children"> {
  /** `null`: no rating on file; every field shows `?`. */
  rating: NfpaRating | null;
  /** Width of the diamond in px; default 104, at least 72 to be readable. */
  size?: number;
  /** Shows only the diamond, for narrow places where the text is elsewhere. */
  isBare?: boolean;
}

/** The NFPA 704 diamond with its text and source. Unknown ratings are shown as `?`, never as 0. */
export function NfpaDiamond({
  rating: givenRating,
  size = 104,
  isBare = false,
  className,
  ...props
}: NfpaDiamondProps) {
  const { nfpa: texts, colon } = useTexts({ ...nfpaTexts, ...figureTexts });
  const by = useRatingSource(givenRating);
  const rating = givenRating == null ? null : withKnownDegrees(givenRating);
  const fields: readonly { id: NfpaField; label: string }[] = [
    { id: "health", label: texts.health },
    { id: "fire", label: texts.fire },
    { id: "reactivity", label: texts.instability },
  ];
  const speech = useSpeech();
  const mark = nfpaSpecialWords(rating?.special ?? null);
  const special = mark === null ? texts.none : translatedOrEnglish(speech, mark);
  const lines = fields.map(({ id, label }) => ({
    label,
    text: translatedOrEnglish(speech, nfpaDegreeWords(id, rating?.[id] ?? null)),
  }));
  const spoken = [...lines, { label: texts.special, text: special }].map(({ label, text }) => `${label} ${text}`);
  const derived = rating?.derived ?? [];
  const notes = [...derived.map(({ text }) => text), rating?.note ?? ""].map((text) =>
    translatedOrEnglish(speech, text),
  );
  return (
    <div {...props} className={joinClasses("placard-nfpa", className)}>
      {isBare ? undefined : (
        <div className="placard-nfpa-words" aria-hidden="true">
          <dl>
            {[...lines, { label: texts.special, text: special }].map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {derived.map(({ field, text }) => (
            <p key={field} className="placard__by">
              <CoreSentence text={text} />
            </p>
          ))}
          <p className="placard__by">{by}</p>
          {rating?.note == null ? undefined : (
            <p className="placard__note">
              <CoreSentence text={rating.note} />
            </p>
          )}
        </div>
      )}
      <Diamond
        rating={rating}
        size={size}
        label={`${texts.title}${colon} ${spoken.join(", ")}. ${by}. ${notes.join(" ")}`.trim()}
      />
    </div>
  );
}

/** Replaces ratings that NFPA 704 does not define with unknown, shown as `?`. */
function withKnownDegrees(rating: NfpaRating): NfpaRating {
  const known = (field: NfpaField): NfpaDegree | null => {
    const degree = rating[field] ?? null;
    if (degree === null || /^[0-4]$/.test(String(degree))) return degree;
    if (process.env.NODE_ENV !== "production") {
      warnOnce(`NfpaDiamond has the ${field} degree ${String(degree)}. Degrees are 0 to 4, or null if unknown.`);
    }
    return null;
  };
  return { ...rating, health: known("health"), fire: known("fire"), reactivity: known("reactivity") };
}

function Diamond({ rating, size, label }: { rating: NfpaRating | null; size: number; label: string }) {
  const special = rating?.special?.trim().toUpperCase() ?? "";
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox="0 0 120 120">
      <ScriptStyledSvg>
        <path className="placard__ground" d="M60 1.500 118.500 60 60 118.500 1.500 60z" />
        <path className="placard__fire" d="M60 4 88 32 60 60 32 32z" />
        <path className="placard__health" d="M32 32 60 60 32 88 4 60z" />
        <path className="placard__instability" d="M88 32 116 60 88 88 60 60z" />
        <path className="placard__special" d="M60 60 88 88 60 116 32 88z" />
        <path className="placard__line" d="M32 32 88 88M88 32 32 88M60 4l56 56-56 56L4 60z" />
        <Degree x={32} y={61} field="health" degree={rating?.health ?? null} />
        <Degree x={60} y={33} field="fire" degree={rating?.fire ?? null} />
        <Degree x={88} y={61} field="instability" degree={rating?.reactivity ?? null} />
        {special === "" ? undefined : (
          <text
            className="placard__special-mark"
            x={60}
            y={89.5}
            textDecoration={special === "W" ? "line-through" : undefined}
          >
            {special}
          </text>
        )}
      </ScriptStyledSvg>
    </svg>
  );
}

function Degree({ x, y, field, degree }: { x: number; y: number; field: string; degree: NfpaDegree | null }) {
  return (
    <text className={`placard__degree placard__${field}-ink`} x={x} y={y} data-unknown={degree === null || undefined}>
      {degree ?? "?"}
    </text>
  );
}
