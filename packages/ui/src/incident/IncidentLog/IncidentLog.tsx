import { formatClock } from "@placard/hazmat-core";
import { Download, FileDown, FileSignature, History, ScrollText, Send, Timer, UsersRound, X } from "lucide";
import { useState } from "react";
import { useControlledState } from "react-stately/useControlledState";
import { Button } from "../../controls/Button/Button.tsx";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import { Select } from "../../controls/Select/Select.tsx";
import { TextField } from "../../controls/TextField/TextField.tsx";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { Skeleton } from "../../feedback/Skeleton/Skeleton.tsx";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { incidentLogTexts } from "../../messages/en/incident/incident-log.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
import "./IncidentLog.css";
import {
  BENCHMARKS,
  benchmarksReached,
  inOrder,
  kindOf,
  LOG_KINDS,
  type Benchmark,
  type LogEntry,
} from "./log-entry.ts";
import { isShown, type LogFilter } from "./log-filter.ts";
import { AddPhoto } from "./AddPhoto.tsx";
import { LogLine } from "./LogLine.tsx";

export interface IncidentLogProps {
  /** Entries in any order. They are shown by time, the newest first. */
  entries: readonly LogEntry[];
  /** `loading`: nothing loaded yet. `failed`: only entries saved on this device are shown, with a note. */
  state?: "ready" | "loading" | "failed";
  /** Called to load the log again after a failure. */
  onRetry?: () => void;
  /** Users who have the incident open; `null`: not known. */
  people?: readonly string[] | null;
  /** True if changes of other users arrive immediately. */
  isLive?: boolean;
  /** Called when a benchmark is reached now. Without it there are no buttons, as in a closed log. */
  onBenchmark?: ((benchmark: Benchmark) => void) | undefined;
  /** Called to open the entry teams. Without it there is no button. */
  onEntryTeams?: (() => void) | undefined;
  /** Called with a new note. Without it there is no field. */
  onNote?: ((text: string) => void) | undefined;
  /**
   * Called with a new photo and the text of the note field as its caption. Without it there is no button. Resolves to
   * `true` to clear the field.
   */
  onPhoto?: ((file: File, caption: string) => Promise<boolean>) | undefined;
  /** Returns the URL of an entry's photo. Without it, entries mention photos only as text. */
  photoUrl?: ((entry: LogEntry) => string | null) | undefined;
  /** Text of the note field, if the host controls it. */
  note?: string;
  /** Text of the note field at first, such as earlier input, if the host does not control it. */
  defaultNote?: string;
  /** Called with the text of the unsaved note at each change. */
  onNoteChange?: (text: string) => void;
  /** Called to export the log as CSV. Without it there is no button. */
  onExportCsv?: (() => void) | undefined;
  /** Called to export the log as ICS 214. Without it there is no button. */
  onExportPdf?: (() => void) | undefined;
  /** Shows that the PDF is being made. */
  isWritingPdf?: boolean;
  /** Called to export the log as a signed file. Without it there is no button. */
  onExportSigned?: (() => void) | undefined;
  /** Called to open the replay of the incident. Without it there is no button. */
  onReplay?: (() => void) | undefined;
  /** Called to close the log. Without it there is no button. */
  onClose?: () => void;
  /** Class names to add to the outermost element. */
  className?: string;
}

/**
 * Shows the log of an incident: who did what and when, benchmarks with one tap, notes, and calculations with their
 * inputs.
 *
 * @example
 * <IncidentLog entries={entries} onNote={(text) => log.record(noteWritten(text))} />;
 */
export function IncidentLog(props: IncidentLogProps) {
  const {
    entries,
    state = "ready",
    onRetry,
    people = null,
    isLive = true,
    onReplay,
    onClose,
    className,
    photoUrl,
  } = props;
  const { incidentLog: texts } = useTexts(incidentLogTexts);
  const speech = useSpeech();
  const [filter, setFilter] = useState<LogFilter>({ text: "", kind: "all" });
  const shown = inOrder(entries)
    .filter((entry) => isShown(entry, filter, { ...texts, speech }))
    .toReversed();
  return (
    <section className={joinClasses("placard-incident-log", className)} aria-label={texts.title}>
      <header>
        <Icon of={ScrollText} aria-hidden="true" />
        <h2>{texts.title}</h2>
        {people === null ? undefined : (
          <p className="placard__people">
            <Icon of={UsersRound} aria-hidden="true" />
            <span>
              <span className="placard__words">
                {people.length === 0 ? texts.nobodyHere : texts.here(people.length)}
              </span>
              <span className="placard__count" aria-hidden="true">
                {people.length}
              </span>
              {people.length === 0 ? undefined : <small>{people.join(", ")}</small>}
            </span>
          </p>
        )}
        {onReplay === undefined ? undefined : (
          <IconButton label={texts.replay} icon={<Icon of={History} aria-hidden="true" />} onPress={onReplay} />
        )}
        {onClose === undefined ? undefined : (
          <IconButton label={texts.close} icon={<Icon of={X} aria-hidden="true" />} onPress={onClose} />
        )}
      </header>
      <Entry {...props} />
      <div className="placard__filter">
        <TextField
          label={texts.find}
          type="search"
          value={filter.text}
          onChange={(text) => setFilter({ ...filter, text })}
        />
        <Select
          label={texts.kind}
          items={(["all", ...LOG_KINDS] as const).map((id) => ({ id, label: texts.kinds[id] }))}
          value={filter.kind}
          onChange={(kind) => setFilter({ ...filter, kind })}
        />
      </div>
      <div className="placard__lines">
        {isLive ? undefined : <Banner tone="caution" title={texts.lost} />}
        {state === "failed" ? (
          <Banner
            tone="caution"
            title={texts.failed}
            action={onRetry === undefined ? undefined : <Button onPress={onRetry}>{texts.retry}</Button>}
          >
            {texts.failedText}
          </Banner>
        ) : undefined}
        {state === "loading" ? (
          <Skeleton lines={6} label={texts.loading} />
        ) : (
          <Lines shown={shown} all={entries} photoUrl={photoUrl} />
        )}
      </div>
      <Footer {...props} shown={shown.length} />
    </section>
  );
}

