import { SOURCES, type ChemicalRecord, type SafetyProperties } from "@placard/hazmat-core";
import type { Ref } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import { chemicalRecordWords } from "../../messages/en/chemical/chemical-record.ts";
import { SubstanceWords } from "../../messages/language/SubstanceWords.tsx";
import { useWords } from "../../messages/use-words.ts";
import { AeglValues } from "./AeglValues.tsx";
import { physicalRows, pocketGuideRows } from "./property-rows.ts";
import { SourceColumn } from "./SourceColumn.tsx";
import "./SourceColumns.css";

export interface SourceColumnsProps {
  record: ChemicalRecord;
  /** Of the same record; `null`: none is on file. */
  safety: SafetyProperties | null;
  /** The group itself, to bring it into view; it takes the focus from code alone. */
  rootRef?: Ref<HTMLDivElement>;
  className?: string;
}

/**
 * Everything that two sources say of a chemical, side by side: the physical record with AEGL values, and the NIOSH Pocket
 * Guide. Each value names its source, and what is not on file says so.
 *
 * @example
 * <SourceColumns record={record} safety={await source.safety(record.key)} />
 */
export function SourceColumns({ record, safety, rootRef, className }: SourceColumnsProps) {
  const { chemicalRecord: words } = useWords(chemicalRecordWords);
  return (
    <SubstanceWords>
      <div
        ref={rootRef}
        tabIndex={-1}
        role="group"
        aria-label={words.fullRecord}
        className={joinClasses("placard-source-columns", className)}
      >
        <SourceColumn title={words.physicalRecord} note={words.physicalNote} rows={physicalRows(record, words)}>
          {record.aegl === null ? undefined : <AeglValues table={record.aegl} />}
        </SourceColumn>
        <SourceColumn
          title={words.pocketGuide}
          note={words.pocketGuideNote(SOURCES.NPG.edition)}
          rows={pocketGuideRows(record, safety, words)}
          {...(record.niosh !== null && { tag: words.pocketGuideTag(record.niosh.number) })}
        >
          {record.niosh === null ? <p className="placard__empty">{words.noPocketGuide}</p> : undefined}
        </SourceColumn>
      </div>
    </SubstanceWords>
  );
}
