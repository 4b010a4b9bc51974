import type { SdsFinding } from "@placard/hazmat-core/business";
import { Button } from "@placard/ui";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";

interface OfferedFindingsProps<Value extends string> {
  readonly label: string;
  readonly found: readonly SdsFinding<Value>[];
  readonly shown?: (value: Value) => string;
  /** Shows a button beside each value. */
  readonly onTake?: (value: Value) => void;
}

/** What the sheet says of one field, each value with its line. */
export function OfferedFindings<Value extends string>({
  label,
  found,
  shown = String,
  onTake,
}: OfferedFindingsProps<Value>) {
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
