import { NotRead } from "../../../lib/api/NotRead.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { AddChemicalFirst } from "./AddChemicalFirst.tsx";
import { LibraryFigures } from "./LibraryFigures.tsx";
import { MissingSheets } from "./MissingSheets.tsx";
import { SheetShelf, type SheetShelfProps } from "./SheetShelf.tsx";
import { UploadFirst } from "./UploadFirst.tsx";
import type { Library } from "./use-library.ts";

interface LibraryContentProps extends Omit<SheetShelfProps, "sheets" | "chemicals" | "locations"> {
  readonly library: Library;
  readonly onUpload: () => void;
}

/** The library: its figures, its sheets, and which are missing; while there are none, what comes first. */
export function LibraryContent({ library, onUpload, ...shelf }: LibraryContentProps) {
  const { safetyDataSheets: words } = useMessages();
  const { sheets, chemicals, locations, missing, queries } = library;
  if (sheets === undefined || chemicals === undefined) {
    return <NotRead queries={queries} lines={5} label={words.loading} />;
  }
  return (
    <>
      <LibraryFigures sheets={sheets} chemicals={chemicals.length} missing={missing.length} now={shelf.now} />
      {chemicals.length === 0 && <AddChemicalFirst />}
      {chemicals.length > 0 && sheets.length === 0 && <UploadFirst refused={shelf.refused} onUpload={onUpload} />}
      {library.isBegun && <SheetShelf sheets={sheets} chemicals={chemicals} locations={locations ?? []} {...shelf} />}
      {sheets.length > 0 && missing.length > 0 && <MissingSheets missing={missing} />}
    </>
  );
}
