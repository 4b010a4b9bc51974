import { Banner, Dialog, EmptyState, Skeleton } from "@placard/ui";
import { formatMoment, LogReplay, type MapMark, mapMarks, useRecalculate } from "@placard/ui/internal";
import { type LogEntry } from "@placard/ui/incident";
import { useQuery } from "@tanstack/react-query";
import { MapPinOff } from "lucide-react";
import { chemicalSource } from "../../lib/chemical/chemical-source.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { AppPlumeMap } from "../plume/AppPlumeMap.tsx";
import { useReleaseModels } from "../plume/use-release-models.ts";
import { differsFromLog } from "./differs-from-log.ts";
import { replayQuery } from "./replay-query.ts";
import "./ReplayDialog.css";
import { currentPlume, type CurrentPlume } from "./current-plume.ts";

interface ReplayDialogProps {
  readonly entries: readonly LogEntry[];
  readonly onClose: () => void;
}

/** Replays an incident over time: the map shows the zones at each entry of the log. */
export function ReplayDialog({ entries, onClose }: ReplayDialogProps) {
  const { replay: texts } = useMessages();
  const models = useReleaseModels();
  const recalculate = useRecalculate({ source: chemicalSource, models });
  return (
    <Dialog isOpen size="xl" title={texts.title} description={texts.text} isDismissable={false} onOpenChange={onClose}>
      <LogReplay entries={entries}>
        {(until) => (
          <div className="app-replay">
            <ReplayedPlume plume={currentPlume(until)} marks={mapMarks(until)} recalculate={recalculate} />
          </div>
        )}
      </LogReplay>
    </Dialog>
  );
}

interface ReplayedPlumeProps {
  readonly plume: CurrentPlume;
  readonly marks: readonly MapMark[];
  readonly recalculate: ReturnType<typeof useRecalculate>;
}

function ReplayedPlume({ plume, marks, recalculate }: ReplayedPlumeProps) {
  const { replay: texts } = useMessages();
  const from = plume.kind === "stands" ? plume.from : null;
  const { data: outcome, isError } = useQuery(replayQuery(from, recalculate));
  if (plume.kind === "none") {
    return <EmptyState icon={<MapPinOff aria-hidden="true" />} title={texts.none} text={texts.noneText} />;
  }
  const of = texts.zonesOf(formatMoment(plume.line.madeAt), plume.line.who, plume.substance);
  if (plume.kind === "not-kept") {
    return (
      <Banner tone="caution" title={of}>
        {texts.notKept}
      </Banner>
    );
  }
  if (isError || outcome?.kind === "failed") {
    return (
      <Banner tone="caution" title={of}>
        {texts.failed}
      </Banner>
    );
  }
  if (outcome === undefined || outcome === null) return <Skeleton lines={6} label={texts.drawing} />;
  const { result } = outcome;
  return (
    <>
      {differsFromLog(result.plume?.zones ?? [], plume.line) ? (
        <Banner tone="caution" title={of}>
          {texts.differs}
        </Banner>
      ) : (
        <p className="placard__of" role="status">
          {of}
        </p>
      )}
      <AppPlumeMap place={result.place} result={result} unit="ppm" onPick={null} marks={marks} />
    </>
  );
}
