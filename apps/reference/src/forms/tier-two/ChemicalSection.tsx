import type { InventoryChemical } from "@placard/api-client";
import { formatNumber, type SourceRef } from "@placard/hazmat-core";
import {
  CHEMICAL_STATES,
  numberFrom,
  isOneOf,
  quantityFrom,
  quantityRemarks,
  QUANTITY_UNITS,
  readHazardCodes,
} from "@placard/hazmat-core/business";
import {
  citeEdition,
  COMPOSITIONS,
  CONTAINER_TYPES,
  containerText,
  HAZARD_CATEGORIES,
  poundsOf,
  rangeCode,
  STORAGE_PRESSURES,
  STORAGE_TEMPERATURES,
  suggestedCategories,
} from "@placard/hazmat-core/regulatory";
import { Banner, Button, Checkbox } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FoldedFields } from "../FoldedFields.tsx";
import { hasWrong } from "../has-wrong.ts";
import { OptionalText } from "../OptionalText.tsx";
import { chemicalSource } from "../../lib/chemical/chemical-source.ts";
import { listingsOf, useRegulatoryLists } from "../../lib/chemical/listings.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import type { Form } from "../use-form.ts";
import { NO_HAZARD, tierOfChemical, type ChemicalTierValues } from "./chemical-values.ts";
import { chemicalLines, PreviousReportValues } from "./PreviousReportValues.tsx";
import { ListingLines } from "./ListingLines.tsx";
import { CheckList, ChoiceField, YesNoField } from "./TierTwoFields.tsx";
import "./tier-two.css";

interface ChemicalSectionProps {
  readonly form: Pick<Form<ChemicalTierValues>, "values" | "field" | "set">;
  readonly stored: InventoryChemical["tier_two"];
  /** As typed; GHS statements on file are shown as a suggestion. */
  readonly casNumber: string;
  /** Unit of the quantity. The amounts use the same unit unless the user chooses another. */
  readonly unit: string;
  /** Shown below the fields. */
  readonly foot?: ReactNode;
}

/** Tier II fields of a chemical, collapsed by default since most businesses do not need them. */
export function ChemicalSection({ form, stored, casNumber, unit, foot }: ChemicalSectionProps) {
  const { tierTwo: texts } = useMessages();
  const { values } = form;
  const { data: lists, isError: isUnlisted } = useRegulatoryLists();
  const said = { cas_number: casNumber.trim(), tier_two: tierOfChemical(values, null) };
  return (
    <>
      {isUnlisted && <Banner tone="caution" title={texts.listsUnread} />}
      {lists !== undefined && <ListingLines listings={listingsOf(said, lists)} />}
      <FoldedFields title={texts.section} isWrong={hasWrong(form, "tier_")}>
        {() => (
          <>
            <ChemicalFields form={form} stored={stored} casNumber={casNumber} unit={unit} />
            {foot}
          </>
        )}
      </FoldedFields>
    </>
  );
}

