import { useDebounced } from "../../../lib/use-debounced.ts";
import { LevelPreview } from "../fields/LevelPreview.tsx";
import { useStockLevel } from "../fields/use-stock-level.ts";
import { stockOf, type NewChemicalValues } from "./new-chemical.ts";

/** The hazard level of the values in the fields, once typing pauses. */
export function TypedLevel({ values }: { readonly values: NewChemicalValues }) {
  const { classification, unNumber, casNumber } = stockOf(values);
  const reading = useStockLevel({
    classification: useDebounced(classification),
    unNumber: useDebounced(unNumber),
    casNumber: useDebounced(casNumber),
  });
  return <LevelPreview reading={reading} />;
}
