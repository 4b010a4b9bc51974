import { Banner, Button } from "@placard/ui";
import { BookOpen } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { FilledIn } from "./FilledIn.tsx";
import type { ChosenReference } from "./new-chemical.ts";
import "./ReferencePanel.css";

interface ReferencePanelProps {
  readonly chosen: ChosenReference | null;
  /** The name of the chosen substance if the name field now has a different one. */
  readonly renamedFrom: string | null;
  readonly onClear: () => void;
}

/** Fields filled in from reference data, with the source of each figure, beside the form. */
export function ReferencePanel({ chosen, renamedFrom, onClear }: ReferencePanelProps) {
  const { chemicals: texts } = useMessages();
  return (
    <section className="placard-surface app-reference" aria-labelledby="reference-title" aria-live="polite">
      <h2 id="reference-title">{texts.reference}</h2>
      {chosen === null ? (
        <p className="placard__muted">
          <BookOpen aria-hidden="true" />
          {texts.referenceEmpty}
        </p>
      ) : (
        <>
          <FilledIn chosen={chosen} />
          {renamedFrom !== null && (
            <Banner
              tone="caution"
              title={texts.referenceNameChanged}
              action={<Button onPress={onClear}>{texts.referenceClear}</Button>}
            >
              {texts.referenceNameChangedText(renamedFrom)}
            </Banner>
          )}
        </>
      )}
    </section>
  );
}
