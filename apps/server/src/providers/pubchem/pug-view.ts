import type { PropertyValue, StructuredPropertyId } from "@placard/hazmat-core";
import * as z from "zod";

/** A page of PUG View: nested sections, with values that refer to a separate list of sources. */
interface Section {
  readonly TOCHeading: string;
  readonly Section?: readonly Section[] | undefined;
  readonly Information?: readonly Information[] | undefined;
}

const information = z.object({
  ReferenceNumber: z.int(),
  Value: z.object({
    StringWithMarkup: z.array(z.object({ String: z.string() })).optional(),
    Number: z.array(z.number()).optional(),
    Unit: z.string().optional(),
  }),
});
type Information = z.output<typeof information>;

const section: z.ZodType<Section> = z.object({
  TOCHeading: z.string(),
  Information: z.array(information).optional(),
  get Section() {
    return z.array(section).optional();
  },
});

export const pugView = z.object({
  Record: z.object({
    RecordNumber: z.int(),
    Section: z.array(section).default([]),
    Reference: z
      .array(z.object({ ReferenceNumber: z.int(), SourceName: z.string().trim().min(1).max(120) }))
      .default([]),
  }),
});

/** A text must match this, because a number without a unit could be in any unit. */
const TEMPERATURE = /°|\bdeg\b|\d\s*[CFK]\b/;
const HEADINGS: Readonly<Record<string, { readonly id: StructuredPropertyId; readonly unit: RegExp | null }>> = {
  "Boiling Point": { id: "boiling_point", unit: TEMPERATURE },
  "Melting Point": { id: "melting_point", unit: TEMPERATURE },
  "Flash Point": { id: "flash_point", unit: TEMPERATURE },
  "Vapor Pressure": { id: "vapor_pressure", unit: /mm\s?hg|pa\b|atm|bar|torr|psi/i },
  "Vapor Density": { id: "vapor_density", unit: /air|g\/|kg\//i },
  "Ionization Potential": { id: "ionization_potential", unit: /\bev\b/i },
  Density: { id: "density", unit: /g\/|kg\/|lb\/|water|relative|specific gravity/i },
  Solubility: { id: "solubility", unit: null },
};

const MAX_VALUES = 6;
const LONGEST = 200;
const ABSOLUTE_ZERO_C = -273.15;

/** The values under the headings of a record, each with its depositor. Values without a unit or source are left out. */
export function figuresOf(
  { Section, Reference }: z.output<typeof pugView>["Record"],
  cid: number,
  readOn: string,
): Partial<Record<StructuredPropertyId, readonly PropertyValue[]>> {
  const sources = new Map(Reference.map((entry) => [entry.ReferenceNumber, entry.SourceName]));
  const figures: Partial<Record<StructuredPropertyId, PropertyValue[]>> = {};
  for (const { TOCHeading, Information: entries = [] } of withNested(Section)) {
    const heading = HEADINGS[TOCHeading];
    if (heading === undefined) continue;
    const values = (figures[heading.id] ??= []);
    for (const { ReferenceNumber, Value } of entries) {
      const source = sources.get(ReferenceNumber);
      const text = textOf(Value);
      if (source === undefined || text === null || !isUsable(text, heading.unit)) continue;
      if (values.length >= MAX_VALUES || values.some(({ value }) => value === text)) continue;
      values.push({ value: text, source: { key: "PUBCHEM", locator: `CID ${cid}, ${source}, read ${readOn}` } });
    }
  }
  return figures;
}

const withNested = (sections: readonly Section[]): Section[] =>
  sections.flatMap((entry) => [entry, ...withNested(entry.Section ?? [])]);

function textOf({
  StringWithMarkup: strings = [],
  Number: numbers = [],
  Unit: unit,
}: Information["Value"]): string | null {
  const text = strings
    .map(({ String: part }) => part.trim())
    .join(" ")
    .trim();
  if (text !== "") return text;
  return numbers.length === 0 || unit === undefined ? null : `${numbers.join(", ")} ${unit}`;
}

function isUsable(text: string, unit: RegExp | null): boolean {
  if (text.length > LONGEST || /[<>]\s*[a-z/]/i.test(text)) return false;
  if (unit === null) return true;
  const celsius = /(-?(?<!\d)\d+(?:\.\d+)?)\s*(?:°|deg)\s*C/i.exec(text)?.[1];
  return /\d/.test(text) && unit.test(text) && (celsius === undefined || Number(celsius) >= ABSOLUTE_ZERO_C);
}
