import { Button } from "@placard/ui";
import { BookOpen } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { DeletedLink } from "../../../shell/business/DeletedLink.tsx";
import { UploadButton } from "./UploadButton.tsx";
import type { Library } from "./use-library.ts";

interface LibraryHeadProps {
  readonly library: Library;
  readonly refused: string | null;
  readonly onBinder: () => void;
  readonly onUpload: () => void;
}

/** Heading of the library with its actions, once it has SDSs. */
export function LibraryHead({ library: { isBegun, locations }, refused, onBinder, onUpload }: LibraryHeadProps) {
  const { safetyDataSheets: texts, binder } = useMessages();
  return (
    <div className="app-page-title">
      <div>
        <h1>{texts.title}</h1>
        <p>{texts.line}</p>
      </div>
      <div className="placard__actions">
        <DeletedLink />
        {isBegun && locations !== undefined && (
          <Button icon={<BookOpen aria-hidden="true" />} onPress={onBinder}>
            {binder.open}
          </Button>
        )}
        {isBegun && (
          <UploadButton refused={refused} onPress={onUpload}>
            {texts.upload}
          </UploadButton>
        )}
      </div>
    </div>
  );
}
