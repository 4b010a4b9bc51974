import type { Location } from "@placard/api-client";
import { Dialog, Tabs } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { FlaskConical, Image } from "lucide-react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { LocationChemicals } from "./LocationChemicals.tsx";
import "./LocationDialog.css";
import { LocationFacts } from "./LocationFacts.tsx";
import { LocationImages } from "../pictures/LocationImages.tsx";
import { picturesQuery } from "../location-queries.ts";

interface LocationDialogProps {
  readonly location: Location;
  readonly onClose: () => void;
}

/** Everything on file about one location. */
export function LocationDialog({ location, onClose }: LocationDialogProps) {
  const { locations: words } = useMessages();
  const pictures = useQuery(picturesQuery(useApi(), location.business_id, location.id));
  const manager = location.contact_id === null ? null : words.manager(location.contact_id);
  return (
    <Dialog
      size="xl"
      title={location.name}
      description={
        <>
          {location.civic_address}
          {manager !== null && ` · ${manager}`}
          {location.contact_name !== null && ` ${words.managerName(location.contact_name)}`}
        </>
      }
      isOpen
      onOpenChange={onClose}
    >
      <div className="app-location-dialog">
        <LocationFacts location={location} />
        <Tabs
          label={words.tabs}
          tabs={[
            {
              id: "chemicals",
              label: words.tabChemicals,
              count: location.chemicals_count,
              icon: <FlaskConical aria-hidden="true" />,
              content: <LocationChemicals location={location} />,
            },
            {
              id: "images",
              label: words.tabImages,
              icon: <Image aria-hidden="true" />,
              ...(pictures.data !== undefined && { count: pictures.data.length }),
              content: <LocationImages location={location} />,
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
