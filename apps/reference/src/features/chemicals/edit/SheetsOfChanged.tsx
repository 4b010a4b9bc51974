import { Banner, Checkbox } from "@placard/ui";
import { useCurrentSheets } from "../../../lib/sheets/use-sheet.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { isOtherProduct } from "./chemical-changes.ts";
import type { EditedChemicalProps } from "./edited-chemical.ts";

/** After a change of substance or manufacturer: asks if the data sheets on file still apply. */
export function SheetsOfChanged({ form, stored }: EditedChemicalProps) {
  const { chemicals: texts } = useMessages();
  const isAsked = stored.sheets.length > 0 && isOtherProduct(stored, form.values);
  const { data: sheets = [] } = useCurrentSheets(isAsked ? stored.id : null);
  if (!isAsked || sheets.length === 0) return null;
  const names = sheets.map(({ filename }) => filename).join(", ");
  const others = (sheets[0]?.covers.length ?? 1) - 1;
  if (others === 0) return <Banner tone="caution" role="note" title={texts.sheetAlone(names)} />;
  return (
    <div>
      <Checkbox isSelected={form.values.keeps_sheets} onChange={(keeps) => form.set("keeps_sheets", keeps)}>
        {texts.sheetKeeps(names)}
      </Checkbox>
      <p className="app-amount-said">{texts.sheetKeepsHint(others)}</p>
    </div>
  );
}
