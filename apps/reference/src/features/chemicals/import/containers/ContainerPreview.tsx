import type { Location } from "@placard/api-client";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { PreviewFrame } from "../preview/PreviewFrame.tsx";
import type { ContainerState } from "./container-lines.ts";
import { ContainerRow } from "./ContainerRow.tsx";
import type { ContainerImport } from "./use-container-import.ts";

interface ContainerPreviewProps {
  readonly work: ContainerImport;
  readonly locations: readonly Location[];
  /** Every row that names a site so is at this location. */
  readonly onSite: (name: string, id: number) => void;
}

const STATES: readonly ContainerState[] = ["wrong", "duplicate", "ready", "leftOut"];

/** The containers of the file by where they stand: what is to be corrected, what is on file, and what comes in. */
export function ContainerPreview({ work, locations, onSite }: ContainerPreviewProps) {
  const { containerImport: words } = useMessages();
  return (
    <PreviewFrame
      id="import-container-rows"
      words={words}
      states={STATES}
      lines={work.lines}
      counts={work.counts}
      onLeaveOut={work.leaveAllOut}
    >
      {(line) => (
        <ContainerRow
          key={line.row}
          line={line}
          locations={locations}
          onCorrect={(field, text) => work.correct(line, field, text)}
          onSite={onSite}
          onLeaveOut={(isOut) => work.leaveOut(line.row, isOut)}
        />
      )}
    </PreviewFrame>
  );
}
