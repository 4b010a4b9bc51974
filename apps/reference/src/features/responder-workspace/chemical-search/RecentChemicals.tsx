import { formatChemicalRef, type NamedChemical } from "@placard/hazmat-core";
import { Button, EmptyState, IconButton } from "@placard/ui";
import { FlaskConical, Pin, PinOff } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./RecentChemicals.css";

interface RecentChemicalsProps {
  readonly recent: readonly NamedChemical[];
  readonly pinned: readonly NamedChemical[];
  readonly onOpen: (chemical: NamedChemical) => void;
  readonly onPin: (chemical: NamedChemical) => void;
  readonly onUnpin: (chemical: NamedChemical) => void;
}

/** Recently opened and pinned chemicals. */
export function RecentChemicals({ recent, pinned, onOpen, onPin, onUnpin }: RecentChemicalsProps) {
  const { chemicalSearch: texts } = useMessages();
  const keyOf = (chemical: NamedChemical): string => formatChemicalRef(chemical);
  const saved = new Set(pinned.map(keyOf));
  const others = recent.filter((chemical) => !saved.has(keyOf(chemical)));
  if (pinned.length + others.length === 0) {
    return <EmptyState icon={<FlaskConical aria-hidden="true" />} title={texts.idleTitle} text={texts.idleText} />;
  }
  const row = (chemical: NamedChemical, isPinned: boolean) => (
    <li key={keyOf(chemical)}>
      <Button variant="quiet" onPress={() => onOpen(chemical)} aria-label={texts.open(nameOf(chemical))}>
        <bdi>{nameOf(chemical)}</bdi>
      </Button>
      <IconButton
        variant="quiet"
        label={isPinned ? texts.unpin(nameOf(chemical)) : texts.pin(nameOf(chemical))}
        icon={isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
        onPress={() => (isPinned ? onUnpin(chemical) : onPin(chemical))}
      />
    </li>
  );
  return (
    <div className="app-recent-chemicals">
      {pinned.length === 0 ? undefined : (
        <section>
          <h2>{texts.pinnedTitle}</h2>
          <ul>{pinned.map((chemical) => row(chemical, true))}</ul>
        </section>
      )}
      {others.length === 0 ? undefined : (
        <section>
          <h2>{texts.recentTitle}</h2>
          <ul>{others.map((chemical) => row(chemical, false))}</ul>
        </section>
      )}
    </div>
  );
}

function nameOf({ name, unNumber }: NamedChemical): string {
  return unNumber === null ? name : `${name}, ${unNumber}`;
}
