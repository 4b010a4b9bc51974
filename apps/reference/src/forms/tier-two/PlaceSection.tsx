import type { Contact, Location } from "@placard/api-client";
import { CONTACT_TYPES } from "@placard/hazmat-core/regulatory";
import { FoldedFields } from "../FoldedFields.tsx";
import { hasWrong } from "../has-wrong.ts";
import { OptionalText } from "../OptionalText.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import type { Form } from "../use-form.ts";
import { contactLines, PreviousReportValues, placeLines } from "./PreviousReportValues.tsx";
import type { ContactTierValues, PlaceTierValues } from "./place-values.ts";
import { CheckList, YesNoField } from "./TierTwoFields.tsx";
import "./tier-two.css";

interface PlaceSectionProps {
  readonly form: Pick<Form<PlaceTierValues>, "values" | "field" | "set">;
  readonly stored: Location["tier_two"];
}

/** Tier II fields of a site. */
export function PlaceSection({ form, stored }: PlaceSectionProps) {
  const { tierTwo: texts } = useMessages();
  const { field } = form;
  return (
    <FoldedFields title={texts.section} isWrong={hasWrong(form, "tier_")}>
      {() => (
        <div className="app-tier-section">
          <p className="placard__hint">{texts.sectionHint}</p>
          <OptionalText label={texts.facility} description={texts.facilityHint} field={field("tier_facility")} />
          <div className="placard__grid">
            <OptionalText label={texts.street} field={field("tier_street")} />
            <OptionalText label={texts.city} field={field("tier_city")} />
            <OptionalText label={texts.state} field={field("tier_state")} />
            <OptionalText label={texts.zip} inputMode="numeric" field={field("tier_zip")} />
            <OptionalText label={texts.county} field={field("tier_county")} />
            <OptionalText label={texts.fireDistrict} field={field("tier_fire_district")} />
            <OptionalText label={texts.department} field={field("tier_department")} />
            <OptionalText label={texts.naics} inputMode="numeric" field={field("tier_naics")} />
            <OptionalText label={texts.duns} inputMode="numeric" field={field("tier_duns")} />
            <YesNoField label={texts.manned} field={field("tier_manned")} />
            <OptionalText label={texts.maxOccupants} inputMode="numeric" field={field("tier_occupants")} />
            <YesNoField label={texts.planning} field={field("tier_planning")} />
            <YesNoField label={texts.prevention} field={field("tier_prevention")} />
            <YesNoField label={texts.retail} field={field("tier_retail")} />
            <YesNoField label={texts.tanks} field={field("tier_tanks")} />
          </div>
          <OptionalText label={texts.notes} isMultiline field={field("tier_notes")} />
          <PreviousReportValues
            lines={placeLines(stored, texts.kept)}
            isLeftOut={form.values.tier_leave_out}
            onChange={(is) => form.set("tier_leave_out", is)}
          />
        </div>
      )}
    </FoldedFields>
  );
}

interface ContactSectionProps {
  readonly form: Pick<Form<ContactTierValues>, "values" | "field" | "set">;
  readonly stored: Contact["tier_two"];
}

/** Tier II fields of a contact. */
export function ContactSection({ form, stored }: ContactSectionProps) {
  const { tierTwo: texts } = useMessages();
  const { field } = form;
  return (
    <FoldedFields title={texts.section} isWrong={hasWrong(form, "tier_")}>
      {() => (
        <div className="app-tier-section">
          <p className="placard__hint">{texts.sectionHint}</p>
          <CheckList
            legend={texts.contactTypes}
            items={CONTACT_TYPES.map((id) => ({ id, label: texts.contactTypeNames(id) }))}
            field={field("tier_types")}
          />
          <div className="placard__grid">
            <OptionalText label={texts.phone24h} type="tel" field={field("tier_phone_24h")} />
            <OptionalText label={texts.street} field={field("tier_street")} />
            <OptionalText label={texts.city} field={field("tier_city")} />
            <OptionalText label={texts.state} field={field("tier_state")} />
            <OptionalText label={texts.zip} inputMode="numeric" field={field("tier_zip")} />
          </div>
          <PreviousReportValues
            lines={contactLines(stored, texts.kept)}
            isLeftOut={form.values.tier_leave_out}
            onChange={(is) => form.set("tier_leave_out", is)}
          />
        </div>
      )}
    </FoldedFields>
  );
}
