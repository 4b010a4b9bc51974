import { Button, EmptyState, ErrorState, Skeleton, TextField } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { MapPin, Plus, Search, SearchX } from "lucide-react";
import { useState } from "react";
import { useWhyNot } from "../../../lib/rights/use-why-not.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { locationsQuery } from "../../../lib/api/business-queries.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { AddFlowButton } from "../../../shell/business/AddFlowButton.tsx";
import { DeletedLink } from "../../../shell/business/DeletedLink.tsx";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";
import { Portion } from "../../../shell/business/Portion.tsx";
import { DeleteLocationDialog } from "./DeleteLocationDialog.tsx";
import { foundLocations } from "./location-search.ts";
import { LocationCard } from "./LocationCard.tsx";
import { EditLocationDialog } from "../edit/EditLocationDialog.tsx";
import { LocationDialog } from "../site/LocationDialog.tsx";
import "./LocationsPage.css";

/** The sites of the business. */
export function LocationsPage() {
  const { locations: words, common } = useMessages();
  const whyNot = useWhyNot();
  const { business_id, role } = useBusinessProfile();
  const locations = useQuery(locationsQuery(useApi(), business_id));
  const [text, setText] = useState("");
  const [openId, setOpenId] = useState<number | null>(null);
  const [editedId, setEditedId] = useState<number | null>(null);
  const [deletedId, setDeletedId] = useState<number | null>(null);
  const all = locations.data;
  const opened = all?.find(({ id }) => id === openId);
  const edited = all?.find(({ id }) => id === editedId);
  const toDelete = all?.find(({ id }) => id === deletedId);

  return (
    <>
      <PageTitle name={words.title} />
      <div className="app-page-title">
        <div>
          <h1>{words.title}</h1>
          <p>{all !== undefined && words.count(all.length)}</p>
        </div>
        <div className="placard__actions">
          <DeletedLink />
          <AddFlowButton kind="locations" variant="primary" icon={<Plus aria-hidden="true" />}>
            {words.add}
          </AddFlowButton>
        </div>
      </div>
      {content()}
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

  function content() {
    if (all === undefined) {
      return locations.isError ? (
        <ErrorState
          title={common.loadFailedTitle}
          text={common.loadFailedText}
          action={<Button onPress={() => void locations.refetch()}>{common.retry}</Button>}
        />
      ) : (
        <Skeleton lines={4} label={words.loading} />
      );
    }
    if (all.length === 0) {
      return <EmptyState icon={<MapPin aria-hidden="true" />} title={words.empty} text={words.emptyText} />;
    }
    const found = foundLocations(all, text);
    const refused = whyNot(role, "edit_locations");
    return (
      <>
        <TextField
          className="app-search"
          type="search"
          label={words.search}
          isLabelHidden
          placeholder={words.searchPlaceholder}
          prefixIcon={<Search aria-hidden="true" />}
          value={text}
          onChange={setText}
        />
        {found.length === 0 ? (
          <EmptyState
            icon={<SearchX aria-hidden="true" />}
            title={words.filteredEmpty}
            action={<Button onPress={() => setText("")}>{words.clearSearch}</Button>}
          />
        ) : (
          <Portion rows={found}>
            {(shown) => (
              <ul className="app-location-grid">
                {shown.map((location) => (
                  <LocationCard
                    key={location.id}
                    location={location}
                    refused={refused}
                    onOpen={() => setOpenId(location.id)}
                    onDelete={() => setDeletedId(location.id)}
                  />
                ))}
              </ul>
            )}
          </Portion>
        )}
      </>
    );
  }
}
