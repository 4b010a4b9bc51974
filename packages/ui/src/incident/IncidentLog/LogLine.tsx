import { formatClock } from "@placard/hazmat-core";
import { useState } from "react";
import { Disclosure } from "../../controls/Disclosure/Disclosure.tsx";
import { formatMoment } from "../../internal/format-moment.ts";
import { incidentLogTexts } from "../../messages/en/incident/incident-log.ts";
import { withUnits } from "../../internal/CoreSentence.tsx";
import { useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { LogPhoto } from "./LogPhoto.tsx";
import { kindOf, type LogEntry } from "./log-entry.ts";
import { entryDetails } from "./log-details.ts";
import { actionText, entrySummary } from "./log-texts.ts";

/** An entry that arrived later than this was waiting to send. */
const LATE_MS = 60_000;

interface LogLineProps {
  readonly entry: LogEntry;
  /** URL of its photo; `null`: none, or not shown. */
  readonly photoUrl?: string | null;
}

/** One entry: time, user, action, and all logged data on demand. */
export function LogLine({ entry, photoUrl = null }: LogLineProps) {
  const { incidentLog: texts } = useTexts(incidentLogTexts);
  const speech = useSpeech();
  const { madeAt, recordedAt, who } = entry;
  const kind = kindOf(entry);
  const summary = entrySummary(entry, { ...texts, speech });
  const isLate = recordedAt !== null && Date.parse(recordedAt) - Date.parse(madeAt) > LATE_MS;
  return (
    <li data-kind={kind} data-waits={recordedAt === null || undefined}>
      <time dateTime={madeAt} title={formatMoment(madeAt)}>
        {formatClock(new Date(madeAt))}
      </time>
      <div>
        <p>
          <strong>{actionText(entry, texts)}</strong> {summary === "" ? undefined : <bdi>{withUnits(summary)}</bdi>}
        </p>
        <small>
          <bdi>{who}</bdi>
          {recordedAt === null ? <em>{texts.waits}</em> : undefined}
          {isLate ? <em>{texts.late(formatClock(new Date(recordedAt)))}</em> : undefined}
        </small>
        {photoUrl === null ? undefined : <LogPhoto url={photoUrl} caption={summary} madeAt={madeAt} />}
        {kind === "calculation" || kind === "other" || kind === "checklist" ? <Details entry={entry} /> : undefined}
      </div>
    </li>
  );
}

/** Details of an entry. Rendered when expanded, because a long log has many entries. */
function Details({ entry }: { readonly entry: LogEntry }) {
  const { incidentLog: texts } = useTexts(incidentLogTexts);
  const speech = useSpeech();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={texts.details} variant="line" isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen ? (
        <dl>
          {entryDetails(entry, { ...texts, speech }).map(([name, value]) => (
            <div key={`${name} ${value}`}>
              <dt>{name}</dt>
              <dd>
                <bdi>{withUnits(value)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : undefined}
    </Disclosure>
  );
}
