import { SOURCES, type ChemicalRecord, type SafetyProperties } from "@placard/hazmat-core";
import type { Ref } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import { chemicalRecordTexts } from "../../messages/en/chemical/chemical-record.ts";
import { SubstanceTexts } from "../../messages/language/SubstanceTexts.tsx";
import { useTexts } from "../../messages/use-texts.ts";
import { AeglValues } from "./AeglValues.tsx";
import { physicalRows, pocketGuideRows } from "./property-rows.ts";
import { SourceColumn } from "./SourceColumn.tsx";
import "./SourceColumns.css";

export interface SourceColumnsProps {
  /** Record whose sources to compare. */
  record: ChemicalRecord;
  /** Safety data of the same record; `null` if none is on file. */
  safety: SafetyProperties | null;
  /** Root element, for scrolling to it. It can be focused only by code. */
  rootRef?: Ref<HTMLDivElement>;
  /** Class names to add to the outermost element. */
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
  const { chemicalRecord: texts } = useTexts(chemicalRecordTexts);
  return (
    <SubstanceTexts>
      <div
        ref={rootRef}
        tabIndex={-1}
        role="group"
        aria-label={texts.fullRecord}
        className={joinClasses("placard-source-columns", className)}
      >
        <SourceColumn title={texts.physicalRecord} note={texts.physicalNote} rows={physicalRows(record, texts)}>
          {record.aegl === null ? undefined : <AeglValues table={record.aegl} />}
        </SourceColumn>
        <SourceColumn
          title={texts.pocketGuide}
          note={texts.pocketGuideNote(SOURCES.NPG.edition)}
          rows={pocketGuideRows(record, safety, texts)}
          {...(record.niosh !== null && { tag: texts.pocketGuideTag(record.niosh.number) })}
        >
          {record.niosh === null ? <p className="placard__empty">{texts.noPocketGuide}</p> : undefined}
        </SourceColumn>
      </div>
    </SubstanceTexts>
  );
}
