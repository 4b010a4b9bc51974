import { Button, ErrorState, Skeleton } from "@placard/ui";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { ContainerPreview } from "../containers/ContainerPreview.tsx";
import { ImportPreview } from "./ImportPreview.tsx";
import type { Import } from "../use-import.ts";

/** Compares the rows with the records on file, once these are loaded. */
export function ComparedRows({ work }: { readonly work: Import }) {
  const { chemicalImport: texts, common } = useMessages();
  const { onFile, file, lines, counts, decisions, setDecisions, putSite, containers } = work;
  if (onFile.state === "reading") return <Skeleton lines={4} label={texts.comparing} />;
  if (onFile.state === "failed") {
    return (
      <ErrorState
        title={texts.onFileFailed}
        text={texts.onFileFailedText}
        action={<Button onPress={onFile.reload}>{common.retry}</Button>}
      />
    );
  }
  return (
    <>
      {file.opened !== null && (
        <ImportPreview
          lines={lines}
          counts={counts}
          decisions={decisions}
          locations={onFile.locations}
          onDecide={setDecisions}
          onSite={putSite}
        />
      )}
      {file.containers !== null && <ContainerPreview work={containers} locations={onFile.locations} onSite={putSite} />}
    </>
  );
}
