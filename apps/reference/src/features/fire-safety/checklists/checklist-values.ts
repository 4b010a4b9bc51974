import type { InspectionChecklist } from "@placard/api-client";
import { citation } from "@placard/hazmat-core";
import { checklistGaps, inspectionTemplate, type InspectionTemplateId } from "@placard/hazmat-core/business";
import type { Messages } from "../../../messages/messages.ts";

/** Form values of one item. */
export interface ItemRow {
  /** Identifies the row while it is moved. */
  readonly key: string;
  /** Id on the server; `null` for a new item. */
  readonly id: string | null;
  readonly text: string;
  readonly hint: string;
}

/** Form values of a checklist. Each item is stored as text, so that a draft can contain it. */
export type ChecklistValues = { readonly name: string; readonly items: readonly string[] };

type Texts = Messages["checklists"];

/** The form value of an item. */
export const textOfRow = (row: ItemRow): string => JSON.stringify(row);

/** Parses the form value of an item. Fields that an older draft does not have are empty. */
export function rowOfText(text: string): ItemRow {
  const row = JSON.parse(text) as Partial<ItemRow>;
  return { key: row.key ?? text, id: row.id ?? null, text: row.text ?? "", hint: row.hint ?? "" };
}

/** Initial values of a new checklist: one empty item. */
export const EMPTY_LIST: ChecklistValues = {
  name: "",
  items: [textOfRow({ key: "first", id: null, text: "", hint: "" })],
};

/** Copies an included checklist as initial values. The source of each item becomes its hint. */
export function copyOfTemplate(id: InspectionTemplateId, texts: Texts): ChecklistValues {
  const { name, items } = inspectionTemplate(id);
  return {
    name: texts.copyName(name),
    items: items.map((item) =>
      textOfRow({
        key: item.id,
        id: null,
        text: item.text,
        hint: item.source === undefined ? "" : texts.rests(citation(item.source)),
      }),
    ),
  };
}

/** Copies a checklist of the business as initial values. */
export function copyOfOwn(checklist: InspectionChecklist, texts: Texts): ChecklistValues {
  const { items } = valuesOfChecklist(checklist);
  return {
    name: texts.copyName(checklist.name),
    items: items.map((text) => textOfRow({ ...rowOfText(text), id: null })),
  };
}

export function valuesOfChecklist({ name, items }: InspectionChecklist): ChecklistValues {
  return { name, items: items.map(({ id, text, hint }) => textOfRow({ key: id, id, text, hint: hint ?? "" })) };
}

/** The request body. */
export function checklistOfValues({ name, items }: ChecklistValues) {
  return {
    name: name.trim(),
    items: items.map(rowOfText).map(({ id, text, hint }) => ({ id, text: text.trim(), hint: hint.trim() || null })),
  };
}

const gapsOfValues = ({ name, items }: ChecklistValues) => checklistGaps({ name, items: items.map(rowOfText) });

/** Errors of single items by position, from 0. */
export const checklistGapsAt = (items: readonly string[]) => gapsOfValues({ name: "", items }).at;

export function checklistProblems(values: ChecklistValues, texts: Texts): { name?: string; items?: string } {
  const { name, items, at } = gapsOfValues(values);
  return {
    ...(name !== null && { name: texts.nameGaps[name] }),
    ...(items !== null ? { items: texts.itemsGaps[items] } : at.size > 0 && { items: texts.itemsGaps.at }),
  };
}
