import type { Location } from "@placard/api-client";
import { Button, Dialog, Tabs } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { CircleCheckBig, FlaskConical, Image, Pencil, UnfoldHorizontal } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { storageReactivityQuery } from "../../../lib/api/business-queries.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useWhyNot } from "../../../lib/rights/use-why-not.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { ConfirmSiteDialog } from "./ConfirmSiteDialog.tsx";
import { LocationChemicals } from "./LocationChemicals.tsx";
import "./LocationDialog.css";
import { LocationFacts } from "./LocationFacts.tsx";
import { LocationStanding } from "./LocationStanding.tsx";
import { LocationImages } from "../pictures/LocationImages.tsx";
import { picturesQuery } from "../location-queries.ts";

interface LocationDialogProps {
  readonly location: Location;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** Everything on file about one location. */
export function LocationDialog({ location, onEdit, onClose }: LocationDialogProps) {
  const { locations: words, standing } = useMessages();
  const whyNot = useWhyNot();
  const { role } = useBusinessProfile();
  const refused = whyNot(role, "edit_locations");
  const pictures = useQuery(picturesQuery(useApi(), location.business_id, location.id));
  const reactivity = useQuery(storageReactivityQuery(useApi(), location.business_id, location.id));
  const apart = (reactivity.data?.sites ?? [])
    .flatMap(({ pairs }) => pairs)
    .filter(({ verdict, accepted }) => verdict === "incompatible" && accepted === null).length;
  const [confirms, setConfirms] = useState(false);
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
      footer={
        <>
          {location.chemicals_count > 0 && (
            <Button
              icon={<CircleCheckBig aria-hidden="true" />}
              disabledReason={whyNot(role, "edit_chemicals") ?? undefined}
              onPress={() => setConfirms(true)}
            >
              {standing.confirmSite}
            </Button>
          )}
          <Button icon={<Pencil aria-hidden="true" />} disabledReason={refused ?? undefined} onPress={onEdit}>
            {words.edit}
          </Button>
        </>
      }
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
              id: "standing",
              label: standing.tab,
              icon: <UnfoldHorizontal aria-hidden="true" />,
              ...(apart > 0 && { count: apart }),
              content: <LocationStanding location={location} />,
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
        {confirms && <ConfirmSiteDialog location={location} onClose={() => setConfirms(false)} />}
      </div>
    </Dialog>
  );
}
