import type { ChemicalMatch, NamedChemical } from "@placard/hazmat-core";
import { SegmentedControl } from "@placard/ui";
import { PlacardPicker } from "@placard/ui/identify";
import { useState } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./FindAnotherWay.css";
import { ContainerWay } from "./ContainerWay.tsx";
import { addChemical, readChemicals, removeChemical } from "./recent-chemicals.ts";
import { RecentChemicals } from "./RecentChemicals.tsx";
import { UnknownSubstanceView } from "./UnknownSubstanceView.tsx";
import { useObservation } from "./use-observation.ts";
import { useWay, WAYS } from "./use-way.ts";

/** Search text of the guide for unidentified cargo. */
const GUIDE_OF_UNKNOWN = "guide 111";

interface FindAnotherWayProps {
  readonly onOpen: (chemical: ChemicalMatch | NamedChemical) => void;
  /** Opens a guide or class by the text that the search box understands. */
  readonly onSign: (query: string) => void;
}

/** Shown while no card is open: recent chemicals, placards, containers and observations of an unknown substance. */
export function FindAnotherWay({ onOpen, onSign }: FindAnotherWayProps) {
  const { chemicalSearch: words } = useMessages();
  const drafts = useDrafts();
  const { scope } = useIncident();
  const [recent] = useState(() => readChemicals(drafts, scope.draft("recent-chemicals")));
  const [pinned, setPinned] = useState(() => readChemicals(drafts, PINNED));
  const [seen, setSeen] = useObservation();
  const [way, setWay] = useWay();
  return (
    <div className="app-find-another-way">
      <SegmentedControl
        label={words.findTitle}
        hasVisibleLabel
        options={WAYS.map((id) => ({ id, label: words.find[id] }))}
        value={way}
        onChange={setWay}
      />
      {way === "recent" ? (
        <RecentChemicals
          recent={recent}
          pinned={pinned}
          onOpen={onOpen}
          onPin={(chemical) => setPinned(addChemical(drafts, PINNED, chemical))}
          onUnpin={(chemical) => setPinned(removeChemical(drafts, PINNED, chemical))}
        />
      ) : undefined}
      {way === "placard" ? (
        <PlacardPicker
          value={null}
          onChange={(hazardClass) => {
            if (hazardClass !== null) onSign(`class ${hazardClass}`);
          }}
        />
      ) : undefined}
      {way === "container" ? (
        <ContainerWay
          seen={seen}
          onChange={setSeen}
          onUnknown={() => setWay("unknown")}
          onGuide={() => onSign(GUIDE_OF_UNKNOWN)}
        />
      ) : undefined}
      {way === "unknown" ? (
        <UnknownSubstanceView seen={seen} onChange={setSeen} onOpen={onOpen} onGuide={() => onSign(GUIDE_OF_UNKNOWN)} />
      ) : undefined}
    </div>
  );
}

/** Saved per user, for all incidents. */
const PINNED = "pinned-chemicals";
