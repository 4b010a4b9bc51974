import type { ChemicalMatch, NamedChemical } from "@placard/hazmat-core";
import { Button, SegmentedControl } from "@placard/ui";
import { ContainerPicker, PlacardPicker } from "@placard/ui/identify";
import { useState } from "react";
import { useDrafts } from "../../../forms/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./FindAnotherWay.css";
import { addChemical, readChemicals, removeChemical } from "./recent-chemicals.ts";
import { RecentChemicals } from "./RecentChemicals.tsx";
import { UnknownSubstanceView } from "./UnknownSubstanceView.tsx";
import { useObservation } from "./use-observation.ts";

const WAYS = ["recent", "placard", "container", "unknown"] as const;
type Way = (typeof WAYS)[number];

interface FindAnotherWayProps {
  readonly onOpen: (chemical: ChemicalMatch | NamedChemical) => void;
  /** A guide or a class is wanted, in the words that the search box reads. */
  readonly onSign: (query: string) => void;
}

/** What stands while no card is open: recent chemicals, placards, containers, and what is seen of an unknown substance. */
export function FindAnotherWay({ onOpen, onSign }: FindAnotherWayProps) {
  const { chemicalSearch: words } = useMessages();
  const drafts = useDrafts();
  const { scope } = useIncident();
  const [recent] = useState(() => readChemicals(drafts, scope.draft("recent-chemicals")));
  const [pinned, setPinned] = useState(() => readChemicals(drafts, PINNED));
  const [seen, setSeen] = useObservation();
  const [way, setWay] = useState<Way>(() => {
    const { way: kept } = drafts.read(scope.draft(WAY), { way: "recent" }).values;
    return WAYS.find((one) => one === kept) ?? "recent";
  });
  function change(next: Way): void {
    setWay(next);
    drafts.write(scope.draft(WAY), { way: next }, { kind: "working" });
  }
  const { container, ...others } = seen;
  return (
    <div className="app-find-another-way">
      <SegmentedControl
        label={words.findTitle}
        hasVisibleLabel
        options={WAYS.map((id) => ({ id, label: words.find[id] }))}
        value={way}
        onChange={change}
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
        <>
          <ContainerPicker
            value={container ?? null}
            onChange={(shape) => setSeen(shape === null ? others : { ...others, container: shape })}
          />
          {container === undefined ? undefined : (
            <div className="placard__onwards">
              <Button variant="primary" onPress={() => change("unknown")}>
                {words.whatMayBeInIt}
              </Button>
              <Button onPress={() => onSign("guide 111")}>{words.guideUntilThen}</Button>
            </div>
          )}
        </>
      ) : undefined}
      {way === "unknown" ? (
        <UnknownSubstanceView seen={seen} onChange={setSeen} onOpen={onOpen} onGuide={() => onSign("guide 111")} />
      ) : undefined}
    </div>
  );
}

/** Of the person, whatever incident is open. */
const PINNED = "pinned-chemicals";
const WAY = "find-chemical-by";
