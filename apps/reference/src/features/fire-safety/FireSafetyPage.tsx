import { Button } from "@placard/ui";
import { LinkButton } from "@placard/ui/internal";
import { useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { locationsQuery } from "../../lib/api/business-queries.ts";
import { NotLoaded } from "../../lib/api/NotLoaded.tsx";
import { dayOfReader } from "../../lib/formats/calendar-day.ts";
import { useRefusalReason } from "../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import "./FireSafetyPage.css";
import { schedulesQuery } from "./inspection-queries.ts";
import { InspectionFigures } from "./overview/InspectionFigures.tsx";
import { InspectionTabs } from "./overview/InspectionTabs.tsx";
import { NoInspections } from "./overview/NoInspections.tsx";
import { UnsentPhotos } from "./photos/UnsentPhotos.tsx";
import { NewScheduleDialog } from "./schedule/NewScheduleDialog.tsx";

/** Safety inspections: schedules, findings and completed inspections. */
export function FireSafetyPage() {
  const { fireSafety: texts } = useMessages();
  const { business_id, role } = useBusinessProfile();
  const refused = useRefusalReason()(role, "plan_inspections");
  const api = useApi();
  const schedules = useQuery(schedulesQuery(api, business_id));
  const locations = useQuery(locationsQuery(api, business_id));
  const [plans, setPlans] = useState(false);
  const [today] = useState(() => dayOfReader(new Date()));
  const isEmpty = schedules.data?.length === 0;
  const hasLocation = locations.data?.length !== 0;
  return (
    <>
      <PageTitle name={texts.title} />
      <div className="app-page-title">
        <div>
          <h1>{texts.title}</h1>
          <p>{texts.text}</p>
        </div>
        <div className="placard__actions">
          <LinkButton href={paths.checklists} icon={<ListChecks aria-hidden="true" />}>
            {texts.checklists}
          </LinkButton>
          <Button
            variant="primary"
            disabledReason={refused ?? (hasLocation ? undefined : texts.noLocationText)}
            onPress={() => setPlans(true)}
          >
            {texts.newAssessment}
          </Button>
        </div>
      </div>
      <UnsentPhotos />
      <InspectionFigures />
      {schedules.data === undefined || locations.data === undefined ? (
        <NotLoaded queries={[schedules, locations]} lines={4} label={texts.loading} />
      ) : isEmpty ? (
        <NoInspections hasLocation={hasLocation} />
      ) : (
        <InspectionTabs schedules={schedules.data} locations={locations.data} today={today} />
      )}
      {plans && locations.data !== undefined && (
        <NewScheduleDialog locations={locations.data} today={today} onClose={() => setPlans(false)} />
      )}
    </>
  );
}
