import { Card, EmptyState } from "@placard/ui";
import { ContainerList } from "@placard/ui/business";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleCheckBig } from "lucide-react";
import { useState } from "react";
import { NotLoaded } from "../../../../lib/api/NotLoaded.tsx";
import { useApi } from "../../../../lib/api/ApiProvider.tsx";
import { dueContainersQuery } from "../../../../lib/containers/container-queries.ts";
import { storedContainer } from "../../../../lib/containers/stored-container.tsx";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { paths } from "../../../../paths.ts";
import { useBusinessProfile } from "../../../../session/SessionProvider.tsx";

/** Lists expired and soon expiring containers of all sites, oldest first. */
export function DueContainers() {
  const { containers: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const query = useQuery(dueContainersQuery(useApi(), business_id));
  const [now] = useState(() => new Date());
  return (
    <Card isFlush title={texts.dueTitle}>
      {content()}
    </Card>
  );

  function content() {
    if (query.data === undefined) {
      return <NotLoaded queries={[query]} title={texts.dueFailed} lines={3} label={texts.dueLoading} />;
    }
    const { containers, isCut } = query.data;
    if (containers.length === 0) {
      return <EmptyState icon={<CircleCheckBig aria-hidden="true" />} title={texts.noneDue} />;
    }
    return (
      <>
        <ContainerList
          label={texts.dueTitle}
          containers={containers.map((container) => ({
            ...storedContainer(container, now),
            chemical: (
              <Link className="app-link" to={paths.containersOfChemical} search={{ chemical: container.chemical_id }}>
                {container.chemical_name}
              </Link>
            ),
          }))}
        />
        {isCut && <p className="app-inventory-note">{texts.dueCut(containers.length)}</p>}
      </>
    );
  }
}
