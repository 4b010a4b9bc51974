import type { Location } from "@placard/api-client";
import { Dialog, Select } from "@placard/ui";
import { useState } from "react";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { binderOfSite, languagesAt } from "./binder-of-site.ts";
import { BinderLanguage } from "./BinderLanguage.tsx";
import { BinderContents } from "./BinderContents.tsx";
import { BinderFoot } from "./BinderFoot.tsx";
import { BinderOutcome } from "./BinderOutcome.tsx";
import { useSiteChemicals } from "./use-site-chemicals.ts";
import { useBinder } from "./use-binder.ts";

interface BinderDialogProps {
  readonly locations: readonly Location[];
  /** Id of the preselected site, which the page shows, or `null`. */
  readonly siteId: number | null;
  readonly onClose: () => void;
}

/** Dialog that writes all SDSs of a site as a PDF on this device. */
export function BinderDialog({ locations, siteId, onClose }: BinderDialogProps) {
  const { binder: texts, safetyDataSheets: sheets } = useMessages();
  const [chosen, setChosen] = useState(siteId ?? (locations.length === 1 ? (locations[0]?.id ?? null) : null));
  const [language, setLanguage] = useState<string | null>(null);
  const { state, make, startOver } = useBinder();
  const site = locations.find(({ id }) => id === chosen);
  const reading = useSiteChemicals(site);
  const saved = reading.data ?? null;
  const binder = saved === null ? null : binderOfSite(saved, language);

  function choose(next: { readonly site?: number; readonly language: string | null }): void {
    startOver();
    if (next.site !== undefined) setChosen(next.site);
    setLanguage(next.language);
  }
  return (
    <Dialog
      title={texts.title}
      description={texts.text}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <BinderFoot
          isSiteChosen={site !== undefined}
          binder={binder}
          state={state}
          onMake={(wanted) => void make(wanted)}
          onClose={onClose}
        />
      }
    >
      <div className="app-form">
        <Select
          label={texts.site}
          placeholder={texts.chooseSite}
          items={locations.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={site === undefined ? null : String(site.id)}
          isDisabled={state.kind === "making"}
          onChange={(id) => choose({ site: Number(id), language: null })}
        />
        {site !== undefined && saved === null && <NotLoaded queries={[reading]} lines={2} label={sheets.loading} />}
        {saved !== null && (
          <BinderLanguage
            languages={languagesAt(saved)}
            value={language}
            isDisabled={state.kind === "making"}
            onChange={(next) => choose({ language: next })}
          />
        )}
        {binder !== null && <BinderContents binder={binder} />}
        {binder !== null && <BinderOutcome state={state} wanted={binder.sheets.length} />}
      </div>
    </Dialog>
  );
}
