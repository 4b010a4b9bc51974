import type { ChemicalMatch, NamedChemical } from "@placard/hazmat-core";
import { SegmentedControl } from "@placard/ui";
import { PlacardPicker } from "@placard/ui/identify";
import { useState } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./OtherSearchMethods.css";
import { ContainerSearch } from "./ContainerSearch.tsx";
import { addChemical, readChemicals, removeChemical } from "./recent-chemicals.ts";
import { RecentChemicals } from "./RecentChemicals.tsx";
import { UnknownSubstanceView } from "./UnknownSubstanceView.tsx";
import { useObservation } from "./use-observation.ts";
import { useSearchMethod, SEARCH_METHODS } from "./use-search-method.ts";

/** Search text of the guide for unidentified cargo. */
const GUIDE_OF_UNKNOWN = "guide 111";

interface OtherSearchMethodsProps {
  readonly onOpen: (chemical: ChemicalMatch | NamedChemical) => void;
  /** Opens a guide or class by the text that the search box understands. */
  readonly onSign: (query: string) => void;
}

/** Shown while no card is open: recent chemicals, placards, containers and observations of an unknown substance. */
export function OtherSearchMethods({ onOpen, onSign }: OtherSearchMethodsProps) {
  const { chemicalSearch: texts } = useMessages();
  const drafts = useDrafts();
  const { scope } = useIncident();
  const [recent] = useState(() => readChemicals(drafts, scope.draft("recent-chemicals")));
  const [pinned, setPinned] = useState(() => readChemicals(drafts, PINNED));
  const [seen, setSeen] = useObservation();
  const [method, setMethod] = useSearchMethod();
  return (
    <div className="app-find-another-way">
      <SegmentedControl
        label={texts.findTitle}
        hasVisibleLabel
        options={SEARCH_METHODS.map((id) => ({ id, label: texts.find[id] }))}
        value={method}
        onChange={setMethod}
      />
      {method === "recent" ? (
        <RecentChemicals
          recent={recent}
          pinned={pinned}
          onOpen={onOpen}
          onPin={(chemical) => setPinned(addChemical(drafts, PINNED, chemical))}
          onUnpin={(chemical) => setPinned(removeChemical(drafts, PINNED, chemical))}
        />
      ) : undefined}
      {method === "placard" ? (
        <PlacardPicker
          value={null}
          onChange={(hazardClass) => {
            if (hazardClass !== null) onSign(`class ${hazardClass}`);
          }}
        />
      ) : undefined}
      {method === "container" ? (
        <ContainerSearch
          seen={seen}
          onChange={setSeen}
          onUnknown={() => setMethod("unknown")}
          onGuide={() => onSign(GUIDE_OF_UNKNOWN)}
        />
      ) : undefined}
      {method === "unknown" ? (
        <UnknownSubstanceView seen={seen} onChange={setSeen} onOpen={onOpen} onGuide={() => onSign(GUIDE_OF_UNKNOWN)} />
      ) : undefined}
    </div>
  );
}

/** Saved per user, for all incidents. */
const PINNED = "pinned-chemicals";
