import type { Container } from "@placard/api-client";
import { Button, Card, Select } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useState } from "react";
import { NotLoaded } from "../../../../lib/api/NotLoaded.tsx";
import { useApi } from "../../../../lib/api/ApiProvider.tsx";
import { sitesWithContainersQuery } from "../../../../lib/containers/container-queries.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../../session/SessionProvider.tsx";
import { LabelsDialog } from "./LabelsDialog.tsx";
import { useSiteContainers } from "./use-site-containers.ts";

/** Prints the labels of all containers of one site. Renders nothing while there are no containers on file. */
export function SiteLabels() {
  const { containers: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const { data: sites, ...read } = useQuery(sitesWithContainersQuery(useApi(), business_id));
  const [chosen, setChosen] = useState<string | null>(null);
  const [labels, setLabels] = useState<readonly Container[] | null>(null);
  const reading = useSiteContainers(setLabels);
  if (sites === undefined) return <NotLoaded queries={[read]} lines={2} label={texts.loading} />;
  const site =
    sites.find(({ location_id }) => String(location_id) === chosen) ?? (sites.length === 1 ? sites[0] : undefined);
  if (sites.length === 0) return null;
  return (
    <Card title={texts.siteLabels}>
      <div className="app-site-labels">
        <Select
          label={texts.site}
          placeholder={texts.chooseSite}
          items={sites.map(({ location_id, location_name, containers }) => ({
            id: String(location_id),
            label: location_name,
            hint: texts.containerCount(containers),
          }))}
          value={site === undefined ? null : String(site.location_id)}
          onChange={setChosen}
        />
        <Button
          icon={<Printer aria-hidden="true" />}
          disabledReason={site === undefined ? texts.chooseSite : undefined}
          isPending={reading.isPending}
          pendingLabel={texts.loading}
          onPress={() => {
            if (site !== undefined) reading.mutate(site.location_id);
          }}
        >
          {texts.printLabels}
        </Button>
      </div>
      {labels !== null && site !== undefined && (
        <LabelsDialog containers={labels} of={site.location_name} onClose={() => setLabels(null)} />
      )}
    </Card>
  );
}
