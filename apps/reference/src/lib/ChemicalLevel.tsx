import type { InventoryChemical } from "@placard/api-client";
import { citation } from "@placard/hazmat-core";
import { HazardBadge } from "@placard/ui";
import { useMessages } from "../messages/MessagesProvider.tsx";
import { chemicalMark } from "./chemical-mark.ts";

/** The level of a stored chemical, and below it what no reader should have to guess: from where, or why there is none. */
export function ChemicalLevel({ chemical }: { readonly chemical: InventoryChemical }) {
  const { common } = useMessages();
  const { source, kind, text, others } = chemical.level_basis;
  const isDerived = kind === "un" || kind === "cas";
  const beyond = others.find(({ level }) => level === null);
  return (
    <>
      <HazardBadge level={chemicalMark(chemical)} />
      {isDerived && source !== null && (
        <small>{common.levelDerived(citation({ key: source.key, ...place(source) }))}</small>
      )}
      {chemical.hazard_level === null ? <small>{text}</small> : beyond !== undefined && <small>{beyond.basis}</small>}
    </>
  );
}

/** Without the mark: the words say already that the level is derived. */
const place = ({ locator }: { readonly locator?: string }) => (locator === undefined ? {} : { locator });
