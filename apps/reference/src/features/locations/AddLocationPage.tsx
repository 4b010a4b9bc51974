import { EmptyState } from "@placard/ui";
import { MapPin } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { PageTitle } from "../../shell/PageTitle.tsx";

export function AddLocationPage() {
  const { shell } = useMessages();
  return (
    <>
      <PageTitle name={shell.locations} />
      <div className="app-page-title">
        <h1>{shell.locations}</h1>
      </div>
      <EmptyState icon={<MapPin aria-hidden="true" />} title={shell.locations} />
    </>
  );
}
