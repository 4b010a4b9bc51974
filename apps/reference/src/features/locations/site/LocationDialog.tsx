import type { Location } from "@placard/api-client";
import { Button, Dialog } from "@placard/ui";
import { LinkButton } from "@placard/ui/internal";
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
  const { locations: texts, standing } = useMessages();
  const refusalReason = useRefusalReason();
  const { role } = useBusinessProfile();
  const refused = refusalReason(role, "edit_locations");
  const [confirms, setConfirms] = useState(false);
  const manager = location.contact_id === null ? null : texts.manager(location.contact_id);
  return (
    <Dialog
      size="xl"
      title={location.name}
      description={
        <>
          {location.civic_address}
          {manager !== null && ` · ${manager}`}
          {location.contact_name !== null && ` ${texts.managerName(location.contact_name)}`}
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
            {texts.inspections}
          </LinkButton>
          {location.chemicals_count > 0 && refusalReason(role, "edit_chemicals") === null && (
            <Button icon={<CircleCheckBig aria-hidden="true" />} onPress={() => setConfirms(true)}>
              {standing.confirmSite}
            </Button>
          )}
          <Button icon={<Pencil aria-hidden="true" />} disabledReason={refused ?? undefined} onPress={onEdit}>
            {texts.edit}
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
