import type { InventoryChemical } from "@placard/api-client";
import { compareSds } from "@placard/hazmat-core/business";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import type { SheetFacts } from "../sheet-facts.ts";
import type { SheetText } from "../use-sheet-text.ts";
import { ApplyToRecord } from "../../record/ApplyToRecord.tsx";
import { ComparedFinding } from "./ComparedFinding.tsx";
import { OfferedFindings, UnreadLines } from "./OfferedFindings.tsx";
import { otherFindings } from "./other-findings.ts";
import "./SheetFindings.css";

export interface SheetFindingsProps {
  readonly text: SheetText;
  /** The chemical of the SDS; `undefined` if none is chosen. */
  readonly chemical: InventoryChemical | undefined;
  /** Called when the user accepts a value of a field. */
  readonly onTake: (facts: Partial<SheetFacts>) => void;
  /** Called when the user accepts a language. */
  readonly onTakeLanguage: (language: string) => void;
}

/**
 * Values read from a chosen SDS, with their lines and compared with the record. They are used only after the user
 * accepts them.
 */
export function SheetFindings({ text, chemical, onTake, onTakeLanguage }: SheetFindingsProps) {
  const { sheetText: texts } = useMessages();
  if (text.kind === "none") return null;
  if (text.kind !== "text") {
    return (
      <p role="status" className="app-sds-text-state">
        {texts.state[text.kind]}
      </p>
    );
  }
  const compared = chemical === undefined ? [] : compareSds(text, chemical);
  return (
    <section className="app-sds-text" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <p>{texts.line}</p>
      {compared.map((one) => (
        <ComparedFinding key={one.field} compared={one} />
      ))}
      {chemical !== undefined && <ApplyToRecord text={text} chemical={chemical} />}
      <dl>
        <OfferedFindings
          label={texts.revisionDate}
          found={text.revisionDate}
          onTake={(day) => onTake({ revision_date: day })}
        />
        <OfferedFindings
          label={texts.language}
          found={text.language}
          shown={texts.languageName}
          onTake={onTakeLanguage}
        />
        {otherFindings(text).map(([field, found]) => (
          <OfferedFindings key={field} label={texts.fields[field]} found={found} />
        ))}
      </dl>
      <UnreadLines unread={text.unread} />
    </section>
  );
}
