import { formatDistance } from "@placard/hazmat-core";
import { Card } from "../../controls/Card/Card.tsx";
import { Table } from "../../controls/Table/Table.tsx";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { centrelineOf } from "../result/centreline-rows.ts";
import type { PlumeResult } from "../result/plume-result.ts";
import { modelledText, type LimitUnit } from "../result/result-texts.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import "./CentrelineCard.css";

export interface CentrelineCardProps {
  /** Result of the plume, from `usePlume`. */
  readonly result: PlumeResult;
  /** Unit of the concentrations. */
  readonly unit: LimitUnit;
}

/**
 * Shows the concentration on the centreline at round distances. Shows nothing if the plume has no direction.
 *
 * @example
 * <CentrelineCard result={result} unit="ppm" />
 */
export function CentrelineCard({ result, unit }: CentrelineCardProps) {
  const { plume } = useTexts(plumeTexts);
  const { figure } = useSpeech();
  const rows = centrelineOf(result);
  if (rows.length === 0) return undefined;
  return (
    <Card isFlush title={plume.centreline}>
      <Table<{ readonly xM: number; readonly ppm: number }, "distance" | "concentration">
        label={plume.centreline}
        columns={[
          { id: "distance", label: plume.centrelineDistance },
          { id: "concentration", label: plume.concentration, align: "end" },
        ]}
        rows={rows.map(([xM, ppm]) => ({ xM, ppm }))}
        rowId={({ xM }) => xM}
        renderCell={({ xM, ppm }, column) =>
          figure(column === "distance" ? formatDistance(xM) : modelledText(ppm, unit, result))
        }
      />
      <p className="placard-muted placard-plume-note">{plume.centrelineNote}</p>
    </Card>
  );
}
