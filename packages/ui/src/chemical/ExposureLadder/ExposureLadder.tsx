import { formatNumber, type ExposureLimit } from "@placard/hazmat-core";
import type { ComponentProps } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import { figureWords } from "../../messages/en/feedback/figures.ts";
import { ladderWords } from "../../messages/en/chemical/ladder.ts";
import { useWords } from "../../messages/use-words.ts";
import { UnknownValue } from "../../feedback/UnknownValue/UnknownValue.tsx";
import { ZoneSwatch } from "../../plume/ZoneSwatch/ZoneSwatch.tsx";
import { commonDuration } from "./common-duration.ts";
import { saidOr, useSpeech } from "../../messages/language/speech.ts";
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
  const words = useWords(ladderWords).ladder;
  const { minutes } = useWords(figureWords);
  const speech = useSpeech();
  if (limits.length === 0) return <UnknownValue reason={words.none} />;
  const common = commonDuration(limits);
  return (
    <ul {...props} className={joinClasses("placard-ladder", className)}>
      {limits.map((limit) => (
        <li key={limit.id}>
          <ZoneSwatch id={limit.id} />
          <b>
            <bdi>
              {speech.figure(formatNumber(limit.value))} <small>{saidOr(speech, limit.unit)}</small>
            </bdi>
          </b>
          <span className="placard__meaning">
            <span className="placard__name">{saidOr(speech, limit.label)}</span> {words.meaning[limit.id]}
            {limit.durationMin === null || limit.durationMin === common
              ? undefined
              : `, ${limit.durationMin}\u00a0${minutes}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
