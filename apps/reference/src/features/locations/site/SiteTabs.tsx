import type { Location } from "@placard/api-client";
import { Tabs } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { FlaskConical, Image, UnfoldHorizontal } from "lucide-react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { storageReactivityQuery } from "../../../lib/api/business-queries.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { SitePoints } from "../points/SitePoints.tsx";
import { picturesQuery } from "../location-queries.ts";
import { LocationImages } from "../pictures/LocationImages.tsx";
import { LocationChemicals } from "./LocationChemicals.tsx";
import { LocationCompatibility } from "./LocationCompatibility.tsx";

/** Tabs of a site with counts: chemicals, storage compatibility and pictures. */
export function SiteTabs({ location }: { readonly location: Location }) {
  const { locations: texts, standing } = useMessages();
  const api = useApi();
  const pictures = useQuery(picturesQuery(api, location.business_id, location.id));
  const reactivity = useQuery(storageReactivityQuery(api, location.business_id, location.id));
  const apart = (reactivity.data?.sites ?? [])
    .flatMap(({ pairs }) => pairs)
    .filter(({ verdict, accepted }) => verdict === "incompatible" && accepted === null).length;
  return (
    <Tabs
      label={texts.tabs}
      tabs={[
        {
          id: "chemicals",
          label: texts.tabChemicals,
          count: location.chemicals_count,
          icon: <FlaskConical aria-hidden="true" />,
          content: <LocationChemicals location={location} />,
        },
        {
          id: "standing",
          label: standing.tab,
          icon: <UnfoldHorizontal aria-hidden="true" />,
          ...(apart > 0 && { count: apart }),
          content: <LocationCompatibility location={location} />,
        },
        {
          id: "images",
          label: texts.tabImages,
          icon: <Image aria-hidden="true" />,
          ...(pictures.data !== undefined && { count: pictures.data.length }),
          content: (
            <>
              <LocationImages location={location} />
              <SitePoints location={location} />
            </>
          ),
        },
      ]}
    />
  );
}
