import { Card, EmptyState } from "@placard/ui";
import { MapPin, ShieldCheck } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { AddFlowButton } from "../../../shell/business/AddFlowButton.tsx";

/** Shown while no inspection is scheduled. Without a location, it offers to add one first. */
export function NoInspections({ hasLocation }: { readonly hasLocation: boolean }) {
  const { fireSafety: texts } = useMessages();
  const icon = <ShieldCheck aria-hidden="true" />;
  return (
    <Card isFlush>
      {hasLocation ? (
        <EmptyState icon={icon} title={texts.emptyTitle} text={texts.emptyText} />
      ) : (
        <EmptyState
          icon={icon}
          title={texts.emptyTitle}
          text={texts.noLocationText}
          action={
            <AddFlowButton kind="locations" icon={<MapPin aria-hidden="true" />}>
              {texts.addLocation}
            </AddFlowButton>
          }
        />
      )}
    </Card>
  );
}
