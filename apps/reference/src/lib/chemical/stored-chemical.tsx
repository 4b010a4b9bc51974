import type { InventoryChemical } from "@placard/api-client";
import { citation, compareHazardLevels, type HazardLevel, type PackingGroup } from "@placard/hazmat-core";
import { checkAge, containerAge, sheetAge, type FlashPoint } from "@placard/hazmat-core/business";
import type { StoredChemical } from "@placard/ui";
import type { ReactNode } from "react";
import { chemicalMark } from "./chemical-mark.ts";
import type { CompatibilityMarks } from "./use-compatibility-marks.ts";
import { DayText } from "../formats/DayText.tsx";
import { sheetOfChemical } from "../sheets/sheet-of-chemical.ts";

interface Texts {
  readonly levelDerived: (source: string) => string;
  readonly levelOfOtherForm: (level: HazardLevel) => string;
  readonly packingGroupOf: (group: PackingGroup) => string;
  readonly flashPointOf: (point: FlashPoint) => string;
}

/** Context of a row. */
interface RowContext {
  /** Name of the row's site. */
  readonly location: string;
  /** Reference time for the age of the last check. */
  readonly now: Date;
  readonly standing: CompatibilityMarks;
  /** Regulatory lists that contain the chemical; `undefined` if there are none or they are not loaded yet. */
  readonly listedAs?: string | undefined;
}

/** Converts an inventory row to a row of the table. */
export function storedChemical(
  chemical: InventoryChemical,
  { location, now, standing, listedAs }: RowContext,
  texts: Texts,
): StoredChemical & { readonly stored: InventoryChemical } {
  const { hazard_class, hazard_classification, hazard_level, class_basis } = chemical;
  const classText = hazard_class ?? hazard_classification;
  const mark = standing.get(chemical.id);
  const sheet = sheetOfChemical(chemical);
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
    levelNotes: [...levelNotes(chemical, texts), ...sheetFigures(chemical, texts)],
    quantity: chemical.quantity,
    unit: chemical.unit,
    location: [location, chemical.room, chemical.cabinet].filter((part) => part !== null).join(", "),
    vessel: chemical.storage_vessel,
    manufacturer: chemical.manufacturer,
    updated: <DayText iso={chemical.updated_at} />,
    check: checkAge(chemical.checked_at, now),
    checkedBy: chemical.checked_by,
    ...(chemical.containers_count > 0 && {
      containers: { count: chemical.containers_count, age: containerAge(chemical.containers_first_expiry, now) },
    }),
    sheet: sheet === undefined ? "none" : sheetAge(sheet.revision_date, now),
    ...(mark !== undefined && { standing: mark }),
    ...(listedAs !== undefined && { nameNote: listedAs }),
  };
}

/** Source of a level, or why there is none. */
function levelNotes({ hazard_level, level_basis }: InventoryChemical, texts: Texts): readonly ReactNode[] {
  const { source, kind, text, others } = level_basis;
  const isDerived = kind === "un" || kind === "cas";
  const beyond = others.find(({ level }) => level === null);
  // `hazard_level` is the highest level of the stored form, so only another form can have a higher one.
  const worse = hazard_level === null ? undefined : others.find(({ level }) => isHigher(level, hazard_level));
  return [
    worse?.level == null ? null : texts.levelOfOtherForm(worse.level),
    isDerived && source !== null ? texts.levelDerived(citation({ key: source.key, ...place(source) })) : null,
    hazard_level === null ? text : (beyond?.basis ?? null),
  ].filter((note) => note !== null);
}

/** Packing group and flash point that the site entered from the SDS. Empty if not stated. */
function sheetFigures({ packing_group, flash_point }: InventoryChemical, texts: Texts): readonly string[] {
  return [
    packing_group === null ? null : texts.packingGroupOf(packing_group),
    flash_point === null ? null : texts.flashPointOf(flash_point),
  ].filter((note) => note !== null);
}

const isHigher = (level: HazardLevel | null, than: HazardLevel): boolean =>
  level !== null && compareHazardLevels(level, than) < 0;

/** The source without its derived mark, because the text already says that the level is derived. */
const place = ({ locator }: { readonly locator?: string }) => (locator === undefined ? {} : { locator });
