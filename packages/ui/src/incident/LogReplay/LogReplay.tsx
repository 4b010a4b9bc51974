import { formatClock } from "@placard/hazmat-core";
import { ChevronLeft, ChevronRight, Pause, Play, ScrollText } from "lucide";
import { useEffect, useState, type ReactNode } from "react";
import { Button } from "../../controls/Button/Button.tsx";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import { Slider } from "../../controls/Slider/Slider.tsx";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { incidentLogTexts } from "../../messages/en/incident/incident-log.ts";
import { logReplayTexts } from "../../messages/en/incident/log-replay.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { inOrder, type LogEntry } from "../IncidentLog/log-entry.ts";
import { actionText, entrySummary } from "../IncidentLog/log-texts.ts";
import "./LogReplay.css";

/** Duration of each step during playback, ms: long enough to read its sentence. */
const STEP_MS = 2500;

export interface LogReplayProps {
  /** Entries in any order. They are replayed by time. */
  entries: readonly LogEntry[];
  /** Renders the situation at a step, such as a map of the zones, from the entries so far (the newest last). */
  children: (until: readonly LogEntry[]) => ReactNode;
  /** Class names to add to the outermost element. */
  className?: string;
}

/**
 * Replays an incident: one step for each log entry, with a sentence and the situation at that time. It starts with the
 * last entry.
 *
 * @example
 * <LogReplay entries={entries}>{(until) => <ZonesAt lines={until} />}</LogReplay>;
 */
export function LogReplay({ entries, children, className }: LogReplayProps) {
  const { logReplay: texts } = useTexts(logReplayTexts);
  const { incidentLog } = useTexts(incidentLogTexts);
  const speech = useSpeech();
  const lines = inOrder(entries);
  const total = lines.length;
  const [chosen, setChosen] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  /** Current step, from 1. */
  const step = Math.min(chosen ?? total, total);
  const isAtEnd = step === total;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      setChosen(step + 1);
      if (step + 1 >= total) setPlaying(false);
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, step, total]);

  const line = lines[step - 1];
  if (line === undefined) {
    return (
      <EmptyState
        icon={<Icon of={ScrollText} aria-hidden="true" />}
        title={incidentLog.empty}
        text={incidentLog.emptyText}
      />
    );
  }

  function goTo(next: number): void {
    setPlaying(false);
    setChosen(next);
  }
  function play(): void {
    if (isAtEnd) setChosen(1);
    setPlaying(!isPlaying);
  }

  const summary = entrySummary(line, { ...incidentLog, speech });
  return (
    <section className={joinClasses("placard-log-replay", className)} aria-label={texts.title}>
      <div className="placard__stood">{children(lines.slice(0, step))}</div>
      <p className="placard__sentence" role="status">
        <time dateTime={line.madeAt}>{formatClock(new Date(line.madeAt))}</time>{" "}
        <strong>{actionText(line, incidentLog)}</strong> {summary === "" ? undefined : <bdi>{summary}</bdi>}{" "}
        <small>
          <bdi>{line.who}</bdi>
        </small>
      </p>
      {total < 2 ? undefined : (
        <div className="placard__steps">
          <IconButton
            variant="secondary"
            label={texts.before}
            icon={<Icon of={ChevronLeft} aria-hidden="true" />}
            isDisabled={step === 1}
            onPress={() => goTo(step - 1)}
          />
          <Slider
            label={texts.step}
            unit={texts.ofSteps(total)}
            minValue={1}
            maxValue={total}
            value={step}
            onChange={goTo}
          />
          <IconButton
            variant="secondary"
            label={texts.after}
            icon={<Icon of={ChevronRight} aria-hidden="true" />}
            isDisabled={isAtEnd}
            onPress={() => goTo(step + 1)}
          />
          <Button
            icon={isPlaying ? <Icon of={Pause} aria-hidden="true" /> : <Icon of={Play} aria-hidden="true" />}
            onPress={play}
          >
            {isPlaying ? texts.pause : texts.play}
          </Button>
        </div>
      )}
    </section>
  );
}
