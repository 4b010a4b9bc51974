import type { Location } from "@placard/api-client";
import { IconButton } from "@placard/ui";
import { PlaceMark, PlainButton } from "@placard/ui/internal";

import { useQuery } from "@tanstack/react-query";
import { Building2, FlaskConical, Trash2 } from "lucide-react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./LocationCard.css";
import { picturesQuery } from "../location-queries.ts";
import { picturesOf } from "../pictures/pictures-of.ts";

interface LocationCardProps {
  readonly location: Location;
  /** Reason why this role cannot delete the location, or `null`. */
  readonly refused: string | null;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** Card of a location with its first entrance image, name and address. The whole card opens it. */
export function LocationCard({ location, refused, onOpen, onDelete }: LocationCardProps) {
  const { locations: texts } = useMessages();
  const pictures = useQuery(picturesQuery(useApi(), location.business_id, location.id));
  const [entrance] = picturesOf(pictures.data ?? []).entrances;
  return (
    <li className="placard-surface app-location-card">
      <div className="placard__picture">
        {entrance === undefined ? (
          <Building2 aria-hidden="true" />
        ) : (
          <img src={entrance.url} alt={entrance.description} loading="lazy" />
        )}
      </div>
      <div className="placard__words">
        <h2>
          <PlainButton className="placard__open" onPress={onOpen}>
            {location.name}
          </PlainButton>
        </h2>
        <p>{location.civic_address}</p>
        <p>
          <PlaceMark precision={location.precision} />
        </p>
        {location.contact_id !== null && (
          <p>
            {texts.manager(location.contact_id)}
            {location.contact_name !== null && ` ${texts.managerName(location.contact_name)}`}
          </p>
        )}
        <p className="placard__count">
          <FlaskConical aria-hidden="true" />
          {texts.chemicals(location.chemicals_count)}
        </p>
      </div>
      <IconButton
        className="placard__delete"
        label={texts.delete(location.name)}
        icon={<Trash2 aria-hidden="true" />}
        disabledReason={refused ?? undefined}
        onPress={onDelete}
      />
    </li>
  );
}
