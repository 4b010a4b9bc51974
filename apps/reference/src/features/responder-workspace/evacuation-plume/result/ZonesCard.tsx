import { formatDistance } from "@placard/hazmat-core";
import { sitesInside } from "@placard/hazmat-core/scene";
import {
  Banner,
  Card,
  IconButton,
  Menu,
  toasts,
  useMessages as useUiMessages,
  type ZoneLimit,
  zoneLines,
  ZoneTable,
  chemicalWords,
} from "@placard/ui";
import { Copy, FileSpreadsheet, FileText } from "lucide-react";
import { formatMoment } from "../../../../lib/format-moment.ts";
import type { Messages } from "../../../../messages/messages.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { centrelineOf } from "./CentrelineCard.tsx";
import { inputLines } from "./input-lines.ts";
import { layerRows, layerSummary } from "./layer-rows.ts";
import { evacuationOf, protectiveOf, type PlumeResult } from "./plume-result.ts";
import { limitText, modelledText, resultHeadline, windWords, type LimitUnit } from "./result-words.ts";
import { tableCsv, tableText, type CopiedTable } from "./table-text.ts";
import { useSites } from "./use-sites.ts";

/** The result in words and in the table that is the map's equal. */
export function ZonesCard({ result, unit }: { readonly result: PlumeResult; readonly unit: LimitUnit }) {
  const { plume } = useMessages();
  const words = useUiMessages().zones;
  const sites = useSites();
  const { plume: modelled, refusal, isolation, chemical, place } = result;
  const evacuation = evacuationOf(result);
  const protective = protectiveOf(result);
  const distances = {
    ...(evacuation !== undefined && { evacuation }),
    ...(protective !== undefined && { protective }),
  };
  const zones = modelled?.zones ?? [];
  const notDrawn = modelled?.notDrawn ?? [];
  const rows = layerRows(result, plume, unit);
  const formatLimit = (limit: ZoneLimit) => limitText(limit, unit, result, plume);
  const copied: CopiedTable = {
    heading: [
      [
        chemical === null ? undefined : chemicalWords(chemical),
        place.place_name,
        formatMoment(result.calculatedAt.toISOString()),
      ]
        .filter((part) => part !== undefined)
        .join(", "),
      `${resultHeadline(result, plume)}. ${windWords(result.used, plume)}`,
    ],
    columns: [words.zoneAndLimit, "", words.downwind, words.width, words.area],
    lines: zoneLines(zones, notDrawn, distances, words, formatLimit),
    notes: [
      ...centrelineLine(result, unit, plume),
      ...inputLines(result, plume),
      ...(refusal === null ? [] : [refusal.message]),
      isolation.why,
      plume.notSafe,
    ],
  };
  return (
    <>
      {refusal === null ? (
        <Banner tone="ok" title={`${plume.complete}.`}>
          {layerSummary(rows, plume)}
        </Banner>
      ) : (
        <Banner tone="caution" title={`${plume.refusedTitle}.`}>
          {refusal.message} {evacuation === undefined ? undefined : plume.stands(protective !== undefined)}
        </Banner>
      )}
      <Card
        isFlush
        title={plume.zonesOf(chemical === null ? plume.unidentified : chemicalWords(chemical))}
        actions={<CopyMenu table={copied} />}
        className="placard-plume-zones"
      >
        <ZoneTable
          zones={zones}
          notDrawn={notDrawn}
          formatLimit={formatLimit}
          {...distances}
          {...(sites !== null && { sitesInside: sitesInside(result, sites) })}
        />
        <p className="placard__why">
          <b>{plume.isolationWhy}.</b> {isolation.why}
        </p>
      </Card>
    </>
  );
}

/** What stands on the centre line, as one line of the copy. */
function centrelineLine(result: PlumeResult, unit: LimitUnit, words: Messages["plume"]): readonly string[] {
  const points = centrelineOf(result).map(([xM, ppm]) =>
    words.centrelinePoint(formatDistance(xM), modelledText(ppm, unit, result)),
  );
  return points.length === 0 ? [] : [words.centrelineLine(points)];
}

function CopyMenu({ table }: { readonly table: CopiedTable }) {
  const { plume, common } = useMessages();
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ tone: "neutral", title: plume.copied });
    } catch {
      toasts.show({ tone: "danger", title: common.errorTitle, text: plume.copyFailed });
    }
  }
  return (
    <Menu
      trigger={<IconButton variant="quiet" label={plume.copy} icon={<Copy aria-hidden="true" />} />}
      items={[
        { id: "text", label: plume.copyText, icon: <FileText aria-hidden="true" /> },
        { id: "csv", label: plume.copyCsv, icon: <FileSpreadsheet aria-hidden="true" /> },
      ]}
      onAction={(id) => void copy(id === "csv" ? tableCsv(table) : tableText(table))}
    />
  );
}
