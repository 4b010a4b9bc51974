import { Button, EmptyState, Select } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { MapPin, Printer } from "lucide-react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { locationsQuery } from "../../../lib/api/business-queries.ts";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { readSiteSearch } from "../../../lib/search-params.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";
import { SitePlan } from "./SitePlan.tsx";

/** Separation plan of a site by storage group, for screen and print. */
export function SeparationPage() {
  const { standing: texts } = useMessages();
  const navigate = useNavigate();
  const { site } = useSearch({ strict: false, select: readSiteSearch });
  const locations = useQuery(locationsQuery(useApi(), useBusinessProfile().business_id));
  const { data: sites = [] } = locations;
  const chosen = sites.find(({ id }) => id === site) ?? sites[0];
  return (
    <>
      <PageTitle name={texts.planTitle} />
      <div className="app-page-title">
        <div>
          <h1>{texts.planTitle}</h1>
          <p>{texts.planLine}</p>
        </div>
        {chosen !== undefined && (
          <div className="placard__actions">
            <Button icon={<Printer aria-hidden="true" />} onPress={() => window.print()}>
              {texts.planPrint}
            </Button>
          </div>
        )}
      </div>
      {locations.data === undefined && <NotLoaded queries={[locations]} lines={4} label={texts.planReading} />}
      {locations.data?.length === 0 && (
        <EmptyState icon={<MapPin aria-hidden="true" />} title={texts.planNoSites} text={texts.planNoSitesText} />
      )}
      {chosen !== undefined && (
        <>
          <Select
            label={texts.planSite}
            items={sites.map(({ id, name, civic_address }) => ({ id: String(id), label: name, hint: civic_address }))}
            value={String(chosen.id)}
            onChange={(id) => void navigate({ to: paths.separation, search: readSiteSearch({ site: id }) })}
          />
          <SitePlan key={chosen.id} location={chosen} />
        </>
      )}
    </>
  );
}
