import type { Contact, InventoryChemical, Location } from "@placard/api-client";
import { CONTACT_TYPES } from "@placard/hazmat-core/regulatory";
import { Checkbox } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import type { Messages } from "../../messages/messages.ts";

type Texts = Messages["tierTwo"]["kept"];
type Line = readonly [label: string, text: string];

const elementLines = (elements: readonly { readonly xml: string }[], texts: Texts): readonly Line[] =>
  elements.map(({ xml }) => [texts.element, xml]);

const fieldLines = (
  fields: readonly { readonly label: string; readonly name: string; readonly data: string }[],
): readonly Line[] => fields.map(({ label, name, data }): Line => [label || name, data]);

const phoneLines = (phones: readonly { readonly type: string; readonly number: string }[], texts: Texts) =>
  phones.map(({ type, number }): Line => [texts.phone(type), number]);

/** Lines with the values of last year's report for a chemical that the product has no fields for. */
export function chemicalLines(stored: InventoryChemical["tier_two"], texts: Texts): readonly Line[] {
  const saved = stored?.kept ?? null;
  if (saved === null) return [];
  const { elements, storage_elements, parts } = saved;
  return [
    [texts.container, saved.storage_type],
    [texts.pressure, saved.pressure],
    [texts.temperature, saved.temperature],
    [texts.maxCode, saved.max_code],
    [texts.averageCode, saved.average_code],
    [texts.threshold, saved.is_below_threshold ? texts.below : ""],
    ...fieldLines(saved.state_fields),
    ...elementLines([...elements, ...storage_elements, ...parts.flatMap((part) => part.elements)], texts),
  ];
}

const WITH_FIELD: ReadonlySet<string> = new Set(["NAICS", "D-U-N-S"]);

/** Lines with the values of last year's report for a site that the product has no fields for. */
export function placeLines(stored: Location["tier_two"], texts: Texts): readonly Line[] {
  const state = fieldLines(stored?.state_fields ?? []);
  const saved = stored?.kept ?? null;
  if (saved === null) return state;
  const mailing = Object.values(saved.mailing ?? {}).filter((part) => part !== "");
  return [
    [texts.mailing, mailing.join(", ")],
    [texts.fees, saved.fees_total],
    ...phoneLines(saved.phones, texts),
    ...saved.ids.filter(({ type }) => !WITH_FIELD.has(type)).map(({ type, id }): Line => [texts.id(type), id]),
    ...state,
    ...elementLines(saved.elements, texts),
  ];
}

const KNOWN_TYPES: ReadonlySet<string> = new Set(CONTACT_TYPES);

/** Lines with the values of last year's report for a contact that the product has no fields for. */
export function contactLines(stored: Contact["tier_two"], texts: Texts): readonly Line[] {
  const saved = stored?.kept ?? null;
  if (saved === null) return [];
  return [
    [texts.country, saved.country === "USA" ? "" : saved.country],
    ...saved.types.filter((type) => !KNOWN_TYPES.has(type)).map((type): Line => [texts.role, type]),
    ...phoneLines(
      saved.phones.filter(({ field }) => field === null),
      texts,
    ),
    ...elementLines(saved.elements, texts),
  ];
}

interface PreviousReportValuesProps {
  readonly lines: readonly Line[];
  readonly isLeftOut: boolean;
  readonly onChange: (isLeftOut: boolean) => void;
}

/** Shows values of last year's report that the product has no fields for. */
export function PreviousReportValues({ lines, isLeftOut, onChange }: PreviousReportValuesProps) {
  const { tierTwo } = useMessages();
  const texts = tierTwo.kept;
  const uniqueLines = [...new Map(lines.map((line) => [line.join(" "), line])).values()].filter(
    ([, text]) => text !== "",
  );
  if (uniqueLines.length === 0) return null;
  return (
    <section aria-label={texts.title} className="app-tier-kept">
      <h4 className="placard__label">{texts.title}</h4>
      <p className="placard__hint">{texts.hint}</p>
      <dl>
        {uniqueLines.map(([label, text]) => (
          <div key={`${label} ${text}`}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Checkbox isSelected={isLeftOut} onChange={onChange}>
        {texts.leaveOut}
      </Checkbox>
    </section>
  );
}
