import { Banner, Button, Card, Disclosure, ErrorState, Skeleton, formatMoment } from "@placard/ui";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import {
  businessDetailsQuery,
  chemicalsQuery,
  locationsQuery,
  storageReactivityQuery,
} from "../../../lib/api/business-queries.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { BusinessInformation } from "./BusinessInformation.tsx";
import { levelCounts } from "./business-facts.ts";
import { ChemicalInventory } from "./ChemicalInventory.tsx";
import { LocationCard } from "./LocationCard.tsx";
import { StandsTogether } from "./StandsTogether.tsx";
import { standingMarks } from "../../../lib/chemical/standing-marks.ts";

/** Everything a responder may read of one business. Chemicals, locations and contacts are asked for together. */
export function BusinessDetails({ businessId }: { readonly businessId: number }) {
  const { businessSearch: words, common } = useMessages();
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
        {all.some(({ isError }) => isError) ? (
          <Banner tone="caution" title={words.keptTitle}>
            {words.keptText(formatMoment(new Date(Math.min(...all.map(readAt))).toISOString()))}
          </Banner>
        ) : undefined}
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
  if (all.some(({ isError }) => isError)) {
    return (
      <ErrorState
        title={words.detailsFailed}
        text={words.failedText}
        action={
          <Button onPress={() => all.filter(({ isError }) => isError).forEach((query) => void query.refetch())}>
            {common.retry}
          </Button>
        }
      />
    );
  }
  return <Skeleton lines={10} label={words.loadingDetails} />;
}

const readAt = ({ dataUpdatedAt }: { readonly dataUpdatedAt: number }): number => dataUpdatedAt;
