import { Disclosure } from "@placard/ui";
import { useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { ReportFacility } from "../report-queries.ts";
import { CountPages } from "./CountPages.tsx";
import { MissingPages } from "./MissingPages.tsx";

/** One facility: chemicals to report, undecided and below threshold, and missing fields. */
export function FacilityPart({ facility }: { readonly facility: ReportFacility }) {
  const { handOver } = useMessages();
  const texts = handOver.tierTwo;
  const [isOpen, setOpen] = useState(false);
  const { name, places, verdicts, open: first, missing_fields: missing } = facility;
  const open = verdicts.over + verdicts.undecided;
  const below = verdicts.under + verdicts.under_today;
  return (
    <section className="app-facility">
      <h3>{texts.facility(name, places)}</h3>
      {open + below === 0 && <p className="placard__note">{texts.none}</p>}
      {open > 0 && <CountPages facility={facility} state="open" label={texts.table(name)} total={open} first={first} />}
      {below > 0 && (
        <Disclosure title={texts.below(below)} variant="line" isExpanded={isOpen} onExpandedChange={setOpen}>
          {isOpen && <CountPages facility={facility} state="below" label={texts.below(below)} total={below} />}
        </Disclosure>
      )}
      {missing > 0 && <MissingPages facility={facility} />}
      {verdicts.over > 0 && missing === 0 && <p className="placard__note">{texts.missingNone}</p>}
    </section>
  );
}
