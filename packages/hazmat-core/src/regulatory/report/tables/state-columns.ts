import type { LossCollector } from "./losses.ts";
import type { TableRow } from "./table.ts";

const SLOTS = ["01", "02", "03", "04", "05", "06", "07", "08", "09"] as const;
const KINDS = ["Checkbox", "Text", "Number", "Date"] as const;
const STATE_COLUMNS = SLOTS.flatMap((slot) => KINDS.map((kind) => `State${slot}${kind}`));
const UNSET: ReadonlySet<string> = new Set(["", "n", "no", "f", "false", "0"]);

/** Fields of a state: the tables have no labels, and without one the answer has no meaning. */
export function reportStateFields({ text }: TableRow, whose: string, left: LossCollector): void {
  for (const column of STATE_COLUMNS) {
    const isSaid = column.endsWith("Checkbox") ? !UNSET.has(text(column).toLowerCase()) : text(column) !== "";
    if (isSaid) left.add("state_fields", `${whose} ${column} ${text(column)}`);
  }
}
