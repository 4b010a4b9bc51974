import { isPhone, problemText } from "@placard/hazmat-core/business";
import { Banner, Button, Dialog, ProgressBar, TextField } from "@placard/ui";
import { FileDrop } from "@placard/ui/internal";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { ReportingBusiness } from "../use-reported-business.ts";
import { FacilitySites } from "./FacilitySites.tsx";
import { ImportSummary } from "./ImportSummary.tsx";
import { OmittedTableParts } from "./tables/OmittedTableParts.tsx";
import { unusablePhones } from "./unusable-phones.ts";
import { useReportImport, type ChosenReport, type ReportImport } from "./use-report-import.ts";

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
          <UnusablePhones chosen={chosen} setPhone={setPhone} />
          <ImportSummary bringing={bringing} />
          <OmittedTableParts left={chosen.left} />
        </>
      )}
    </Dialog>
  );
}

/** Asks for each phone number of a report that cannot be dialled. */
function UnusablePhones({ chosen, setPhone }: { readonly chosen: ChosenReport } & Pick<ReportImport, "setPhone">) {
  const { handOver, problems } = useMessages();
  const texts = handOver.importing;
  const phones = unusablePhones(chosen.source);
  if (phones.length === 0) return null;
  return (
    <>
      <Banner tone="caution" title={texts.unusablePhones(phones.length)}>
        {texts.unusablePhonesText}
      </Banner>
      {phones.map(({ key, owner, type, number }) => {
        const text = chosen.phones.get(key) ?? number;
        return (
          <TextField
            key={key}
            label={texts.phoneOf(owner, type)}
            value={text}
            onChange={(typed) => setPhone(key, typed)}
            errorMessage={isPhone(text) ? undefined : problemText({ code: "phone.form" }, problems)}
          />
        );
      })}
    </>
  );
}
