import { Card, Disclosure } from "@placard/ui";
import { useQueries, useQuery } from "@tanstack/react-query";
import { NotRead } from "../../../lib/api/NotRead.tsx";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import {
  businessDetailsQuery,
  chemicalsQuery,
  locationsQuery,
  storageReactivityQuery,
} from "../../../lib/api/business-queries.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { BusinessInformation } from "./information/BusinessInformation.tsx";
import { levelCounts } from "./business-facts.ts";
import { ChemicalInventory } from "./inventory/ChemicalInventory.tsx";
import { KeptNote } from "./KeptNote.tsx";
import { LocationCard } from "./LocationCard.tsx";
import { StandsTogether } from "./StandsTogether.tsx";
import { standingMarks } from "../../../lib/chemical/standing-marks.ts";

/** Everything a responder may read of one business. Chemicals, locations and contacts are asked for together. */
export function BusinessDetails({ businessId }: { readonly businessId: number }) {
  const { businessSearch: words } = useMessages();
  const api = useApi();
  const [details, locations, chemicals] = useQueries({
    queries: [businessDetailsQuery(api, businessId), locationsQuery(api, businessId), chemicalsQuery(api, businessId)],
  });
  const reactivity = useQuery(storageReactivityQuery(api, businessId));
  const all = [details, locations, chemicals];

  if (details.data !== undefined && locations.data !== undefined && chemicals.data !== undefined) {
    const { business, contacts } = details.data;
    const { highRisk, unknown, notGraded } = levelCounts(chemicals.data);
    return (
      <div className="placard__details">
        <KeptNote queries={all} />
        <BusinessInformation
          business={business}
          contacts={contacts}
          figures={[
            { label: words.locations, value: locations.data.length },
            { label: words.chemicals, value: chemicals.data.length },
            { label: words.highRisk, value: highRisk, hint: words.highRiskHint },
            ...(unknown === 0 ? [] : [{ label: words.unknownLevel, value: unknown, hint: words.unknownLevelHint }]),
            ...(notGraded === 0 ? [] : [{ label: words.notGraded, value: notGraded, hint: words.notGradedHint }]),
          ]}
        />
        <Card isFlush>
          <Disclosure level={2} defaultExpanded title={words.locationInformation} aside={locations.data.length}>
            {locations.data.length === 0 ? <p className="placard__none">{words.noLocations}</p> : undefined}
            {locations.data.map((location) => (
              <LocationCard key={location.id} location={location} />
            ))}
          </Disclosure>
        </Card>
        {chemicals.data.length > 1 && <StandsTogether reactivity={reactivity} />}
        <Card isFlush>
          <Disclosure level={2} defaultExpanded title={words.chemicalInventory} aside={chemicals.data.length}>
            <ChemicalInventory
              chemicals={chemicals.data}
              locations={locations.data}
              standing={standingMarks(reactivity.data?.marks)}
            />
          </Disclosure>
        </Card>
      </div>
    );
  }
  return (
    <NotRead
      queries={all}
      title={words.detailsFailed}
      text={words.failedText}
      lines={10}
      label={words.loadingDetails}
    />
  );
}
