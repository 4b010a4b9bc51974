import {
  formatChemicalRef,
  parseChemicalRef,
  type ChemicalRef,
  type ChemicalSource,
  type NamedChemical,
} from "@placard/hazmat-core";
import { useEffect, useEffectEvent, useRef } from "react";
import { whenIdle } from "../../../lib/device/when-idle.ts";
import { useWorkspaceSearch } from "../use-workspace-search.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";

/** The card is drawn before the address says so: a step of the router is work that nobody waits for. */
const TELL_WITHIN_MS = 500;

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
  const { goTo } = useWorkspace();
  const asked = useWorkspaceSearch().chemical ?? null;
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
      return whenIdle(() => {
        agreed.current = open;
        tell(open);
      }, TELL_WITHIN_MS);
    }
    return undefined;
  }, [asked, open]);
}

/** `null` where the data of this device holds no such record, or is not loaded. */
async function named(ref: ChemicalRef, source: Pick<ChemicalSource, "record">): Promise<NamedChemical | null> {
  const record = await source.record(ref.key).catch(() => null);
  return record === null ? null : { ...ref, name: record.name };
}
