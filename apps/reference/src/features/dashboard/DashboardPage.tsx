import { useQuery } from "@tanstack/react-query";
import { MapPin, Plus } from "lucide-react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import {
  inventoryPageQuery,
  inventorySummaryQuery,
  levelCountsQuery,
  locationsQuery,
} from "../../lib/api/business-queries.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { AddFlowButton } from "../../shell/business/AddFlowButton.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { CompanyLine } from "./CompanyLine.tsx";
import "./DashboardPage.css";
import { GettingStartedCard } from "./GettingStartedCard.tsx";
import { KeyFigures } from "./KeyFigures.tsx";
import { RecentChemicalsCard } from "./RecentChemicalsCard.tsx";
import { RegistrationCard } from "./RegistrationCard.tsx";

/** The overview page: records on file, next steps, and the registration. */
export function DashboardPage() {
  const { common, dashboard } = useMessages();
  const profile = useBusinessProfile();
  const api = useApi();
  // Loads only the shown chemicals and the total, so the number of chemicals does not matter.
  const latest = useQuery(inventoryPageQuery(api, profile.business_id, LATEST));
  const summary = useQuery(inventorySummaryQuery(api, profile.business_id));
  const locations = useQuery(locationsQuery(api, profile.business_id));
  const levels = useQuery(levelCountsQuery(api, profile.business_id));
  const isComplete = profile.registrationComplete;

  const guide = <GettingStartedCard registrationComplete={isComplete} locations={locations} summary={summary} />;
  const figures = <KeyFigures summary={summary} locations={locations} levels={levels} />;

  return (
    <>
      <PageTitle name={dashboard.title} />
      <div className="app-page-title">
        <div>
          <h1>{common.greeting(profile.name, profile)}</h1>
          <CompanyLine isComplete={isComplete} />
        </div>
        <div className="placard__actions">
          <AddFlowButton kind="locations" icon={<MapPin aria-hidden="true" />}>
            {dashboard.addLocation}
          </AddFlowButton>
          <AddFlowButton kind="chemicals" icon={<Plus aria-hidden="true" />}>
            {dashboard.addChemical}
          </AddFlowButton>
        </div>
      </div>
      {isComplete ? (
        <>
          {figures}
          <div className="app-two-columns">
            {guide}
            <RecentChemicalsCard latest={latest} />
          </div>
          <RegistrationCard />
        </>
      ) : (
        <div className="app-two-columns" data-lead="end">
          <div className="placard__stack">
            {guide}
            {figures}
            <RecentChemicalsCard latest={latest} />
          </div>
          <RegistrationCard />
        </div>
      )}
    </>
  );
}

/** Query for the most recently changed chemicals. */
const LATEST = { sort: "updated", direction: "descending", page_size: 4 } as const;
