import {
  formatChemicalRef,
  parseChemicalRef,
  type ChemicalRef,
  type ChemicalSource,
  type NamedChemical,
} from "@placard/hazmat-core";
import { useEffect, useEffectEvent, useRef } from "react";
import { useWorkspace } from "../WorkspaceProvider.tsx";

/**
 * Keeps the open substance and the address the same: what is opened is written there, and what a link or the back button
 * brings is opened.
 *
 * @param opened - what is open; `null`: nothing
 * @param show - opens what the address says; `null`: it says nothing
 */
export function useChemicalInAddress(
  opened: NamedChemical | null,
  source: Pick<ChemicalSource, "record">,
  show: (chemical: NamedChemical | null) => void,
): void {
  const { address, goTo } = useWorkspace();
  const asked = address.chemical ?? null;
  const open = opened === null ? null : formatChemicalRef(opened);
  /** What both said when they last said the same. */
  const agreed = useRef<string | null>(null);
  const isFirst = useRef(true);

  const follow = useEffectEvent(async (text: string | null) => {
    const ref = parseChemicalRef(text ?? "");
    const chemical = ref.ok ? await named(ref.value, source) : null;
    if (agreed.current === text) show(chemical);
  });
  const tell = useEffectEvent((text: string | null) => {
    goTo({ chemical: text ?? undefined }, { replaces: asked === null });
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
      agreed.current = open;
      tell(open);
    }
  }, [asked, open]);
}

/** `null` where the data of this device holds no such record, or is not loaded. */
async function named(ref: ChemicalRef, source: Pick<ChemicalSource, "record">): Promise<NamedChemical | null> {
  const record = await source.record(ref.key).catch(() => null);
  return record === null ? null : { ...ref, name: record.name };
}
