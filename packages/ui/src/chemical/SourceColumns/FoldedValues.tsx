import { truncateItems, truncateText } from "@placard/hazmat-core";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { UnknownValue } from "../../feedback/UnknownValue/UnknownValue.tsx";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { chemicalRecordTexts } from "../../messages/en/chemical/chemical-record.ts";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { sharedSources, type PropertyRow, type RowValue } from "./property-rows.ts";

/** The values of one property: the first few, each shortened by its kind, with a button for the rest. */
export function FoldedValues({ row }: { readonly row: PropertyRow }) {
  const { chemicalRecord: texts } = useTexts(chemicalRecordTexts);
  const speech = useSpeech();
  const [isOpen, setOpen] = useState(false);
  if (row.values.length === 0) return <UnknownValue />;

  const { shown, rest } = truncateItems(row.values, row.kind);
  const saidOf = ({ text }: RowValue): string => translatedOrEnglish(speech, text);
  const isFolded = rest.length > 0 || shown.some((value) => truncateText(saidOf(value), row.kind).isCut);
  const values = isOpen ? row.values : shown;
  const shared = sharedSources(row.values);
  const textOf = (value: RowValue): string => {
    const text = saidOf(value);
    const cut = truncateText(text, row.kind);
    return isOpen || !cut.isCut ? text : `${cut.shown}…`;
  };
  return (
    <>
      {row.layout === "inline" ? (
        <p>{values.map(textOf).join(", ")}</p>
      ) : (
        values.map((value) => (
          <p key={value.text}>
            {speech.say(value.text) === null ? <span lang="en">{textOf(value)}</span> : textOf(value)}
            {shared === null ? <ProvenanceNote sources={value.sources} /> : undefined}
          </p>
        ))
      )}
      {isFolded ? (
        <Button
          className="placard-fold"
          aria-expanded={isOpen}
          aria-label={texts.more(row.label, isOpen)}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.showLess : texts.showMore}
        </Button>
      ) : undefined}
      {shared === null ? undefined : <ProvenanceNote sources={shared} />}
    </>
  );
}
