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
  /** Safety data of the same record; `null` if none is on file. */
  safety: SafetyProperties | null;
  /** Root element, for scrolling to it. It can be focused only by code. */
  rootRef?: Ref<HTMLDivElement>;
  className?: string;
}

/**
 * All data on a chemical from two sources, side by side: the physical record with AEGL values, and the NIOSH Pocket
 * Guide. Each value names its source. Missing data is marked as not on file.
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
