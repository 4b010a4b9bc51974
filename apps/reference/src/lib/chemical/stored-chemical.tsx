import type { InventoryChemical } from "@placard/api-client";
import { citation } from "@placard/hazmat-core";
import type { StoredChemical } from "@placard/ui";
import type { ReactNode } from "react";
import { chemicalMark } from "./chemical-mark.ts";
import { DayText } from "../formats/DayText.tsx";

interface Words {
  readonly levelDerived: (source: string) => string;
}

/** A row of an inventory as the table shows it. */
export function storedChemical(
  chemical: InventoryChemical,
  location: string,
  words: Words,
  isStale = false,
  nameNote?: string,
): StoredChemical & { readonly stored: InventoryChemical } {
  const { hazard_class, hazard_classification, hazard_level, class_basis } = chemical;
  const classText = hazard_class ?? hazard_classification;
  const isClassSaid = class_basis.kind === "un" || class_basis.kind === "cas" || class_basis.differs !== null;
  return {
    stored: chemical,
    id: chemical.id,
    name: chemical.name,
    unNumber: chemical.un_number,
    hazardClass: hazard_class,
    ...(isClassSaid && { classNote: class_basis.text }),
    classText: classText?.toLowerCase() === hazard_level ? null : classText,
    mark: chemicalMark(chemical),
    levelNotes: levelNotes(chemical, words),
    quantity: chemical.quantity,
    unit: chemical.unit,
    location,
    vessel: chemical.storage_vessel,
    manufacturer: chemical.manufacturer,
    updated: <DayText iso={chemical.updated_at} />,
    isStale,
    ...(nameNote !== undefined && { nameNote }),
  };
}

/** What no reader of a level should have to guess: from where it is, or why there is none. */
function levelNotes({ hazard_level, level_basis }: InventoryChemical, words: Words): readonly ReactNode[] {
  const { source, kind, text, others } = level_basis;
  const isDerived = kind === "un" || kind === "cas";
  const beyond = others.find(({ level }) => level === null);
  return [
    isDerived && source !== null ? words.levelDerived(citation({ key: source.key, ...place(source) })) : null,
    hazard_level === null ? text : (beyond?.basis ?? null),
  ].filter((note) => note !== null);
}

/** Without the mark: the words say already that the level is derived. */
const place = ({ locator }: { readonly locator?: string }) => (locator === undefined ? {} : { locator });