/** Benchmarks and a note, entered by users. */
function Entry(props: IncidentLogProps) {
  const { entries, onBenchmark, onEntryTeams, onNote, onPhoto, defaultNote = "", onNoteChange } = props;
  const { incidentLog: texts } = useTexts(incidentLogTexts);
  const [note, type] = useControlledState(props.note, defaultNote, onNoteChange);
  const reached = benchmarksReached(entries);
  if (onBenchmark === undefined && onNote === undefined) return null;

  return (
    <div className="placard__entry">
      {onBenchmark === undefined ? undefined : (
        <div role="group" aria-label={texts.benchmarks} className="placard__benchmarks">
          {BENCHMARKS.map((benchmark) => {
            const at = reached.get(benchmark);
            const name = texts.benchmark[benchmark];
            const time = at === undefined ? undefined : formatClock(new Date(at));
            return (
              <Button
                key={benchmark}
                data-reached={time !== undefined || undefined}
                onPress={() => onBenchmark(benchmark)}
              >
                {name} {time === undefined ? undefined : <small>{time}</small>}
              </Button>
            );
          })}
          {onEntryTeams === undefined ? undefined : (
            <Button icon={<Icon of={Timer} aria-hidden="true" />} onPress={onEntryTeams}>
              {texts.kinds.entry}
            </Button>
          )}
        </div>
      )}
      {onNote === undefined ? undefined : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (note.trim() === "") return;
            onNote(note.trim());
            type("");
          }}
        >
          <TextField
            label={texts.note}
            placeholder={texts.notePlaceholder}
            value={note}
            onChange={type}
            maxLength={4000}
          />
          {onPhoto === undefined ? undefined : (
            <AddPhoto
              onPhoto={async (file) => {
                if (await onPhoto(file, note.trim().slice(0, MAX_CAPTION_LENGTH))) type("");
              }}
            />
          )}
          <Button type="submit" variant="primary" icon={<Icon of={Send} aria-hidden="true" />}>
            {texts.addNote}
          </Button>
        </form>
      )}
    </div>
  );
}

/** Maximum number of characters of a caption. */
const MAX_CAPTION_LENGTH = 200;

interface LinesProps extends Pick<IncidentLogProps, "photoUrl"> {
  readonly shown: readonly LogEntry[];
  readonly all: readonly LogEntry[];
}

function Lines({ shown, all, photoUrl }: LinesProps) {
  const { incidentLog: texts } = useTexts(incidentLogTexts);
  if (all.length === 0) {
    return <EmptyState icon={<Icon of={ScrollText} aria-hidden="true" />} title={texts.empty} text={texts.emptyText} />;
  }
  if (shown.length === 0) return <EmptyState title={texts.noneFound} text={texts.noneFoundText} />;
  return (
    <ol reversed>
      {shown.map((entry) => (
        <LogLine
          key={entry.id}
          entry={entry}
          photoUrl={kindOf(entry) === "photo" ? (photoUrl?.(entry) ?? null) : null}
        />
      ))}
    </ol>
  );
}

function Footer({
  entries,
  shown,
  onExportCsv,
  onExportPdf,
  isWritingPdf = false,
  onExportSigned,
}: Pick<IncidentLogProps, "entries" | "onExportCsv" | "onExportPdf" | "isWritingPdf" | "onExportSigned"> & {
  readonly shown: number;
}) {
  const { incidentLog: texts } = useTexts(incidentLogTexts);
  return (
    <footer>
      <span role="status">{texts.lines(shown, entries.length)}</span>
      {onExportCsv === undefined ? undefined : (
        <Button icon={<Icon of={Download} aria-hidden="true" />} onPress={onExportCsv}>
          {texts.exportCsv}
        </Button>
      )}
      {onExportPdf === undefined ? undefined : (
        <Button
          icon={<Icon of={FileDown} aria-hidden="true" />}
          isPending={isWritingPdf}
          pendingLabel={texts.writingPdf}
          onPress={onExportPdf}
        >
          {texts.exportPdf}
        </Button>
      )}
      {onExportSigned === undefined ? undefined : (
        <Button icon={<Icon of={FileSignature} aria-hidden="true" />} onPress={onExportSigned}>
          {texts.exportSigned}
        </Button>
      )}
    </footer>
  );
}
