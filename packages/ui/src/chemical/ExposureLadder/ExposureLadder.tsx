import { formatNumber, type ExposureLimit } from "@placard/hazmat-core";
import type { ComponentProps } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { ladderTexts } from "../../messages/en/chemical/ladder.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { UnknownValue } from "../../feedback/UnknownValue/UnknownValue.tsx";
import { ZoneSwatch } from "../../plume/ZoneSwatch/ZoneSwatch.tsx";
import { commonDuration } from "./common-duration.ts";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import "./ExposureLadder.css";

export interface ExposureLadderProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Limits, most dangerous first, as in a record. */
  limits: readonly ExposureLimit[];
}

/**
 * Shows exposure limits, most dangerous first, each with its meaning, and its averaging time if it differs from the
 * others.
 */
export function ExposureLadder({ limits, className, ...props }: ExposureLadderProps) {
  const texts = useTexts(ladderTexts).ladder;
  const { minutes } = useTexts(figureTexts);
  const speech = useSpeech();
  if (limits.length === 0) return <UnknownValue reason={texts.none} />;
  const common = commonDuration(limits);
  return (
    <ul {...props} className={joinClasses("placard-ladder", className)}>
      {limits.map((limit) => (
        <li key={limit.id} data-placard-toast-free>
          <ZoneSwatch id={limit.id} />
          <b>
            <bdi>
              {speech.figure(formatNumber(limit.value))} <small>{translatedOrEnglish(speech, limit.unit)}</small>
            </bdi>
          </b>
          <span className="placard__meaning">
            <span className="placard__name">{translatedOrEnglish(speech, limit.label)}</span> {texts.meaning[limit.id]}
            {limit.durationMin === null || limit.durationMin === common
              ? undefined
              : `, ${limit.durationMin}\u00a0${minutes}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
