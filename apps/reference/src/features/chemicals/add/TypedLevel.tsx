import { useDebounced } from "../../../lib/use-debounced.ts";
import { LevelPreview } from "../fields/LevelPreview.tsx";
import { useStockLevel } from "../fields/use-stock-level.ts";
import { stockOf, type NewChemicalValues } from "./new-chemical.ts";

/** A pause in typing, ms, after which the level is read out. */
const PAUSE_MS = 300;

/** The level of what stands in the fields, once typing pauses. */
export function TypedLevel({ values }: { readonly values: NewChemicalValues }) {
  const { classification, unNumber, casNumber } = stockOf(values);
  const reading = useStockLevel({
    classification: useDebounced(classification, PAUSE_MS),
    unNumber: useDebounced(unNumber, PAUSE_MS),
    casNumber: useDebounced(casNumber, PAUSE_MS),
  });
  return <LevelPreview reading={reading} />;
}
