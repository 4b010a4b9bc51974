import { Button, Dialog, ProgressBar } from "@placard/ui";
import { FileDrop } from "@placard/ui/internal";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { ReportingBusiness } from "../use-reported-business.ts";
import { FacilitySites } from "./FacilitySites.tsx";
import { ImportSummary } from "./ImportSummary.tsx";
import { OmittedTableParts } from "./tables/OmittedTableParts.tsx";
import { unusablePhones } from "./unusable-phones.ts";
import { UnusablePhones } from "./UnusablePhones.tsx";
import { useReportImport } from "./use-report-import.ts";

interface ImportReportDialogProps {
  readonly record: ReportingBusiness;
  readonly onClose: () => void;
}

/** Dialog that imports last year's report as a start for this year's. Shows a preview before saving. */
export function ImportReportDialog({ record, onClose }: ImportReportDialogProps) {
  const { handOver, common } = useMessages();
  const texts = handOver.importing;
  const bringing = useReportImport(record, onClose);
  const { chosen, files, isComparing, problem, planned, done, choose, setSite, setPhone, start } = bringing;
  return (
    <Dialog
      isOpen
      size="lg"
      title={texts.title}
      description={texts.text}
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button
            variant="primary"
            isPending={done !== null}
            pendingLabel={texts.pending}
            disabledReason={planned.length === 0 ? texts.nothing : undefined}
            onPress={() => void start()}
          >
            {texts.start}
          </Button>
        </>
      }
    >
      <FileDrop
        label={texts.file}
        description={texts.dropHint}
        accept={[".t2s", ".zip", ".xml", ".csv", ".mer"]}
        files={files}
        onAdd={(added) => void choose(added)}
        onRemove={() => void choose([])}
        errorMessage={problem ?? undefined}
      />
      {isComparing && <ProgressBar label={texts.comparing} />}
      {chosen !== null && (
        <>
          <FacilitySites chosen={chosen} locations={record.locations} onChange={setSite} />
          <p>{texts.readFrom[chosen.form]}</p>
          <UnusablePhones phones={unusablePhones(chosen.source)} corrections={chosen.phones} onCorrect={setPhone} />
          <ImportSummary bringing={bringing} />
          <OmittedTableParts left={chosen.left} />
        </>
      )}
    </Dialog>
  );
}
