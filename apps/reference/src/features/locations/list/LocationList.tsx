import type { Location } from "@placard/api-client";
import { Button, EmptyState, TextField } from "@placard/ui";
import { Search, SearchX } from "lucide-react";
import { useState } from "react";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { Portion } from "../../../shell/business/Portion.tsx";
import { foundLocations } from "./location-search.ts";
import { LocationCard } from "./LocationCard.tsx";

interface LocationListProps {
  readonly locations: readonly Location[];
  readonly onOpen: (id: number) => void;
  readonly onDelete: (id: number) => void;
}

/** Shows the sites as cards, with a search. */
export function LocationList({ locations, onOpen, onDelete }: LocationListProps) {
  const { locations: texts } = useMessages();
  const refused = useRefusalReason()(useBusinessProfile().role, "edit_locations");
  const [text, setText] = useState("");
  const found = foundLocations(locations, text);
  return (
    <>
      <TextField
        className="app-search"
        type="search"
        label={texts.search}
        isLabelHidden
        placeholder={texts.searchPlaceholder}
        prefixIcon={<Search aria-hidden="true" />}
        value={text}
        onChange={setText}
      />
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={texts.filteredEmpty}
          action={<Button onPress={() => setText("")}>{texts.clearSearch}</Button>}
        />
      ) : (
        <Portion rows={found}>
          {(shown) => (
            <ul className="app-location-grid">
              {shown.map((location) => (
                <LocationCard
                  key={location.id}
                  location={location}
                  refused={refused}
                  onOpen={() => onOpen(location.id)}
                  onDelete={() => onDelete(location.id)}
                />
              ))}
            </ul>
          )}
        </Portion>
      )}
    </>
  );
}
