import { Drawer } from "@placard/ui/controls";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useIsBeside } from "./use-is-beside.ts";

interface SidePanelProps {
  /** Label of the panel, announced when it opens. */
  readonly label: string;
  readonly onClose: () => void;
  /** A dialog that was opened from it lies over it: it waits below as it is, however the tablet is turned. */
  readonly isBelow?: boolean;
  /** Fills the whole height; it scrolls on its own and has its own way to close. */
  readonly children: ReactNode;
}

/**
 * A panel beside the open module, which stays in reach: a plume can be read while a checklist is ticked. On a phone and a
 * standing tablet it takes the module's place: the incident, its clocks and the way back stay in view. On a lying phone it
 * lies over all. Escape closes it, and focus goes back to where it came from.
 */
export function SidePanel({ label, onClose, isBelow = false, children }: SidePanelProps) {
  const hasRoom = useIsBeside();
  const [stands, setStands] = useState(hasRoom);
  if (!isBelow && stands !== hasRoom) setStands(hasRoom);
  if (stands) {
    return (
      <Beside label={label} onClose={onClose}>
        {children}
      </Beside>
    );
  }
  return (
    <Drawer label={label} isOpen onOpenChange={onClose}>
      {children}
    </Drawer>
  );
}

function Beside({ label, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const own = panel.current;
    own?.focus({ preventScroll: true });
    return () => {
      const isInside = own?.contains(document.activeElement) === true || document.activeElement === document.body;
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={panel}
      open
      aria-label={label}
      tabIndex={-1}
      className="app-side-panel"
      onKeyDown={(event) => {
        // A list that is open in it closes first, and says so.
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
