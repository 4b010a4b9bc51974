import { formatDistance, formatNumber } from "@placard/hazmat-core";
import { Icon } from "../../internal/Icon.tsx";
import { Card } from "../../controls/Card/Card.tsx";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { Skeleton } from "../../feedback/Skeleton/Skeleton.tsx";
import { Slider } from "../../controls/Slider/Slider.tsx";
import { Table } from "../../controls/Table/Table.tsx";
import { ChartSpline } from "lucide";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { Disclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { useAnswer } from "../../hooks/use-answer.ts";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import "./CrosswindCard.css";
import { CrosswindPlot } from "../CrosswindPlot/CrosswindPlot.tsx";
import type { PlumeResult } from "../result/plume-result.ts";
import { niceAbove, profileRows } from "../CrosswindPlot/profile-plot.ts";
import type { CrosswindPoints } from "@placard/hazmat-core/dispersion";
import type { ReleaseModels } from "../models/release-models.ts";
import { modelledText, type LimitUnit } from "../result/result-texts.ts";

export interface CrosswindCardProps {
  /** Result of the plume, from `usePlume`. */
  readonly result: PlumeResult;
  /** Models that calculate the profile, in a worker or on the main thread. */
  readonly models: Pick<ReleaseModels, "crosswind">;
  /** Unit of the concentrations. */
  readonly unit: LimitUnit;
}

/**
 * Shows the crosswind concentration at a chosen distance as a plot and a table.
 *
 * @example
 * <CrosswindCard result={result} models={plume.models} unit="ppm" />
 */
export function CrosswindCard({ result, models, unit }: CrosswindCardProps) {
  const { plume } = useTexts(plumeTexts);
  const { figure } = useSpeech();
  const { plume: modelled, input, id } = result;
  const farM = Math.max(0, ...(modelled?.zones ?? []).map((zone) => zone.farM));
  const [xM, setX] = useState(() => Math.max(10, Math.round(farM / 4 / 10) * 10));
  const { value: profile } = useAnswer(modelled === null ? null : `${id} ${xM}`, async () => ({
    xM,
    points: input === null ? [] : await models.crosswind({ id, input }, xM),
  }));
  if (modelled === null || farM === 0) {
    return (
      <Card title={plume.profileTitle}>
        <EmptyState icon={<Icon of={ChartSpline} aria-hidden="true" />} title={plume.noProfile} />
      </Card>
    );
  }
  const reached = modelled.zones.filter((zone) => zone.reached);
  const distance = figure(formatDistance(profile?.xM ?? xM));
  return (
    <Card title={plume.profile(distance)} className="placard-crosswind">
      {profile === undefined ? (
        <Skeleton lines={5} label={plume.profileLoading} />
      ) : (
        <CrosswindPlot
          points={profile.points}
          limits={reached}
          distanceM={profile.xM}
          told={(ppm) => modelledText(ppm, unit, result)}
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
      {profile === undefined ? undefined : <ProfileTable points={profile.points} unit={unit} result={result} />}
    </Card>
  );
}

interface ProfileTableProps {
  readonly points: CrosswindPoints;
  readonly unit: LimitUnit;
  readonly result: PlumeResult;
}

function ProfileTable({ points, unit, result }: ProfileTableProps) {
  const { plume } = useTexts(plumeTexts);
  const { figure } = useSpeech();
  return (
    <Disclosure>
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
            figure(column === "offset" ? `${formatNumber(Math.round(yM))} m` : modelledText(ppm, unit, result))
          }
        />
      </DisclosurePanel>
    </Disclosure>
  );
}
