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
  const { safetyDataSheets: texts } = useMessages();
  return (
    <EmptyState
      icon={<FileText aria-hidden="true" />}
      title={texts.empty}
      text={texts.emptyText}
      action={
        <UploadButton refused={refused} onPress={onUpload}>
          {texts.uploadFirst}
        </UploadButton>
      }
    />
  );
}
