import type { ChemicalImport } from "@placard/api-client";
import { duplicateKey, type ImportSetting } from "@placard/hazmat-core/business";
import { Banner, Button, ErrorState, ProgressBar, Skeleton, toasts } from "@placard/ui";
import { FileDrop, LinkButton } from "@placard/ui/controls";
import { useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useWhyNot } from "../../../lib/rights/use-why-not.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";
import { remapped } from "./chosen-columns.ts";
import {
  chemicalsToSend,
  countStates,
  importLines,
  NOTHING_DECIDED,
  recordReader,
  type ImportDecisions,
} from "./import-view.ts";
import { ImportColumns } from "./ImportColumns.tsx";
import { ImportHistory } from "./ImportHistory.tsx";
import "./ImportPage.css";
import { ImportPreview } from "./ImportPreview.tsx";
import { sendImport } from "./send-import.ts";
import { useImportFile, useMeanings, useRecords } from "./use-import-file.ts";
import { useOnFile } from "./use-on-file.ts";

/** A spreadsheet becomes an inventory in one pass: file, columns, what is wrong, and all of it at once. */
export function ImportPage() {
  const { chemicalImport: words, common } = useMessages();
  const { business_id, role } = useBusinessProfile();
  const refused = useWhyNot()(role, "edit_chemicals");
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const onFile = useOnFile(business_id);
  const { file, isReading, unread, opened, choose, putColumn } = useImportFile(business_id);
  const { records, sign } = useRecords(opened);
  const [defaultLocationId, setDefaultLocation] = useState<number | null>(null);
  /** Sites by the name that the file gives them. */
  const [sites, setSites] = useState<ReadonlyMap<string, number>>(new Map());
  const [decisions, setDecisions] = useState<ImportDecisions>(NOTHING_DECIDED);
  const [sent, setSent] = useState<{ readonly rows: number; readonly all: number } | null>(null);
  const [done, setDone] = useState<ChemicalImport | null>(null);
  const corrected = useMemo(
    () => records.map((record) => ({ ...record, cells: decisions.corrections.get(record.row) ?? record.cells })),
    [records, decisions.corrections],
  );
  const { meanings, read, all } = useMeanings(corrected);

  const known = onFile.locations;
  const isSizeOfOne = opened?.match.isSizeOfOne ?? false;
  const setting = useMemo<ImportSetting>(
    () => ({
      locations: [...known, ...[...sites].map(([name, id]) => ({ id, name }))],
      defaultLocationId: defaultLocationId ?? (known.length === 1 ? (known[0]?.id ?? null) : null),
      sign,
      isSizeOfOne,
    }),
    [known, sites, defaultLocationId, sign, isSizeOfOne],
  );
  const keys = useMemo(() => new Set(onFile.chemicals.map((chemical) => duplicateKey(chemical))), [onFile.chemicals]);
  const readCells = useMemo(() => recordReader(setting), [setting]);
  const linesNow = useMemo(
    () => importLines(records, readCells, decisions, meanings, keys),
    [records, readCells, decisions, meanings, keys],
  );
  const lines = useDeferredValue(linesNow);
  const counts = useMemo(() => countStates(lines), [lines]);
  const toSend = useMemo(() => chemicalsToSend(lines), [lines]);

  const notYet = { failed: words.onFileFailed, reading: words.comparing, read: undefined }[onFile.state];
  const whyNotSent = refused ?? notYet ?? (toSend.length === 0 ? words.nothingToSend : undefined);

  function startAgain(): void {
    setDecisions(NOTHING_DECIDED);
    setSites(new Map());
    setDone(null);
    void choose(null);
  }

  async function send(): Promise<void> {
    if (opened === null) return;
    toasts.clear();
    try {
      const finished = await sendImport(api, opened.file.name, toSend, (rows) => setSent({ rows, all: toSend.length }));
      // It is in: reading a large inventory anew takes seconds that nobody has to wait for here.
      void queries.invalidateQueries({ queryKey: businessKey(business_id) });
      startAgain();
      setDone(finished);
      toasts.show({ tone: "ok", title: words.doneTitle, text: words.doneText(finished.rows, finished.filename) });
    } catch (error) {
      fail(error, { title: words.failedTitle, fallback: words.failed, logIn: words.logIn });
    }
    setSent(null);
  }

  return (
    <>
      <PageTitle name={words.title} />
      <div className="app-page-title">
        <div>
          <h1>{words.title}</h1>
          <p>{words.line}</p>
        </div>
      </div>
      {refused !== null && <Banner tone="info" title={refused} />}
      {known.length === 0 && onFile.state === "read" && <Banner tone="caution" title={words.noLocations} />}
      {done !== null && (
        <Banner
          tone="ok"
          title={words.doneTitle}
          action={<LinkButton href={paths.chemicals}>{words.toInventory}</LinkButton>}
        >
          {words.doneText(done.rows, done.filename)}
        </Banner>
      )}
      <section className="placard-surface app-import-card">
        <FileDrop
          label={words.file}
          accept={[".xlsx", ".csv", ".tsv", "text/csv"]}
          description={words.fileHint}
          files={file === null ? [] : [file]}
          onAdd={(files) => {
            startAgain();
            void choose(files.at(-1) ?? null);
          }}
          onRemove={startAgain}
          errorMessage={unread === null ? undefined : words.unread[unread]}
        />
        {unread === "reader" && <Button onPress={() => void choose(file)}>{common.retry}</Button>}
        {isReading && <ProgressBar label={words.reading} />}
      </section>
      {opened !== null && sent === null && (
        <>
          <ImportColumns
            match={opened.match}
            rows={opened.rows}
            sign={sign}
            locations={known}
            defaultLocationId={setting.defaultLocationId}
            onColumn={(field, column) =>
              putColumn(field, column, ({ rows, match }, to) =>
                setDecisions((before) => ({
                  ...before,
                  corrections: remapped(before.corrections, rows, match, to),
                })),
              )
            }
            onDefaultLocation={setDefaultLocation}
          />
          {read < all && <ProgressBar label={words.meanings(read, all)} value={Math.round((100 * read) / all)} />}
          {onFile.state === "failed" && (
            <ErrorState
              title={words.onFileFailed}
              text={words.onFileFailedText}
              action={<Button onPress={onFile.readAgain}>{common.retry}</Button>}
            />
          )}
          {onFile.state === "reading" && <Skeleton lines={4} label={words.comparing} />}
          {onFile.state === "read" && (
            <ImportPreview
              lines={lines}
              counts={counts}
              decisions={decisions}
              locations={known}
              onDecide={setDecisions}
              onSite={(name, id) => setSites(new Map(sites).set(name, id))}
            />
          )}
          <div className="app-import-foot">
            <p role="status">{onFile.state === "read" && words.summary(toSend.length, lines.length - toSend.length)}</p>
            <Button variant="primary" disabledReason={whyNotSent} onPress={() => void send()}>
              {words.submit(toSend.length)}
            </Button>
          </div>
        </>
      )}
      {sent !== null && (
        <section className="placard-surface app-import-card" role="status">
          <ProgressBar label={words.sendingLabel} value={Math.round((100 * sent.rows) / Math.max(1, sent.all))} />
          <p>{sent.rows < sent.all ? words.sending(sent.rows, sent.all) : words.finishing}</p>
        </section>
      )}
      <ImportHistory refused={refused} />
    </>
  );
}
