import { Dialog } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { LocationPictures } from "../business-search/LocationPictures.tsx";

interface SiteDialogProps {
  readonly site: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}

/** Floor plans and pictures of a site of the map. A plan says not where it lies on the ground, so it opens beside the map. */
export function SiteDialog({ site, onClose }: SiteDialogProps) {
  const { responderMap: words } = useMessages();
  return (
    <Dialog isOpen title={site.name} description={words.plansBeside} onOpenChange={onClose}>
      <LocationPictures location={site} />
    </Dialog>
  );
}
