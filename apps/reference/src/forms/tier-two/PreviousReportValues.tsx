import type { Contact, InventoryChemical, Location } from "@placard/api-client";
import { CONTACT_TYPES } from "@placard/hazmat-core/regulatory";
import { Checkbox } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import type { Messages } from "../../messages/messages.ts";

type Texts = Messages["tierTwo"]["kept"];
type Line = readonly [label: string, text: string];

const elementLines = (elements: readonly { readonly xml: string }[], words: Texts): readonly Line[] =>
  elements.map(({ xml }) => [words.element, xml]);

const fieldLines = (
  fields: readonly { readonly label: string; readonly name: string; readonly data: string }[],
): readonly Line[] => fields.map(({ label, name, data }): Line => [label || name, data]);

const phoneLines = (phones: readonly { readonly type: string; readonly number: string }[], words: Texts) =>
  phones.map(({ type, number }): Line => [words.phone(type), number]);

/** Lines with the values of last year's report for a chemical that the product has no fields for. */
export function chemicalLines(stored: InventoryChemical["tier_two"], words: Texts): readonly Line[] {
  const kept = stored?.kept ?? null;
  if (kept === null) return [];
  const { elements, storage_elements, parts } = kept;
  return [
    [words.container, kept.storage_type],
    [words.pressure, kept.pressure],
    [words.temperature, kept.temperature],
    [words.maxCode, kept.max_code],
    [words.averageCode, kept.average_code],
    [words.threshold, kept.is_below_threshold ? words.below : ""],
    ...fieldLines(kept.state_fields),
    ...elementLines([...elements, ...storage_elements, ...parts.flatMap((part) => part.elements)], words),
  ];
}

const WITH_FIELD: ReadonlySet<string> = new Set(["NAICS", "D-U-N-S"]);

/** Lines with the values of last year's report for a site that the product has no fields for. */
export function placeLines(stored: Location["tier_two"], words: Texts): readonly Line[] {
  const state = fieldLines(stored?.state_fields ?? []);
  const kept = stored?.kept ?? null;
  if (kept === null) return state;
  const mailing = Object.values(kept.mailing ?? {}).filter((part) => part !== "");
  return [
    [words.mailing, mailing.join(", ")],
    [words.fees, kept.fees_total],
    ...phoneLines(kept.phones, words),
    ...kept.ids.filter(({ type }) => !WITH_FIELD.has(type)).map(({ type, id }): Line => [words.id(type), id]),
    ...state,
    ...elementLines(kept.elements, words),
  ];
}

const KNOWN_TYPES: ReadonlySet<string> = new Set(CONTACT_TYPES);

/** Lines with the values of last year's report for a contact that the product has no fields for. */
export function contactLines(stored: Contact["tier_two"], words: Texts): readonly Line[] {
  const kept = stored?.kept ?? null;
  if (kept === null) return [];
  return [
    [words.country, kept.country === "USA" ? "" : kept.country],
    ...kept.types.filter((type) => !KNOWN_TYPES.has(type)).map((type): Line => [words.role, type]),
    ...phoneLines(
      kept.phones.filter(({ field }) => field === null),
      words,
    ),
    ...elementLines(kept.elements, words),
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
  const words = tierTwo.kept;
  const uniqueLines = [...new Map(lines.map((line) => [line.join(" "), line])).values()].filter(
    ([, text]) => text !== "",
  );
  if (uniqueLines.length === 0) return null;
  return (
    <section aria-label={words.title} className="app-tier-kept">
      <h4 className="placard__label">{words.title}</h4>
      <p className="placard__hint">{words.hint}</p>
      <dl>
        {uniqueLines.map(([label, text]) => (
          <div key={`${label} ${text}`}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Checkbox isSelected={isLeftOut} onChange={onChange}>
        {words.leaveOut}
      </Checkbox>
    </section>
  );
}
