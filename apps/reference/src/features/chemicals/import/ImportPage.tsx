import { Banner, ProgressBar } from "@placard/ui";
import { LinkButton } from "@placard/ui/internal";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";
import { ImportFileCard } from "./ImportFileCard.tsx";
import { useStepFocus } from "./focus/use-import-focus.ts";
import { ImportHistory } from "./ImportHistory.tsx";
import "./ImportPage.css";
import { OpenedImport } from "./OpenedImport.tsx";
import { useImport, useSending } from "./use-import.ts";

/** Page that imports a spreadsheet into the inventory: file, columns, errors, and all rows in one step. */
export function ImportPage() {
  const { chemicalImport: texts } = useMessages();
  const { business_id, role } = useBusinessProfile();
  const refused = useRefusalReason()(role, "edit_chemicals");
  const work = useImport(business_id);
  const { sent, done, send, startAgain } = useSending(business_id, work);
  const { onFile, file } = work;
  const isOpened = (file.opened ?? file.containers) !== null;
  const step = sent !== null ? "sending" : isOpened ? "opened" : done !== null ? "done" : null;
  useStepFocus(step, file.file, work.restoredAt !== null);
  return (
    <>
      <PageTitle name={texts.title} />
      <div className="app-page-title">
        <div>
          <h1>{texts.title}</h1>
          <p>{texts.line}</p>
        </div>
      </div>
      {refused !== null && <Banner tone="info" title={refused} />}
      {onFile.locations.length === 0 && onFile.state === "read" && <Banner tone="caution" title={texts.noLocations} />}
      {done !== null && (
        <Banner
          tone="ok"
          tabIndex={-1}
          data-step="done"
          title={texts.doneTitle}
          action={<LinkButton href={paths.chemicals}>{texts.toInventory}</LinkButton>}
        >
          {texts.doneText(done.rows, done.imported_containers, done.filename)}
        </Banner>
      )}
      <ImportFileCard
        file={file}
        restoredAt={work.restoredAt}
        onChoose={(next) => {
          startAgain();
          work.choose(next);
        }}
        onSheet={work.readSheet}
      />
      {isOpened && sent === null && <OpenedImport work={work} refused={refused} onSend={() => void send()} />}
      {sent !== null && (
        <section className="placard-surface app-import-card" role="status" tabIndex={-1} data-step="sending">
          <ProgressBar label={texts.sendingLabel} value={Math.round((100 * sent.rows) / Math.max(1, sent.all))} />
          <p>{sent.rows < sent.all ? texts.sending(sent.rows, sent.all) : texts.finishing}</p>
        </section>
      )}
      <ImportHistory refused={refused} />
    </>
  );
}
