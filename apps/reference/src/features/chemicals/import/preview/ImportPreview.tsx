import type { Location } from "@placard/api-client";
import { SegmentedControl } from "@placard/ui";
import { Pager } from "@placard/ui/controls";
import { useState } from "react";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { corrected, withRowOut, type ImportDecisions, type ImportLine, type ImportState } from "../import-view.ts";
import { ForAllRows } from "./ForAllRows.tsx";
import { ImportRow } from "./ImportRow.tsx";

interface ImportPreviewProps {
  readonly lines: readonly ImportLine[];
  readonly counts: Readonly<Record<ImportState, number>>;
  readonly decisions: ImportDecisions;
  readonly locations: readonly Location[];
  readonly onDecide: (decisions: ImportDecisions) => void;
  /** Every row that names a site so is at this location. */
  readonly onSite: (name: string, id: number) => void;
}

const STATES: readonly ImportState[] = ["wrong", "asked", "duplicate", "ready", "leftOut"];
const PAGE_SIZE = 20;

/** The rows by where they stand: what is to be corrected, what is to be asked, and what comes in. */
export function ImportPreview({ lines, counts, decisions, locations, onDecide, onSite }: ImportPreviewProps) {
  const { chemicalImport: words } = useMessages();
  const [chosen, setChosen] = useState<ImportState | null>(null);
  const [page, setPage] = useState(1);
  const state = chosen ?? STATES.find((each) => counts[each] > 0) ?? "ready";
  const found = lines.filter((line) => line.state === state);
  const shownPage = Math.max(1, Math.min(page, Math.ceil(found.length / PAGE_SIZE)));
  const shown = found.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE);

  return (
    <section className="placard-surface app-import-card" aria-labelledby="import-rows">
      <h2 id="import-rows">{words.preview}</h2>
      <SegmentedControl
        label={words.preview}
        options={STATES.map((id) => ({ id, label: words.stateCount(words.states[id], counts[id]) }))}
        value={state}
        onChange={(next) => {
          setChosen(STATES.find((each) => each === next) ?? null);
          setPage(1);
        }}
      />
      <p>{counts[state] === 0 ? words.noneIn[state] : words.stateText[state]}</p>
      <ForAllRows state={state} found={found} decisions={decisions} onDecide={onDecide} />
      <ul className="app-import-rows">
        {shown.map((line) => (
          <ImportRow
            key={line.row}
            line={line}
            locations={locations}
            onCorrect={(field, text) => onDecide(corrected(decisions, line, field, text))}
            onSite={onSite}
            onAnswer={(match) => onDecide({ ...decisions, answers: new Map(decisions.answers).set(line.row, match) })}
            onLeaveOut={(isOut) => onDecide(withRowOut(decisions, line.row, isOut))}
          />
        ))}
      </ul>
      {found.length > PAGE_SIZE && (
        <Pager page={shownPage} pageSize={PAGE_SIZE} total={found.length} onChange={setPage} />
      )}
    </section>
  );
}
