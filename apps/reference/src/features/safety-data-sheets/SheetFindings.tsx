import type { InventoryChemical } from "@placard/api-client";
import { compareSds, type SdsComparison, type SdsFinding, type SdsFindings } from "@placard/hazmat-core/business";
import { Banner, Button } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import type { SheetFacts } from "./sheet-facts.ts";
import "./SheetFindings.css";
import type { SheetText } from "./use-sheet-text.ts";

interface SheetFindingsProps {
  readonly text: SheetText;
  /** The record that the sheet is for; `undefined` while none is chosen. */
  readonly chemical: InventoryChemical | undefined;
  /** A person took one value of one field. */
  readonly onTake: (facts: Partial<SheetFacts>) => void;
}

/** What the text of a chosen sheet says, each with its line: offered, held against the record, never taken by itself. */
export function SheetFindings({ text, chemical, onTake }: SheetFindingsProps) {
  const { sheetText: words } = useMessages();
  if (text.kind === "none") return null;
  if (text.kind !== "text") {
    return (
      <p role="status" className="app-sds-text-state">
        {words.state[text.kind]}
      </p>
    );
  }
  const compared = chemical === undefined ? [] : compareSds(text, chemical);
  return (
    <section className="app-sds-text" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p>{words.line}</p>
      {compared.map((one) => (
        <Compared key={one.field} compared={one} />
      ))}
      <dl>
        <Offered
          label={words.revisionDate}
          found={text.revisionDate}
          onTake={(day) => onTake({ revision_date: day })}
        />
        <Offered
          label={words.language}
          found={text.language}
          shown={words.languageName}
          onTake={(language) => onTake({ language })}
        />
        {otherFields(text).map(([field, found]) => (
          <Offered key={field} label={words.fields[field]} found={found} />
        ))}
      </dl>
    </section>
  );
}

/** One thing that the sheet says beside what the record says. */
function Compared({ compared: { field, verdict, sheet, record } }: { readonly compared: SdsComparison }) {
  const { sheetText: words } = useMessages();
  if (verdict === "agrees") return null;
  const said = sheet.map(({ value }) => words.value(field, value));
  return (
    <Banner tone={verdict === "record_blank" ? "info" : "caution"} title={words.verdict(field, verdict, said, record)}>
      {sheet.map(({ line, page }) => words.evidence(line, page)).join(" ")}
    </Banner>
  );
}

interface OfferedProps<Value extends string> {
  readonly label: string;
  readonly found: readonly SdsFinding<Value>[];
  readonly shown?: (value: Value) => string;
  /** Shows a button beside each value. */
  readonly onTake?: (value: Value) => void;
}

function Offered<Value extends string>({ label, found, shown = String, onTake }: OfferedProps<Value>) {
  const { sheetText: words } = useMessages();
  return (
    <div>
      <dt>{label}</dt>
      {found.length === 0 && <dd>{words.notFound}</dd>}
      {found.map(({ value, line, page }) => (
        <dd key={value}>
          <strong>{shown(value)}</strong> <small>{words.evidence(line, page)}</small>
          {onTake !== undefined && (
            <Button aria-label={words.takeValue(label, shown(value))} onPress={() => onTake(value)}>
              {words.take}
            </Button>
          )}
        </dd>
      ))}
    </div>
  );
}

const asText = <Value,>(found: readonly SdsFinding<Value>[], text: (value: Value) => string): SdsFinding<string>[] =>
  found.map((one) => ({ ...one, value: text(one.value) }));

/** What is shown of the sheet beside the two facts that are kept. */
function otherFields(text: SdsFindings) {
  return [
    ["name", text.name],
    ["casNumbers", text.casNumbers],
    ["unNumber", text.unNumber],
    ["shippingName", text.shippingName],
    ["hazardClass", asText(text.hazardClass, ({ division, subsidiary }) => withSubsidiary(division, subsidiary))],
    ["packingGroup", text.packingGroup],
    ["signalWord", text.signalWord],
    ["hCodes", text.hCodes],
    ["flashPoint", asText(text.flashPoint, ({ value, unit, bound }) => `${SIGNS[bound]}${value} °${unit}`)],
  ] as const;
}

const SIGNS = { at: "", above: "> ", below: "< " } as const;

const withSubsidiary = (division: string, subsidiary: readonly string[]): string =>
  subsidiary.length === 0 ? division : `${division} (${subsidiary.join(", ")})`;
