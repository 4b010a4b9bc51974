import type { Location } from "@placard/api-client";
import { Button, Dialog } from "@placard/ui";
import { LinkButton } from "@placard/ui/controls";
import { CircleCheckBig, ClipboardCheck, Pencil } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { paths } from "../../../paths.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { Deferred } from "../../../shell/loading/Deferred.tsx";
import { ConfirmSiteDialog } from "./ConfirmSiteDialog.tsx";
import "./LocationDialog.css";
import { LocationFacts } from "./LocationFacts.tsx";
import { SiteTabs } from "./SiteTabs.tsx";

interface LocationDialogProps {
  readonly location: Location;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** Everything on file about one location. */
export function LocationDialog({ location, onEdit, onClose }: LocationDialogProps) {
  const { locations: words, standing } = useMessages();
  const whyNot = useRefusalReason();
  const { role } = useBusinessProfile();
  const refused = whyNot(role, "edit_locations");
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
          <LinkButton
            href={`${paths.fireSafety}?tab=done&location=${location.id}`}
            icon={<ClipboardCheck aria-hidden="true" />}
          >
            {words.inspections}
          </LinkButton>
          {location.chemicals_count > 0 && whyNot(role, "edit_chemicals") === null && (
            <Button icon={<CircleCheckBig aria-hidden="true" />} onPress={() => setConfirms(true)}>
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
        <Deferred>
          <SiteTabs location={location} />
        </Deferred>
        {confirms && <ConfirmSiteDialog location={location} onClose={() => setConfirms(false)} />}
      </div>
    </Dialog>
  );
}
