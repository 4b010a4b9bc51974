import type { BusinessMatch } from "@placard/api-client";
import { Badge } from "@placard/ui";
import { PlainButton } from "@placard/ui/internal";
import { Building2 } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface MatchButtonProps {
  readonly match: BusinessMatch;
  readonly isSelected: boolean;
  readonly onSelect: (match: BusinessMatch) => void;
}

/** A found business with its record counts. The whole row is clickable. */
export function MatchButton({ match, isSelected, onSelect }: MatchButtonProps) {
  const { businessSearch: texts, common } = useMessages();
  return (
    <PlainButton
      className="placard__result"
      {...(isSelected && { "aria-current": "true" })}
      onPress={() => onSelect(match)}
    >
      <Building2 aria-hidden="true" />
      <span>
        <strong>{match.name}</strong>
        {match.address === null ? undefined : <span>{match.address}</span>}
        <small>
          {texts.chemicalCount(match.chemicals_count)} · {texts.locationCount(match.locations_count)}
          {match.type === null ? "" : ` · ${match.type}`}
        </small>
        {match.matching_chemicals.length > 0 && <small>{texts.holds(match.matching_chemicals)}</small>}
        {match.is_demo ? <Badge>{common.demoRow}</Badge> : undefined}
      </span>
    </PlainButton>
  );
}
