import { getSdsFile, type InventoryChemical, type Location, type SafetyDataSheet } from "@placard/api-client";
import { Banner, Button, Dialog, ProgressBar, Select } from "@placard/ui";
import { BookOpen } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { isUnanswered, refusalOf } from "../../../lib/api/failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { binderOfSite, type SiteBinder } from "./binder-of-site.ts";
import { useBinder } from "./use-binder.ts";

interface BinderDialogProps {
  readonly locations: readonly Location[];
  readonly chemicals: readonly InventoryChemical[];
  readonly sheets: readonly SafetyDataSheet[];
  /** Chosen beforehand: the site that the page shows, or `null`. */
  readonly siteId: number | null;
  readonly onClose: () => void;
}

/** Writes all data sheets of one site as PDF, on this device. */
export function BinderDialog({ locations, chemicals, sheets, siteId, onClose }: BinderDialogProps) {
  const { binder: words, common } = useMessages();
  const api = useApi();
  const [chosen, setChosen] = useState(siteId ?? (locations.length === 1 ? (locations[0]?.id ?? null) : null));
  const { state, make, startOver } = useBinder();
  const site = locations.find(({ id }) => id === chosen);
  const binder = site === undefined ? null : binderOfSite(site, chemicals, sheets);
  const isMaking = state.kind === "making";

  return (
    <Dialog
      title={words.title}
      description={words.text}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{state.kind === "made" ? common.close : common.cancel}</Button>
          {state.kind !== "made" && (
            <Button
              variant="primary"
              icon={<BookOpen aria-hidden="true" />}
              disabledReason={whyNot()}
              isPending={isMaking}
              pendingLabel={words.making}
              onPress={() => {
                if (binder !== null) void make(binder);
              }}
            >
              {state.kind === "stopped" ? words.goOn : words.make}
            </Button>
          )}
        </>
      }
    >
      <div className="app-form">
        <Select
          label={words.site}
          placeholder={words.chooseSite}
          items={locations.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={site === undefined ? null : String(site.id)}
          isDisabled={isMaking}
          onChange={(id) => {
            startOver();
            setChosen(Number(id));
          }}
        />
        {binder !== null && contents(binder)}
      </div>
    </Dialog>
  );

  function whyNot(): string | undefined {
    if (binder === null) return words.chooseSiteFirst;
    if (binder.sheets.length > 0) return undefined;
    return binder.missing.length === 0 ? words.noChemicals : words.noSheets;
  }

  function contents({ sheets: wanted, missing }: SiteBinder) {
    return (
      <>
        {wanted.length > 0 && <p>{words.holds(wanted.length)}</p>}
        {missing.length > 0 && (
          <Banner tone="caution" role="note" title={words.without(missing.length)}>
            {missing.join("; ")}
          </Banner>
        )}
        {state.kind === "making" && (
          <ProgressBar
            label={words.progress(state.done, wanted.length)}
            value={Math.round((state.done / wanted.length) * 100)}
          />
        )}
        {state.kind === "stopped" && (
          <Banner tone="danger" title={words.stopped(state.done, wanted.length)}>
            {isUnanswered(state.error) ? words.noNetwork : refusalOf(state.error, words.failed).message}
          </Banner>
        )}
        {state.kind === "made" && <Banner tone="ok" title={words.made} />}
        {state.kind === "made" && state.without.length > 0 && (
          <Banner tone="caution" title={words.notDrawn(state.without.length)}>
            <ul>
              {state.without.map(({ id, chemical_name }) => (
                <li key={id}>
                  <a href={api.url(getSdsFile, { params: { id }, query: { download: "1" } })} download>
                    {words.downloadOf(chemical_name)}
                  </a>
                </li>
              ))}
            </ul>
          </Banner>
        )}
      </>
    );
  }
}
