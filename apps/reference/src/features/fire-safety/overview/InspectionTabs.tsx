import type { InspectionSchedule, Location } from "@placard/api-client";
import { Card, Select, Tabs } from "@placard/ui";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { InspectionsSearch } from "../../../lib/search-params.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { DoneList } from "../done/DoneList.tsx";
import { FindingList } from "../findings/FindingList.tsx";
import { ScheduleList } from "../schedule/ScheduleList.tsx";

const EVERYWHERE = "all";

interface InspectionTabsProps {
  readonly schedules: readonly InspectionSchedule[];
  readonly locations: readonly Location[];
  /** Today in the user's time zone. */
  readonly today: string;
}

/** Tabs for schedule, findings and completed inspections, of all or one location; kept in the address. */
export function InspectionTabs({ schedules, locations, today }: InspectionTabsProps) {
  const { fireSafety: texts } = useMessages();
  const { tab = "schedule", location } = useSearch({ from: "/data/business/frame/dashboard/fire-safety" });
  const navigate = useNavigate();
  const show = (search: InspectionsSearch) => void navigate({ to: paths.fireSafety, search, replace: true });
  const at = location === undefined ? {} : { location };
  const shown = schedules.filter((schedule) => location === undefined || schedule.location_id === location);
  return (
    <>
      {locations.length > 1 && (
        <Select
          className="app-inspections-place"
          label={texts.location}
          items={[
            { id: EVERYWHERE, label: texts.allLocations },
            ...locations.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          value={location === undefined ? EVERYWHERE : String(location)}
          onChange={(id) => show({ tab, ...(id !== EVERYWHERE && { location: Number(id) }) })}
        />
      )}
      <Tabs
        label={texts.parts}
        value={tab}
        onChange={(id) => show({ tab: id, ...at })}
        tabs={[
          { id: "schedule", label: texts.schedule, content: card(<ScheduleList schedules={shown} today={today} />) },
          { id: "findings", label: texts.findings, content: card(<FindingList location={location} today={today} />) },
          { id: "done", label: texts.done, content: card(<DoneList location={location} />) },
        ]}
      />
    </>
  );
}

const card = (content: ReactNode) => <Card isFlush>{content}</Card>;
