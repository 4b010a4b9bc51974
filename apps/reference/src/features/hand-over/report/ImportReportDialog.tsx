import { businessOfReport, readTierTwo, type ReportedBusiness } from "@placard/hazmat-core/regulatory";
import { Banner, Button, Dialog, ProgressBar, Select, toasts } from "@placard/ui";
import { FileDrop } from "@placard/ui/controls";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import type { HandedOver } from "../use-hand-over.ts";
import { unpackReport } from "./report-file.ts";
import { matchPlaces, planContacts, planPlace, type PlannedPlace } from "./report-import.ts";
import { sendReport, stepsOf } from "./send-report.ts";

interface ImportReportDialogProps {
  readonly record: HandedOver;
  readonly onClose: () => void;
}

/** A report that was read, and which site each of its facilities is. */
interface Chosen {
  readonly report: ReportedBusiness;
  /** By place in the report; `null`: it is skipped. */
  readonly sites: readonly (number | null)[];
}

const SKIP = "skip";

/** Last year's report as the beginning of this year's: what it brings is shown before anything is written. */
export function ImportReportDialog({ record, onClose }: ImportReportDialogProps) {
  const { handOver, common } = useMessages();
  const words = handOver.importing;
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<number | null>(null);

  const planned = chosen === null ? [] : plannedOf(chosen, record);
  const contacts =
    chosen === null ? { changed: [], added: [] } : planContacts(chosen.report, record.contacts, business_id);
  const steps = stepsOf(planned, contacts);

  return (
    <Dialog
      isOpen
      size="lg"
      title={words.title}
      description={words.text}
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button
            variant="primary"
            isPending={done !== null}
            pendingLabel={words.pending}
            disabledReason={planned.length === 0 ? words.nothing : undefined}
            onPress={() => void start()}
          >
            {words.start}
          </Button>
        </>
      }
    >
      <FileDrop
        label={words.file}
        description={words.dropHint}
        accept={[".t2s", ".zip", ".xml"]}
        files={files}
        onAdd={(added) => void choose(added)}
        onRemove={() => void choose([])}
        errorMessage={problem ?? undefined}
      />
      {chosen !== null && (
        <>
          <h3>{words.ofYear(chosen.report.year)}</h3>
          {chosen.report.places.map((place, at) => (
            <Select
              // oxlint-disable-next-line react/no-array-index-key -- facilities of a file have an order, and may share names
              key={at}
              label={words.place(place.name)}
              items={[
                { id: SKIP, label: words.skip },
                ...record.locations.map(({ id, name, civic_address }) => ({
                  id: String(id),
                  label: name,
                  hint: civic_address,
                })),
              ]}
              value={String(chosen.sites[at] ?? SKIP)}
              onChange={(id) => setChosen({ ...chosen, sites: chosen.sites.with(at, id === SKIP ? null : Number(id)) })}
            />
          ))}
          <p>{words.summary(sum(planned, "changed"), sum(planned, "added"))}</p>
          <p>{words.contacts(contacts.changed.length, contacts.added.length)}</p>
          {planned.some(({ withoutAmount }) => withoutAmount.length > 0) && (
            <Banner
              tone="caution"
              title={words.withoutAmount(planned.flatMap(({ withoutAmount }) => withoutAmount).join(", "))}
            />
          )}
          {done !== null && (
            <ProgressBar label={words.pending} value={done} maxValue={steps} valueLabel={words.progress(done, steps)} />
          )}
        </>
      )}
    </Dialog>
  );

  async function choose([file]: readonly File[]): Promise<void> {
    setChosen(null);
    setProblem(null);
    setFiles(file === undefined ? [] : [file]);
    if (file === undefined) return;
    const unpacked = await unpackReport(file);
    if (!unpacked.ok) return setProblem(words.unread[unpacked.reason]);
    const read = readTierTwo(unpacked.text);
    if (!read.ok) return setProblem(words.refused[read.error.code]);
    const report = businessOfReport(read.value);
    setChosen({ report, sites: matchPlaces(report, record.locations).map(({ location }) => location?.id ?? null) });
  }

  async function start(): Promise<void> {
    setProblem(null);
    setDone(0);
    try {
      await sendReport(api, planned, contacts, setDone);
      toasts.show({ tone: "ok", title: words.doneTitle, text: words.doneText(steps) });
      onClose();
    } catch (error) {
      setDone(null);
      fail(error, { title: words.failedTitle, fallback: words.failed, logIn: words.logIn });
      setProblem(words.failed);
    }
    await queries.invalidateQueries({ queryKey: businessKey(business_id) });
  }
}

const sum = (planned: readonly PlannedPlace[], part: "changed" | "added"): number =>
  planned.reduce((all, place) => all + place[part].length, 0);

function plannedOf({ report, sites }: Chosen, { locations, chemicals }: HandedOver): readonly PlannedPlace[] {
  return report.places.flatMap((place, at) => {
    const location = locations.find(({ id }) => id === sites[at]);
    return location === undefined ? [] : [planPlace(place, location, chemicals)];
  });
}
