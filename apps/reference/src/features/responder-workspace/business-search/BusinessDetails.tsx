import { Card, Disclosure } from "@placard/ui";
import { useQueries, useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import {
  businessDetailsQuery,
  inventorySummaryQuery,
  locationsQuery,
  storageReactivityQuery,
} from "../../../lib/api/business-queries.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { BusinessInformation } from "./information/BusinessInformation.tsx";
import { figuresOf } from "./business-facts.ts";
import { CrewInventory } from "./inventory/CrewInventory.tsx";
import { SavedDataNote } from "./SavedDataNote.tsx";
import { LocationCard } from "./LocationCard.tsx";
import { StoredTogether } from "./StoredTogether.tsx";

/**
 * Shows all data of a business that responders may read. Figures, sites and contacts are loaded together; chemicals are
 * loaded page by page.
 */
export function BusinessDetails({ businessId }: { readonly businessId: number }) {
  const { businessSearch: texts } = useMessages();
  const api = useApi();
  const [details, locations, summary] = useQueries({
    queries: [
      businessDetailsQuery(api, businessId),
      locationsQuery(api, businessId),
      inventorySummaryQuery(api, businessId),
    ],
  });
  const reactivity = useQuery(storageReactivityQuery(api, businessId));
  const all = [details, locations, summary];

  if (details.data !== undefined && locations.data !== undefined && summary.data !== undefined) {
    const { business, contacts } = details.data;
    const { chemicals } = summary.data;
    return (
      <div className="placard__details">
        <SavedDataNote queries={all} />
        <BusinessInformation
          business={business}
          contacts={contacts}
          figures={figuresOf(texts, locations.data.length, summary.data)}
        />
        <Card isFlush>
          <Disclosure level={2} defaultExpanded title={texts.locationInformation} aside={locations.data.length}>
            {locations.data.length === 0 ? <p className="placard__none">{texts.noLocations}</p> : undefined}
            {locations.data.map((location) => (
              <LocationCard key={location.id} location={location} />
            ))}
          </Disclosure>
        </Card>
        {chemicals > 1 && <StoredTogether reactivity={reactivity} />}
        <Card isFlush>
          <Disclosure level={2} defaultExpanded title={texts.chemicalInventory} aside={chemicals}>
            <CrewInventory businessId={businessId} whole={summary.data} locations={locations.data} />
          </Disclosure>
        </Card>
      </div>
    );
  }
  return (
    <NotLoaded
      queries={all}
      title={texts.detailsFailed}
      text={texts.failedText}
      lines={10}
      label={texts.loadingDetails}
    />
  );
}
