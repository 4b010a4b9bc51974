import { formatDistance, formatNumber } from "@placard/hazmat-core";
import { Card, EmptyState, Skeleton, Slider, Table } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { ChartSpline } from "lucide-react";
import { useState } from "react";
import { Button, Disclosure, DisclosurePanel } from "react-aria-components";
import { useIncident } from "../../../../incident/IncidentProvider.tsx";
import { useDebounced } from "../../../../lib/use-debounced.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import "./CrosswindCard.css";
import { CrosswindPlot } from "./CrosswindPlot.tsx";
import type { PlumeResult } from "./plume-result.ts";
import { niceAbove, profilePlot, profileRows } from "./profile-plot.ts";
import type { CrosswindPoints } from "../worker/release-requests.ts";
import type { ReleaseRunner } from "../worker/release-runner.ts";
import { modelledText, type LimitUnit } from "./result-words.ts";

interface CrosswindCardProps {
  readonly result: PlumeResult;
  readonly runner: ReleaseRunner;
  readonly unit: LimitUnit;
}

/** Concentration across the wind at a chosen distance: a plot, and the same as a table. */
export function CrosswindCard({ result, runner, unit }: CrosswindCardProps) {
  const { plume } = useMessages();
  const { scope } = useIncident();
  const { plume: modelled, input, id } = result;
  const farM = Math.max(0, ...(modelled?.zones ?? []).map((zone) => zone.farM));
  const [xM, setX] = useState(() => Math.max(10, Math.round(farM / 4 / 10) * 10));
  const settled = useDebounced(xM, 150);
  const { data } = useQuery({
    queryKey: scope.query("crosswind", id, settled),
    queryFn: () => (input === null ? [] : runner.crosswind({ id, input }, settled)),
    enabled: modelled !== null,
    placeholderData: (earlier) => earlier,
  });
  if (modelled === null || farM === 0) {
    return (
      <Card title={plume.profileTitle}>
        <EmptyState icon={<ChartSpline aria-hidden="true" />} title={plume.noProfile} />
      </Card>
    );
  }
  const reached = modelled.zones.filter((zone) => zone.reached);
  const plot = data === undefined ? null : profilePlot(data, reached);
  const distance = formatDistance(settled);
  return (
    <Card title={plume.profile(distance)} className="placard-crosswind">
      {plot === null ? (
        <Skeleton lines={5} label={plume.profileLoading} />
      ) : (
        <CrosswindPlot
          plot={plot}
          label={plume.profileLabel(distance, modelledText(plot.peak.ppm, unit, result))}
          axisLabel={plume.profileAxis}
          peakText={modelledText(plot.peak.ppm, unit, result)}
        />
      )}
      <Slider
        label={plume.profileDistance}
        unit="m"
        minValue={10}
        maxValue={niceAbove(farM)}
        step={10}
        value={xM}
        onChange={setX}
      />
      {data === undefined ? undefined : <ProfileTable points={data} unit={unit} result={result} />}
    </Card>
  );
}

interface ProfileTableProps {
  readonly points: CrosswindPoints;
  readonly unit: LimitUnit;
  readonly result: PlumeResult;
}

function ProfileTable({ points, unit, result }: ProfileTableProps) {
  const { plume } = useMessages();
  return (
    <Disclosure className="placard__table">
      <Button slot="trigger" className="placard-fold">
        {plume.profileTable}
      </Button>
      <DisclosurePanel>
        <Table<{ readonly yM: number; readonly ppm: number }, "offset" | "concentration">
          label={plume.profileTable}
          columns={[
            { id: "offset", label: plume.offset },
            { id: "concentration", label: plume.concentration, align: "end" },
          ]}
          rows={profileRows(points).map(([yM, ppm]) => ({ yM, ppm }))}
          rowId={({ yM }) => yM}
          renderCell={({ yM, ppm }, column) =>
            column === "offset" ? `${formatNumber(Math.round(yM))} m` : modelledText(ppm, unit, result)
          }
        />
      </DisclosurePanel>
    </Disclosure>
  );
}
