import {
  formatChemicalRef,
  meantReference,
  parseChemicalRef,
  type ChemicalSource,
  type NamedChemical,
} from "@placard/hazmat-core";
import { useEffect, useEffectEvent, useRef } from "react";
import { typedNumbers } from "../../../lib/chemical/typed-numbers.ts";
import { useAfterFrame } from "../../../lib/device/use-after-frame.ts";
import { useWorkspaceSearch } from "../use-workspace-search.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";

/**
 * Keeps the open substance and the address the same: what is opened is written there, and what a link or the back button
 * brings is opened. A link made by hand may name it otherwise than a search does: the address then says it as the search.
 *
 * @param opened - what is open; `null`: nothing
 * @param show - opens what the address says; `null`: it says nothing
 * @param showMissing - told which numbers an address names that no record on this device has, or that contradict each other
 */
export function useChemicalInAddress(
  opened: NamedChemical | null,
  source: Pick<ChemicalSource, "meant" | "record">,
  show: (chemical: NamedChemical | null) => void,
  showMissing: (asked: string) => void,
): void {
  const { updateAddress } = useWorkspace();
  const { chemical: asked = null, with: other } = useWorkspaceSearch();
  const open = opened === null ? null : formatChemicalRef(opened);
  /** The last state on which both agreed. */
  const agreed = useRef<string | null>(null);
  const isFirst = useRef(true);
  const later = useAfterFrame();

  const follow = useEffectEvent(async (text: string | null) => {
    const ref = parseChemicalRef(text ?? "");
    // No data on this device: no record either.
    const chemical = ref.ok ? await meantReference(source, ref.value).catch(() => null) : null;
    if (agreed.current !== text) return;
    const written = chemical === null ? null : formatChemicalRef(chemical);
    if (written !== null && written !== text) updateAddress({ chemical: written, with: other }, { replaces: true });
    else if (chemical !== null || text === null) show(chemical);
    else showMissing(ref.ok ? typedNumbers(ref.value) : text.replace(/^[a-z]+:/, ""));
  });
  const tell = useEffectEvent((text: string | null) => {
    updateAddress({ chemical: text ?? undefined }, { replaces: asked === null });
  });

  useEffect(() => {
    const isLink = isFirst.current && asked !== null;
    isFirst.current = false;
    if (asked === open) {
      agreed.current = asked;
    } else if (isLink || asked !== agreed.current) {
      agreed.current = asked;
      void follow(asked);
    } else if (open !== agreed.current) {
      // The card is drawn first. A module that goes tells it on its way out: the next one reads the address, and must
      // not follow the card before.
      return later.add(() => {
        agreed.current = open;
        tell(open);
      });
    }
    return undefined;
  }, [asked, open, later]);
}
