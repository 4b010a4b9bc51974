import type { InventoryChemical } from "@placard/api-client";
import { PACKING_GROUPS } from "@placard/hazmat-core";
import { flashPointText, isOneOf, parseFlashPoint } from "@placard/hazmat-core/business";

/** Packing group and flash point in form values. Blank: not stated. */
export type SheetFigureValues = {
  readonly packing_group: string;
  /** As typed, with its unit: `< 23 °C c.c.` */
  readonly flash_point: string;
};

type Stored = Pick<InventoryChemical, "packing_group" | "flash_point">;

export const NO_SHEET_FIGURES: SheetFigureValues = { packing_group: "", flash_point: "" };

export function sheetFigureValues({ packing_group, flash_point }: Stored): SheetFigureValues {
  return {
    packing_group: packing_group ?? "",
    flash_point: flash_point === null ? "" : flashPointText(flash_point),
  };
}

/** The request values; `null` if nothing is stated. */
export function sheetFiguresOf({ packing_group, flash_point }: SheetFigureValues): Stored {
  const flash = parseFlashPoint(flash_point);
  return {
    packing_group: isOneOf(PACKING_GROUPS, packing_group) ? packing_group : null,
    flash_point: flash.ok ? flash.value : null,
  };
}
