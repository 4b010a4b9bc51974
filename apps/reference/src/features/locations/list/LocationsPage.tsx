import { EmptyState } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { MapPin, Plus } from "lucide-react";
import { startTransition, useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { locationsQuery } from "../../../lib/api/business-queries.ts";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { readSiteSearch } from "../../../lib/search-params.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { AddFlowButton } from "../../../shell/business/AddFlowButton.tsx";
import { DeletedLink } from "../../../shell/business/DeletedLink.tsx";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";
import { EditLocationDialog } from "../edit/EditLocationDialog.tsx";
import { UnsentPictures } from "../pictures/upload/UnsentPictures.tsx";
import { LocationDialog } from "../site/LocationDialog.tsx";
import { DeleteLocationDialog } from "./DeleteLocationDialog.tsx";
import { LocationList } from "./LocationList.tsx";
import "./LocationsPage.css";

/** Page with the sites of the business. */
export function LocationsPage() {
  const { locations: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const locations = useQuery(locationsQuery(useApi(), business_id));
  const { site } = useSearch({ strict: false, select: readSiteSearch });
  const [openId, setOpenId] = useState<number | null>(site ?? null);
  const [editedId, setEditedId] = useState<number | null>(null);
  const [deletedId, setDeletedId] = useState<number | null>(null);
  const all = locations.data;
  const opened = all?.find(({ id }) => id === openId);
  const edited = all?.find(({ id }) => id === editedId);
  const toDelete = all?.find(({ id }) => id === deletedId);
  return (
    <>
      <PageTitle name={texts.title} />
      <div className="app-page-title">
        <div>
          <h1>{texts.title}</h1>
          <p>{all !== undefined && texts.count(all.length)}</p>
        </div>
        <div className="placard__actions">
          <DeletedLink />
          <AddFlowButton kind="locations" variant="primary" icon={<Plus aria-hidden="true" />}>
            {texts.add}
          </AddFlowButton>
        </div>
      </div>
      <UnsentPictures />
      {all === undefined && <NotLoaded queries={[locations]} lines={4} label={texts.loading} />}
      {all?.length === 0 && (
        <EmptyState icon={<MapPin aria-hidden="true" />} title={texts.empty} text={texts.emptyText} />
      )}
      {all !== undefined && all.length > 0 && (
        <LocationList locations={all} onOpen={(id) => startTransition(() => setOpenId(id))} onDelete={setDeletedId} />
      )}
      {opened !== undefined && (
        <LocationDialog
          location={opened}
          onClose={() => setOpenId(null)}
          onEdit={() => {
            setEditedId(opened.id);
            setOpenId(null);
          }}
        />
      )}
      {edited !== undefined && (
        <EditLocationDialog key={edited.id} location={edited} onClose={() => setEditedId(null)} />
      )}
      {toDelete !== undefined && <DeleteLocationDialog location={toDelete} onClose={() => setDeletedId(null)} />}
    </>
  );
}
