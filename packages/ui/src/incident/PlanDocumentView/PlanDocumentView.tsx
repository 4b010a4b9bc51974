import { useId } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import { planDocumentTexts } from "../../messages/en/incident/plan-document.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { boxLines } from "../document/box-lines.ts";
import type { DocumentBlock, DocumentField, DocumentForm, PlanDocument } from "../document/document-form.ts";
import "./PlanDocumentView.css";
import { ZoneSketchView } from "./ZoneSketchView.tsx";

export interface PlanDocumentViewProps {
  /** Document to show. */
  document: PlanDocument;
  /** Class names to add to the outermost element. */
  className?: string;
}

/**
 * Shows a plan as printed: the full text of every form, black on white in every theme. Used for the preview on screen
 * and for printing.
 *
 * @example
 * <PlanDocumentView document={planDocument({ plan, facts, words: en }, ["Printed 21 Nov 2026, 18:05"])} />
 */
export function PlanDocumentView({ document, className }: PlanDocumentViewProps) {
  return (
    <article className={joinClasses("placard-plan-paper", className)} lang={document.language}>
      <header>
        <h2>{document.title}</h2>
        {document.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </header>
      {document.forms.map((form) => (
        <FormOnPaper key={`${form.id} ${form.title}`} form={form} />
      ))}
    </article>
  );
}

function FormOnPaper({ form }: { readonly form: DocumentForm }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} data-numbered={form.id !== null || undefined}>
      <h3 id={headingId}>
        {form.id === null ? undefined : <b>{form.id} </b>}
        <span>{form.title}</span>
      </h3>
      {form.blocks.map((block, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the blocks of a form are never reordered
        <BlockOnPaper key={at} block={block} />
      ))}
    </section>
  );
}

function BlockOnPaper({ block }: { readonly block: DocumentBlock }) {
  switch (block.kind) {
    case "fields":
      return (
        <dl>
          {boxLines(block.fields).flatMap((line) =>
            line.map((field) => <Box key={field.label} field={field} isAlone={line.length === 1} />),
          )}
        </dl>
      );
    case "sketch":
      return <ZoneSketchView sketch={block.sketch} caption={block.caption} words={block.words} />;
    case "table":
      return <TableOnPaper block={block} />;
  }
}

function Box({ field: { label, text, from }, isAlone }: { readonly field: DocumentField; readonly isAlone: boolean }) {
  const { planDocument: texts } = useTexts(planDocumentTexts);
  return (
    <div data-wide={isAlone || undefined}>
      <dt>
        {label}
        {from === undefined ? undefined : <i> ({from})</i>}
      </dt>
      {text === null ? (
        <dd className="placard__blank">{texts.forPeople}</dd>
      ) : text.trim() === "" ? (
        <dd className="placard__missing">{texts.notFilledIn}</dd>
      ) : (
        <dd>{text}</dd>
      )}
    </div>
  );
}

function TableOnPaper({ block }: { readonly block: Extract<DocumentBlock, { readonly kind: "table" }> }) {
  return (
    <table>
      <caption>{block.caption}</caption>
      <thead>
        <tr>
          {block.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.length === 0 ? (
          <tr>
            <td colSpan={block.columns.length} className="placard__missing">
              {block.none}
            </td>
          </tr>
        ) : (
          block.rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- printed rows: two can have the same text
            <tr key={at}>
              {row.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- cells are identified by their column
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))
        )}
      </tbody>
    </table>
  );
}
