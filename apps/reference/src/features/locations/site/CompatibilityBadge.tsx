import { Badge, type StoredChemical } from "@placard/ui";
import { UnfoldHorizontal } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Badge for the compatibility of a row with nearby chemicals. */
export function CompatibilityBadge({ standing }: { readonly standing: NonNullable<StoredChemical["standing"]> }) {
  const { standing: words } = useMessages();
  return standing === "accepted" ? (
    <Badge>{words.acceptedTitle}</Badge>
  ) : (
    <Badge tone="danger" icon={<UnfoldHorizontal aria-hidden="true" />}>
      {words.keepApartFilter}
    </Badge>
  );
}
