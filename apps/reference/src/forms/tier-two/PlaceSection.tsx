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
  const { tierTwo: words } = useMessages();
  const { field } = form;
  return (
    <FoldedFields title={words.section} isWrong={hasWrong(form, "tier_")}>
      {() => (
        <div className="app-tier-section">
          <p className="placard__hint">{words.sectionHint}</p>
          <OptionalText label={words.facility} description={words.facilityHint} field={field("tier_facility")} />
          <div className="placard__grid">
            <OptionalText label={words.street} field={field("tier_street")} />
            <OptionalText label={words.city} field={field("tier_city")} />
            <OptionalText label={words.state} field={field("tier_state")} />
            <OptionalText label={words.zip} inputMode="numeric" field={field("tier_zip")} />
            <OptionalText label={words.county} field={field("tier_county")} />
            <OptionalText label={words.fireDistrict} field={field("tier_fire_district")} />
            <OptionalText label={words.department} field={field("tier_department")} />
            <OptionalText label={words.naics} inputMode="numeric" field={field("tier_naics")} />
            <OptionalText label={words.duns} inputMode="numeric" field={field("tier_duns")} />
            <YesNoField label={words.manned} field={field("tier_manned")} />
            <OptionalText label={words.maxOccupants} inputMode="numeric" field={field("tier_occupants")} />
            <YesNoField label={words.planning} field={field("tier_planning")} />
            <YesNoField label={words.prevention} field={field("tier_prevention")} />
            <YesNoField label={words.retail} field={field("tier_retail")} />
            <YesNoField label={words.tanks} field={field("tier_tanks")} />
          </div>
          <OptionalText label={words.notes} isMultiline field={field("tier_notes")} />
          <PreviousReportValues
            lines={placeLines(stored, words.kept)}
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
  const { tierTwo: words } = useMessages();
  const { field } = form;
  return (
    <FoldedFields title={words.section} isWrong={hasWrong(form, "tier_")}>
      {() => (
        <div className="app-tier-section">
          <p className="placard__hint">{words.sectionHint}</p>
          <CheckList
            legend={words.contactTypes}
            items={CONTACT_TYPES.map((id) => ({ id, label: words.contactTypeNames(id) }))}
            field={field("tier_types")}
          />
          <div className="placard__grid">
            <OptionalText label={words.phone24h} type="tel" field={field("tier_phone_24h")} />
            <OptionalText label={words.street} field={field("tier_street")} />
            <OptionalText label={words.city} field={field("tier_city")} />
            <OptionalText label={words.state} field={field("tier_state")} />
            <OptionalText label={words.zip} inputMode="numeric" field={field("tier_zip")} />
          </div>
          <PreviousReportValues
            lines={contactLines(stored, words.kept)}
            isLeftOut={form.values.tier_leave_out}
            onChange={(is) => form.set("tier_leave_out", is)}
          />
        </div>
      )}
    </FoldedFields>
  );
}
