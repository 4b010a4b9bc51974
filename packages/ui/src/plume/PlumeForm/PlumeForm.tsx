import {
  coordinatesOf,
  type AddressSuggestion,
  type ChemicalSource,
  type Geocoder,
  type LonLat,
} from "@placard/hazmat-core";
import { Icon } from "../../internal/Icon.tsx";
import { AddressInput } from "../../controls/AddressInput/AddressInput.tsx";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { Card } from "../../controls/Card/Card.tsx";
import { Form } from "../../controls/Form/Form.tsx";
import { ChemicalField } from "../../chemical/ChemicalField/ChemicalField.tsx";
import { SegmentedControl } from "../../controls/SegmentedControl/SegmentedControl.tsx";
import { Slider } from "../../controls/Slider/Slider.tsx";
import { isExactEnough } from "@placard/hazmat-core/scene";
import { CircleAlert, MapPin, Play } from "lucide";
import { memo, type ReactNode } from "react";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { MoreInputs } from "./MoreInputs.tsx";
import "./PlumeForm.css";
import { placePrecision } from "../entry/place-precision.ts";
import { chemicalFields, placeFields } from "../entry/plume-values.ts";
import { usePlumeEntry, type PlumeEntry, type PlumeFormState } from "../entry/plume-form-state.ts";
import { SourceFields } from "./SourceFields.tsx";
import type { SourceRate } from "../entry/source-rate.ts";

export interface PlumeFormProps {
  /** State of the form, from `usePlumeForm`. */
  readonly form: PlumeFormState;
  /** Source of the chemical data. */
  readonly source: ChemicalSource;
  /** Source of the addresses. Pass the same object in every render. */
  readonly geocoder: Geocoder;
  /** Place of the address; `null`: not found or not given. */
  readonly place: AddressSuggestion | null;
  /** Incident or centre of the region in use. The field asks about typed coordinates that are far from it. */
  readonly near?: LonLat | null;
  /** Release rate of the chosen source. */
  readonly rate: SourceRate;
  /** Shown below the chemical, such as the question which one is meant. */
  readonly chemicalNotice?: ReactNode;
  /** Shown between the address and its fields, such as a question about the location. */
  readonly notice?: ReactNode;
  /** The weather card. Its fields belong to the same form. */
  readonly weather?: ReactNode;
  /** Called to let the user choose the location on a map. Omit it without a map. */
  readonly onPlacePin?: () => void;
}

/**
 * Form for the release: substance, location and amount, with the weather below.
 *
 * @example
 * const work = usePlumeWork({ source: bundledChemicalSource(), geocoder });
 * const { form, source, geocoder, place, rate } = usePlume(work, usePlumeForm(work.form));
 * return <PlumeForm form={form} source={source} geocoder={geocoder} place={place} rate={rate} />;
 */
export function PlumeForm({ form, chemicalNotice, notice, weather, ...entry }: PlumeFormProps) {
  const { plume } = useTexts(plumeTexts);
  const { attach, onSubmit, isSubmitting, problem } = form;
  return (
    <Form ref={attach} aria-label={plume.title} onSubmit={onSubmit}>
      <div className="placard-plume-inputs">
        <Card className="placard-plume-form">
          <Release {...entry} form={usePlumeEntry(form)} chemicalNotice={chemicalNotice} notice={notice} />
          <Button
            type="submit"
            className="placard__calculate"
            variant="primary"
            icon={<Icon of={Play} aria-hidden="true" />}
            isPending={isSubmitting}
            pendingLabel={plume.calculating}
          >
            {plume.calculate}
          </Button>
          {problem === undefined ? undefined : <Banner tone="danger" title={problem} />}
        </Card>
        {weather}
      </div>
    </Form>
  );
}

type ReleaseProps = Omit<PlumeFormProps, "form" | "weather"> & { readonly form: PlumeEntry };

/** Substance, location and amount of the release. Not rendered again while a calculation runs. */
const Release = memo(function Release({
  form,
  source,
  geocoder,
  place,
  near = null,
  rate,
  chemicalNotice,
  notice,
  onPlacePin,
}: ReleaseProps) {
  const { plume } = useTexts(plumeTexts);
  const { values } = form;
  const known = place !== null && isExactEnough(place.precision) ? place : null;
  return (
    <>
      <ChemicalField
        {...form.field("chem_name")}
        label={plume.chemicalName}
        source={source}
        onSelect={(match) => form.fill({ ...chemicalFields(match), guide: "" })}
      />
      {chemicalNotice}
      <div className="placard__place">
        <AddressInput
          {...form.field("address")}
          label={plume.address}
          geocoder={geocoder}
          near={known === null ? near : null}
          onSelect={(chosen) => form.fill(placeFields(chosen))}
          {...(known !== null && {
            description: plume.placeKnown(placePrecision(known, plume), coordinatesOf(known.center, known.precision)),
          })}
        />
        {notice}
        {onPlacePin === undefined ? undefined : (
          <Button variant="quiet" icon={<Icon of={MapPin} aria-hidden="true" />} onPress={onPlacePin}>
            {plume.placePin}
          </Button>
        )}
      </div>
      <SourceFields form={form} rate={rate} />
      <StateField form={form} />
      <div className="placard__pair">
        <SegmentedControl
          hasVisibleLabel
          label={plume.unit}
          options={[
            { id: "ppm", label: plume.units.ppm },
            { id: "mg", label: plume.units.mg },
          ]}
          value={values.unit === "mg" ? "mg" : "ppm"}
          onChange={(unit) => form.set("unit", unit)}
        />
        <Slider
          label={plume.turnBack}
          unit="%"
          minValue={0}
          maxValue={100}
          step={1}
          value={Number(values.turnBackLELPercent)}
          onChange={(percent) => form.set("turnBackLELPercent", String(percent))}
        />
      </div>
      <MoreInputs form={form} source={source} />
    </>
  );
});

const STATES = ["solid", "liquid", "gas"] as const;

function StateField({ form }: { readonly form: PlumeEntry }) {
  const { plume } = useTexts(plumeTexts);
  const { errorMessage } = form.field("state");
  return (
    <div className="placard__state">
      <SegmentedControl
        hasVisibleLabel
        label={plume.state}
        options={STATES.map((id) => ({ id, label: plume.states[id] }))}
        value={STATES.find((known) => known === form.values.state) ?? null}
        onChange={(state) => form.set("state", state)}
        isInvalid={errorMessage !== undefined}
        {...(errorMessage !== undefined && { "aria-describedby": "plume-state-error" })}
      />
      {errorMessage === undefined ? undefined : (
        <p id="plume-state-error" className="placard__error">
          <Icon of={CircleAlert} aria-hidden="true" />
          {errorMessage}
        </p>
      )}
    </div>
  );
}
