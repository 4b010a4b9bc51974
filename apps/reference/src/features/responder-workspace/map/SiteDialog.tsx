import { Dialog } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { LocationPictures } from "../business-search/LocationPictures.tsx";
import type { OpenedSite } from "./use-open-site.ts";

interface SiteDialogProps {
  readonly site: OpenedSite;
  readonly onClose: () => void;
}

/**
 * Dialog with the floor plans and pictures of a site, opened beside the map. A plan that the business placed can also
 * be shown on the map.
 */
export function SiteDialog({ site, onClose }: SiteDialogProps) {
  const { responderMap: texts } = useMessages();
  return (
    <Dialog isOpen title={site.name} description={texts.plansBeside} onOpenChange={onClose}>
      <LocationPictures location={site} />
    </Dialog>
  );
}
