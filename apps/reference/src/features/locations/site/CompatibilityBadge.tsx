import { Badge, type StoredChemical } from "@placard/ui";
import { UnfoldHorizontal } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Badge for the compatibility of a row with nearby chemicals. */
export function CompatibilityBadge({ standing }: { readonly standing: NonNullable<StoredChemical["standing"]> }) {
  const { standing: texts } = useMessages();
  return standing === "accepted" ? (
    <Badge>{texts.acceptedTitle}</Badge>
  ) : (
    <Badge tone="danger" icon={<UnfoldHorizontal aria-hidden="true" />}>
      {texts.keepApartFilter}
    </Badge>
  );
}
