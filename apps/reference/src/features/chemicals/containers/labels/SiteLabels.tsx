import type { Container } from "@placard/api-client";
import { Button, Card, Select } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useState } from "react";
import { NotRead } from "../../../../lib/api/NotRead.tsx";
import { useApi } from "../../../../lib/api/ApiProvider.tsx";
import { chemicalsQuery } from "../../../../lib/api/business-queries.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../../session/SessionProvider.tsx";
import { LabelsDialog } from "./LabelsDialog.tsx";
import { sitesWithContainers } from "./sites-with-containers.ts";
import { useSiteContainers } from "./use-site-containers.ts";

/** The labels of all containers of one site at once; nothing stands here while no container is on file. */
export function SiteLabels() {
  const { containers: words } = useMessages();
  const { business_id } = useBusinessProfile();
  const inventory = useQuery(chemicalsQuery(useApi(), business_id));
  const [chosen, setChosen] = useState<string | null>(null);
  const [labels, setLabels] = useState<readonly Container[] | null>(null);
  const reading = useSiteContainers(setLabels);
  if (inventory.data === undefined) return <NotRead queries={[inventory]} lines={2} label={words.loading} />;
  const sites = sitesWithContainers(inventory.data);
  const site = sites.find(({ id }) => String(id) === chosen) ?? (sites.length === 1 ? sites[0] : undefined);
  if (sites.length === 0) return null;
  return (
    <Card title={words.siteLabels}>
      <div className="app-site-labels">
        <Select
          label={words.site}
          placeholder={words.chooseSite}
          items={sites.map(({ id, name, count }) => ({
            id: String(id),
            label: name,
            hint: words.containerCount(count),
          }))}
          value={site === undefined ? null : String(site.id)}
          onChange={setChosen}
        />
        <Button
          icon={<Printer aria-hidden="true" />}
          disabledReason={site === undefined ? words.chooseSite : undefined}
          isPending={reading.isPending}
          pendingLabel={words.loading}
          onPress={() => {
            if (site !== undefined) reading.mutate(site);
          }}
        >
          {words.printLabels}
        </Button>
      </div>
      {labels !== null && site !== undefined && (
        <LabelsDialog containers={labels} of={site.name} onClose={() => setLabels(null)} />
      )}
    </Card>
  );
}
