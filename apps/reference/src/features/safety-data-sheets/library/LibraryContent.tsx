import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { AddChemicalFirst } from "./AddChemicalFirst.tsx";
import { LibraryFigures } from "./LibraryFigures.tsx";
import { MissingSheets } from "./MissingSheets.tsx";
import { SheetShelf, type SheetShelfProps } from "./SheetShelf.tsx";
import { UploadFirst } from "./UploadFirst.tsx";
import type { Library } from "./use-library.ts";

interface LibraryContentProps extends Omit<SheetShelfProps, "page" | "isTurning" | "locations"> {
  readonly library: Library;
  readonly onUpload: () => void;
}

/** Content of the library: figures, SDSs and missing ones, or the first step while there are none. */
export function LibraryContent({ library, onUpload, ...shelf }: LibraryContentProps) {
  const { safetyDataSheets: texts } = useMessages();
  const { page, chemicals, missing, locations, isTurning, queries } = library;
  if (page === undefined || chemicals === undefined || missing === undefined) {
    return <NotLoaded queries={queries} lines={5} label={texts.loading} />;
  }
  const hasSheets = page.library.sheets > 0;
  return (
    <>
      <LibraryFigures library={page.library} chemicals={chemicals} missing={missing.count} now={shelf.now} />
      {chemicals === 0 && <AddChemicalFirst />}
      {chemicals > 0 && !hasSheets && <UploadFirst refused={shelf.refused} onUpload={onUpload} />}
      {library.isBegun && <SheetShelf page={page} isTurning={isTurning} locations={locations ?? []} {...shelf} />}
      {hasSheets && missing.count > 0 && <MissingSheets missing={missing} />}
    </>
  );
}
