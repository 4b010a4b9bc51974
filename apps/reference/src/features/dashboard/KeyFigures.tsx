import type { Location } from "@placard/api-client";
import type { UseQueryResult } from "@tanstack/react-query";
import { FlaskConical, MapPin, OctagonAlert, Siren } from "lucide-react";
import type { ReactNode } from "react";
import type { InventorySummary } from "../../lib/api/business-queries.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { StatCards, type Stat } from "../../shell/business/StatCards.tsx";

/** Chemicals without a level, shown next to the high-risk count, since any of them may be high. */
interface LevelCounts {
  readonly high_risk_count: number;
  readonly unknown_level_count: number;
  readonly not_graded_count: number;
}

interface KeyFiguresProps {
  readonly summary: UseQueryResult<InventorySummary>;
  readonly locations: UseQueryResult<readonly Location[]>;
  readonly levels: UseQueryResult<LevelCounts>;
}

/** Four counts of the records on file. Incidents belong to departments, so a business has no recent ones. */
export function KeyFigures({ summary, locations, levels }: KeyFiguresProps) {
  const { dashboard } = useMessages();
  const sites = locations.data;
  const first = sites?.[0];

  const stat = (
    label: string,
    icon: ReactNode,
    query: UseQueryResult,
    count: number | undefined,
    note: string,
  ): Stat => ({
    label,
    icon,
    value: count ?? (query.isError ? "?" : "–"),
    note: query.isError ? dashboard.figureUnknown : count === undefined ? "" : note,
  });

  return (
    <StatCards
      label={dashboard.figures}
      stats={[
        stat(
          dashboard.totalChemicals,
          <FlaskConical aria-hidden="true" />,
          summary,
          summary.data?.chemicals,
          summary.data?.chemicals === 0 ? dashboard.noChemicals : dashboard.chemicalsAt(summary.data?.locations ?? 0),
        ),
        stat(
          dashboard.locations,
          <MapPin aria-hidden="true" />,
          locations,
          sites?.length,
          first === undefined
            ? dashboard.noLocations
            : dashboard.locationsAndMore(first.name, (sites?.length ?? 1) - 1),
        ),
        stat(
          dashboard.highRiskItems,
          <OctagonAlert aria-hidden="true" />,
          levels,
          levels.data?.high_risk_count,
          dashboard.highAndExtreme(levels.data?.unknown_level_count ?? 0, levels.data?.not_graded_count ?? 0),
        ),
        { label: dashboard.recentIncidents, icon: <Siren aria-hidden="true" />, value: 0, note: dashboard.noIncidents },
      ]}
    />
  );
}
