import type { InventoryChemical } from "@placard/api-client";
import { offersOfSds, type SdsFindings } from "@placard/hazmat-core/business";
import { Button, Checkbox } from "@placard/ui";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import "./ApplyToRecord.css";
import { useApplyOffers } from "./use-apply-offers.ts";

interface ApplyToRecordProps {
  readonly text: SdsFindings;
  readonly chemical: InventoryChemical;
}

/** Values of the SDS that differ from the record, side by side. Only chosen values are saved. */
export function ApplyToRecord({ text, chemical }: ApplyToRecordProps) {
  const { sheetText: texts, safetyDataSheets } = useMessages();
  const { role } = useBusinessProfile();
  const refused = useRefusalReason()(role, "edit_chemicals");
  const offers = offersOfSds(text, { ...chemical, h_codes: chemical.tier_two?.h_codes ?? [] });
  const { taken: selected, isChosen, choose, isSaving, save } = useApplyOffers(chemical, offers);
  if (offers.length === 0) return null;
  return (
    <section className="app-sds-record" aria-label={texts.record}>
      <h4>{texts.record}</h4>
      <p>{texts.recordLine(chemical.name)}</p>
      <ul>
        {offers.map((offer) => (
          <li key={`${offer.field} ${offer.value}`}>
            <Checkbox isSelected={isChosen(offer)} onChange={(is) => choose(offer, is)}>
              {texts.offer(texts.recordFields[offer.field], offer.value)}
            </Checkbox>
            <span>{texts.onFile(offer.old)}</span>
            <small>{texts.evidence(offer.line, offer.page)}</small>
          </li>
        ))}
      </ul>
      <div>
        <Button
          isPending={isSaving}
          pendingLabel={safetyDataSheets.saving}
          disabledReason={refused ?? (selected.length === 0 ? texts.chooseFirst : undefined)}
          onPress={save}
        >
          {texts.takeIntoRecord}
        </Button>
      </div>
    </section>
  );
}
