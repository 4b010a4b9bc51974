import { formatDistance } from "@placard/hazmat-core";
import { Card, Table } from "@placard/ui";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { centrelineRows } from "./centreline-rows.ts";
import type { PlumeResult } from "./plume-result.ts";
import { modelledText, type LimitUnit } from "./result-words.ts";

interface CentrelineCardProps {
  readonly result: PlumeResult;
  readonly unit: LimitUnit;
}

/** What the plume holds straight downwind, at round distances. Nothing where no plume has a direction. */
export function CentrelineCard({ result, unit }: CentrelineCardProps) {
  const { plume } = useMessages();
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
          column === "distance" ? formatDistance(xM) : modelledText(ppm, unit, result)
        }
      />
      <p className="placard-muted app-plume-note">{plume.centrelineNote}</p>
    </Card>
  );
}

/** The rows of a result whose plume has a direction. */
export function centrelineOf({ plume }: Pick<PlumeResult, "plume">) {
  if (plume === null || plume.centreline === null) return [];
  const farM = Math.max(0, ...plume.zones.map((zone) => zone.farM));
  return centrelineRows(plume.centrelinePoints, farM);
}
