import { EmptyState } from "@placard/ui";
import { FileText } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { UploadButton } from "./UploadButton.tsx";

interface UploadFirstProps {
  readonly refused: string | null;
  readonly onUpload: () => void;
}

/** Shown while no SDS is on file; offers to add the first one. */
export function UploadFirst({ refused, onUpload }: UploadFirstProps) {
  const { safetyDataSheets: words } = useMessages();
  return (
    <EmptyState
      icon={<FileText aria-hidden="true" />}
      title={words.empty}
      text={words.emptyText}
      action={
        <UploadButton refused={refused} onPress={onUpload}>
          {words.uploadFirst}
        </UploadButton>
      }
    />
  );
}
