import { SDS_SECTIONS, type SdsFinding, type SdsUnread } from "@placard/hazmat-core/business";
import { Button, Disclosure } from "@placard/ui";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";

interface OfferedFindingsProps<Value extends string> {
  readonly label: string;
  readonly found: readonly SdsFinding<Value>[];
  readonly shown?: (value: Value) => string;
  /** If set, each value has a button to use it. */
  readonly onTake?: (value: Value) => void;
}

/** Values of the SDS for one field, each with its line. */
export function OfferedFindings<Value extends string>({
  label,
  found,
  shown = String,
  onTake,
}: OfferedFindingsProps<Value>) {
  const { sheetText: texts } = useMessages();
  return (
    <div>
      <dt>{label}</dt>
      {found.length === 0 && <dd>{texts.notFound}</dd>}
      {found.map(({ value, line, page }) => (
        <dd key={value}>
          <strong>{shown(value)}</strong> <small>{texts.evidence(line, page)}</small>
          {onTake !== undefined && (
            <Button aria-label={texts.takeValue(label, shown(value))} onPress={() => onTake(value)}>
              {texts.take}
            </Button>
          )}
        </dd>
      ))}
    </div>
  );
}

/** Lines of an SDS that a person must read, below their section headings. */
export function UnreadLines({ unread }: { readonly unread: readonly SdsUnread[] }) {
  const { sheetText: texts } = useMessages();
  if (unread.length === 0) return null;
  return (
    <Disclosure title={texts.unread(unread.length)} variant="line">
      <p>{texts.unreadLine}</p>
      <dl>
        {SDS_SECTIONS.map((section) => ({ section, lines: unread.filter((one) => one.section === section) }))
          .filter(({ lines }) => lines.length > 0)
          .map(({ section, lines }) => (
            <div key={section}>
              <dt>{texts.sections[section]}</dt>
              {lines.map(({ line, page }) => (
                <dd key={`${page} ${line}`}>
                  <small>{texts.evidence(line, page)}</small>
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </Disclosure>
  );
}
