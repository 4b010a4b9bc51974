import { Drawer } from "@placard/ui/internal";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useIsSideBySide } from "./use-is-side-by-side.ts";

interface SidePanelProps {
  /** Label of the panel, announced when it opens. */
  readonly label: string;
  readonly onClose: () => void;
  /** True if a dialog opened from the panel covers it. The panel then keeps its form, even if the tablet is turned. */
  readonly isBelow?: boolean;
  /** Fills the whole height, and has its own scrolling and close button. */
  readonly children: ReactNode;
}

/**
 * A panel beside the open module, which stays usable: a plume is visible while the user checks items. On phones and
 * tablets in portrait it replaces the module, but the incident, its clocks and Back stay visible. On phones in
 * landscape it covers everything. Escape closes it and restores the focus.
 */
export function SidePanel({ label, onClose, isBelow = false, children }: SidePanelProps) {
  const hasRoom = useIsSideBySide();
  const [isShown, setShown] = useState(hasRoom);
  if (!isBelow && isShown !== hasRoom) setShown(hasRoom);
  if (isShown) {
    return (
      <SideBySidePanel label={label} onClose={onClose}>
        {children}
      </SideBySidePanel>
    );
  }
  return (
    <Drawer label={label} isOpen onOpenChange={onClose}>
      {children}
    </Drawer>
  );
}

function SideBySidePanel({ label, onClose, children }: SidePanelProps) {
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
        // An open list inside it closes first and prevents the default.
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
