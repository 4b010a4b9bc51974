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
 * Keeps the open substance and the address in sync: an opened substance is written to the address, and a substance from
 * a link or the back button is opened. If a link names a substance differently than a search does, the address is
 * rewritten.
 *
 * @param opened - the open substance, or `null`
 * @param show - opens the substance of the address; `null` if it has none
 * @param showMissing - called with the numbers of an address if no record on this device has them, or if they
 * contradict each other
 */
export function useChemicalInAddress(
  opened: NamedChemical | null,
  source: Pick<ChemicalSource, "meant" | "record">,
  show: (chemical: NamedChemical | null) => void,
  showMissing: (inAddress: string) => void,
): void {
  const { updateAddress } = useWorkspace();
  const { chemical: inAddress = null, with: other } = useWorkspaceSearch();
  const open = opened === null ? null : formatChemicalRef(opened);
  /** The last state that was the same in both. */
  const agreed = useRef<string | null>(null);
  const isFirst = useRef(true);
  const later = useAfterFrame();

  const follow = useEffectEvent(async (text: string | null) => {
    const ref = parseChemicalRef(text ?? "");
    // Without data on this device there is no record.
    const chemical = ref.ok ? await meantReference(source, ref.value).catch(() => null) : null;
    if (agreed.current !== text) return;
    const written = chemical === null ? null : formatChemicalRef(chemical);
    if (written !== null && written !== text) updateAddress({ chemical: written, with: other }, { replaces: true });
    else if (chemical !== null || text === null) show(chemical);
    else showMissing(ref.ok ? typedNumbers(ref.value) : text.replace(/^[a-z]+:/, ""));
  });
  const writeAddress = useEffectEvent((text: string | null) => {
    updateAddress({ chemical: text ?? undefined }, { replaces: inAddress === null });
  });

  useEffect(() => {
    const isLink = isFirst.current && inAddress !== null;
    isFirst.current = false;
    if (inAddress === open) {
      agreed.current = inAddress;
    } else if (isLink || inAddress !== agreed.current) {
      agreed.current = inAddress;
      void follow(inAddress);
    } else if (open !== agreed.current) {
      // Rendered first, then written to the address. A module writes it when it unmounts, because the next module reads
      // the
      // address and must not get the previous card.
      return later.add(() => {
        agreed.current = open;
        writeAddress(open);
      });
    }
    return undefined;
  }, [inAddress, open, later]);
}
