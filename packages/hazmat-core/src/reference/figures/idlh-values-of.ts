import { dataSource } from "../../data/data-source.ts";
import type { StoredSubstance } from "../../data/stored-substance.ts";
import type { PropertyValue } from "../../record/chemical-record.ts";
import { limitText } from "./figure-text.ts";

/** The IDLH as printed by NIOSH; if NIOSH revised it, the revised value first and the superseded one after it. */
export function idlhValuesOf({ idlh, npg }: StoredSubstance): readonly PropertyValue[] {
  if (idlh?.text === undefined) return [];
  const current = { value: limitText(idlh.text), source: dataSource(idlh.src, npg) };
  if (idlh.superseded === undefined) return [current];
  const value = `${limitText(idlh.superseded)}, NIOSH 2016, superseded`;
  return [current, { value, source: dataSource("niosh", npg) }];
}