/** The fields of the section. */
function ChemicalFields({ form, stored, casNumber, unit }: ChemicalSectionProps) {
  const { tierTwo: texts, chemicals } = useMessages();
  const { values, field } = form;
  return (
    <div className="app-tier-section">
      <p className="placard__hint">{texts.sectionHint}</p>
      <div className="placard__grid">
        <ChoiceField
          label={texts.composition}
          items={COMPOSITIONS.map((id) => ({ id, label: texts.compositions[id] }))}
          field={field("tier_composition")}
        />
        <YesNoField label={texts.ehs} description={texts.ehsHint} field={field("tier_ehs")} />
      </div>
      <CheckList
        legend={texts.states}
        items={CHEMICAL_STATES.map((id) => ({ id, label: texts.stateNames[id] }))}
        field={field("tier_states")}
      />
      <OptionalText label={texts.hCodes} description={texts.hCodesHint} field={field("tier_h_codes")} />
      <Suggestion form={form} casNumber={casNumber} />
      <CheckList
        legend={texts.hazards}
        hint={texts.hazardsHint}
        alone={NO_HAZARD}
        items={[
          ...HAZARD_CATEGORIES.map((id) => ({ id, label: texts.hazardNames(id) })),
          { id: NO_HAZARD, label: texts.noHazard },
        ]}
        field={field("tier_hazards")}
      />
      <div className="placard__grid">
        <ChoiceField
          label={texts.unit}
          blank={texts.unitAsStored(unit)}
          items={QUANTITY_UNITS.map((id) => ({ id, label: id }))}
          field={field("tier_unit")}
        />
        <OptionalText label={texts.max} inputMode="decimal" {...codeOf(values.tier_max)} field={field("tier_max")} />
        <OptionalText
          label={texts.average}
          inputMode="decimal"
          {...codeOf(values.tier_average)}
          field={field("tier_average")}
        />
        <OptionalText
          label={texts.largest}
          inputMode="decimal"
          description={saidOf(values.tier_largest).join(" ")}
          field={field("tier_largest")}
        />
        <OptionalText
          label={texts.density}
          unit="kg/L"
          inputMode="decimal"
          description={texts.densityHint}
          field={field("tier_density")}
        />
        <OptionalText label={texts.days} inputMode="numeric" field={field("tier_days")} />
        <ChoiceField
          label={texts.container}
          items={CONTAINER_TYPES.map((id) => ({ id, label: `${id} ${containerText(id)}` }))}
          field={field("tier_container")}
        />
        <ChoiceField
          label={texts.pressure}
          items={STORAGE_PRESSURES.map((id) => ({ id, label: texts.pressures(id) }))}
          field={field("tier_pressure")}
        />
        <ChoiceField
          label={texts.temperature}
          items={STORAGE_TEMPERATURES.map((id) => ({ id, label: texts.temperatures(id) }))}
          field={field("tier_temperature")}
        />
        <YesNoField label={texts.fine} description={texts.fineHint} field={field("tier_fine")} />
      </div>
      <OptionalText label={texts.parts} description={texts.partsHint} isMultiline field={field("tier_parts")} />
      <div className="placard__grid">
        <Checkbox isSelected={values.tier_secret} onChange={(is) => form.set("tier_secret", is)}>
          {texts.secret}
        </Checkbox>
        <Checkbox isSelected={values.tier_confidential} onChange={(is) => form.set("tier_confidential", is)}>
          {texts.confidential}
        </Checkbox>
      </div>
      <PreviousReportValues
        lines={chemicalLines(stored, texts.kept)}
        isLeftOut={values.tier_leave_out}
        onChange={(is) => form.set("tier_leave_out", is)}
      />
    </div>
  );

  /** The parsed amount, with its range code if it can be converted to pounds. */
  function codeOf(typed: string): { readonly description?: string } {
    const amount = quantityFrom(typed);
    const chosen = values.tier_unit === "" ? unit : values.tier_unit;
    if (amount === null || amount < 0 || !isOneOf(QUANTITY_UNITS, chosen)) return {};
    const pounds = poundsOf(amount, chosen, numberFrom(values.tier_density));
    const code = pounds.kind === "known" ? texts.code(rangeCode(pounds.value)) : texts.densityHint;
    return { description: [...saidOf(typed), code].join(" ") };
  }

  function saidOf(typed: string): readonly string[] {
    const chosen = values.tier_unit === "" ? unit : values.tier_unit;
    const amount = `${formatNumber(quantityFrom(typed) ?? 0)} ${chosen}`.trim();
    const remarks = quantityRemarks(typed, chosen).filter((remark) => remark !== "nothing_there"); // the amount can be zero this year
    return remarks.map((remark) => chemicals.quantityRemarks[remark](amount));
  }
}

/**
 * Suggests hazard categories. Statements from the product's own SDS suggest every category not yet selected; statements
 * from a table suggest categories only while none is selected.
 */
function Suggestion({ form, casNumber }: Pick<ChemicalSectionProps, "form" | "casNumber">) {
  const { tierTwo: texts } = useMessages();
  const statements = useQuery({
    queryKey: ["ghs-statements", casNumber.trim()],
    queryFn: () => statementsOf(casNumber.trim()),
    enabled: casNumber.trim() !== "",
    staleTime: Infinity,
  });
  const own = readHazardCodes(form.values.tier_h_codes);
  // The product's own SDS is more specific than a table of substances, and a mixture has no other source.
  const source =
    own.length > 0 ? texts.ownCodes(own.join(", ")) : statements.data && citeEdition(statements.data.source);
  const said = form.values.tier_hazards;
  const suggested = suggestedCategories(own.length > 0 ? own : (statements.data?.hCodes ?? [])).filter(
    (category) => !said.includes(category),
  );
  if (suggested.length === 0 || source == null || (said.length > 0 && own.length === 0)) return null;
  const saved = said.filter((category) => category !== NO_HAZARD);
  return (
    <div className="placard__suggestion" role="status">
      <span>{texts.suggested(suggested.map((category) => texts.hazardNames(category)).join(", "), source)}</span>
      <Button onPress={() => form.set("tier_hazards", [...saved, ...suggested])}>{texts.takeSuggestion}</Button>
    </div>
  );
}

/** The GHS statements of the substance with this CAS number; `null` if none are on file. */
async function statementsOf(
  casNumber: string,
): Promise<{ readonly hCodes: readonly string[]; readonly source: SourceRef } | null> {
  const meant = await chemicalSource.meant(casNumber);
  if (meant.kind !== "one") return null;
  return (await chemicalSource.record(meant.match.key))?.ghs ?? null;
}
