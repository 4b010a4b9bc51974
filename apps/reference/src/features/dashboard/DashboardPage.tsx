import { whyNot } from "@placard/hazmat-core";
import { Badge, LinkButton } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { Check, CircleDashed, MapPin, Plus } from "lucide-react";
import { useApi } from "../../lib/ApiProvider.tsx";
import { chemicalsQuery, highRiskCountQuery, locationsQuery } from "../../lib/business-queries.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { PageTitle } from "../../shell/PageTitle.tsx";
import { useCompanyName } from "../../shell/use-company-name.ts";
import "./DashboardPage.css";
import { GettingStartedCard } from "./GettingStartedCard.tsx";
import { KeyFigures } from "./KeyFigures.tsx";
import { RecentChemicalsCard } from "./RecentChemicalsCard.tsx";
import { RegistrationCard } from "./RegistrationCard.tsx";

/** The overview: what is on file, what to do next, and the registration. */
export function DashboardPage() {
  const { dashboard } = useMessages();
  const profile = useBusinessProfile();
  const api = useApi();
  const chemicals = useQuery(chemicalsQuery(api, profile.business_id));
  const locations = useQuery(locationsQuery(api, profile.business_id));
  const highRisk = useQuery(highRiskCountQuery(api, profile.business_id));
  const companyName = useCompanyName(profile.business_id);
  const isComplete = profile.registrationComplete;

  const guide = (
    <GettingStartedCard
      registrationComplete={isComplete}
      locations={locations.data?.length ?? 0}
      chemicals={chemicals.data?.length ?? 0}
    />
  );
  const figures = <KeyFigures chemicals={chemicals} locations={locations} highRisk={highRisk} />;

  return (
    <>
      <PageTitle name={dashboard.title} />
      <div className="app-page-title">
        <div>
          <h1>{dashboard.greeting(profile.name, profile)}</h1>
          <p className="app-company-line">
            {companyName}
            <Badge
              tone={isComplete ? "ok" : "caution"}
              icon={isComplete ? <Check aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
            >
              {isComplete ? dashboard.registrationComplete : dashboard.registrationIncomplete}
            </Badge>
          </p>
        </div>
        <div className="actions">
          {whyNot(profile.role, "edit_locations") === null && (
            <LinkButton href={paths.addLocation} icon={<MapPin aria-hidden="true" />}>
              {dashboard.addLocation}
            </LinkButton>
          )}
          {whyNot(profile.role, "edit_chemicals") === null && (
            <LinkButton href={paths.addChemical} icon={<Plus aria-hidden="true" />}>
              {dashboard.addChemical}
            </LinkButton>
          )}
        </div>
      </div>
      {isComplete ? (
        <>
          {figures}
          <div className="app-two-columns">
            {guide}
            <RecentChemicalsCard chemicals={chemicals} />
          </div>
          <RegistrationCard />
        </>
      ) : (
        <div className="app-two-columns" data-lead="end">
          <div className="stack">
            {guide}
            {figures}
            <RecentChemicalsCard chemicals={chemicals} />
          </div>
          <RegistrationCard />
        </div>
      )}
    </>
  );
}
