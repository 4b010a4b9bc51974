import { hasCode } from "@placard/api-client";
import { Banner } from "@placard/ui";
import { LinkButton } from "@placard/ui/internal";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";
import { ContainersOfChemical } from "./ContainersOfChemical.tsx";
import { useContainers } from "./use-containers.ts";

/** Page with the containers of one chemical, each with its code and actions. */
export function ContainersPage() {
  const { containers: texts } = useMessages();
  const query = useContainers();
  if (query === null || (query.data === undefined && hasCode(query.error, "not_found"))) return <NoChemical />;
  if (query.data !== undefined) return <ContainersOfChemical {...query.data} />;
  return (
    <>
      <PageTitle name={texts.title} />
      <NotLoaded queries={[query]} title={texts.loadFailed} lines={6} label={texts.loading} />
    </>
  );
}

/** Shown for an outdated link: the chemical was deleted or belongs to another business. */
function NoChemical() {
  const { containers: texts } = useMessages();
  return (
    <>
      <PageTitle name={texts.title} />
      <div className="app-page-title">
        <h1>{texts.title}</h1>
      </div>
      <Banner
        tone="caution"
        title={texts.noChemical}
        action={<LinkButton href={paths.chemicals}>{texts.toInventory}</LinkButton>}
      />
    </>
  );
}
