import type { AddressSuggestion, Geocoder } from "@placard/hazmat-core";
import { AddressInput, Banner, Button, Card, ChemicalField, SegmentedControl, Slider } from "@placard/ui";
import { isExactEnough } from "@placard/hazmat-core/scene";
import { CircleAlert, MapPin, Play } from "lucide-react";
import type { ReactNode } from "react";
import { FormFrame } from "../../../../forms/FormFrame.tsx";
import { chemicalSource } from "../../../../lib/chemical-source.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { MoreInputs } from "./MoreInputs.tsx";
import "./PlumeForm.css";
import { chemicalFields, placeFields } from "./plume-values.ts";
import type { PlumeForm as Form } from "./plume-form-state.ts";
import { SourceFields } from "./SourceFields.tsx";
import type { SourceRate } from "./use-source-rate.ts";

interface PlumeFormProps {
  readonly form: Form;
  readonly geocoder: Geocoder;
  readonly place: AddressSuggestion | null;
  /** What the chosen source comes to. */
  readonly rate: SourceRate;
  /** What stands below the chemical: a question which one is meant. */
  readonly chemicalNotice: ReactNode;
  /** What stands between the address and its fields: a question about the place. */
  readonly notice: ReactNode;
  /** The weather card: its fields belong to the same form. */
  readonly weather: ReactNode;
  readonly onPlacePin: () => void;
}

/** What is released, where, how much. The weather stands below, in the same form. */
export function PlumeForm({
  form,
  geocoder,
  place,
  rate,
  chemicalNotice,
  notice,
  weather,
  onPlacePin,
}: PlumeFormProps) {
  const { plume } = useMessages();
  const { values } = form;
  const known = place !== null && isExactEnough(place.precision) ? place : null;
  return (
    <FormFrame form={form} label={plume.title}>
      <div className="placard-plume-inputs">
        <Card className="placard-plume-form">
          <ChemicalField
            {...form.field("chem_name")}
            label={plume.chemicalName}
            source={chemicalSource}
            onSelect={(match) => form.fill(chemicalFields(match))}
          />
          {chemicalNotice}
          <div className="placard__place">
            <AddressInput
              {...form.field("address")}
              label={plume.address}
              geocoder={geocoder}
              onSelect={(chosen) => form.fill(placeFields(chosen))}
              {...(known !== null && {
                description: plume.placeKnown(
                  plume.precisions[known.precision],
                  `${known.center[1].toFixed(5)}, ${known.center[0].toFixed(5)}`,
                ),
              })}
            />
            {notice}
            <Button variant="quiet" icon={<MapPin aria-hidden="true" />} onPress={onPlacePin}>
              {plume.placePin}
            </Button>
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
          <MoreInputs form={form} />
          <Button
            type="submit"
            variant="primary"
            icon={<Play aria-hidden="true" />}
            isPending={form.isSubmitting}
            pendingLabel={plume.calculating}
          >
            {plume.calculate}
          </Button>
          {form.problem === undefined ? undefined : <Banner tone="danger" title={form.problem} />}
        </Card>
        {weather}
      </div>
    </FormFrame>
  );
}

const STATES = ["solid", "liquid", "gas"] as const;

function StateField({ form }: { readonly form: Form }) {
  const { plume } = useMessages();
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
          <CircleAlert aria-hidden="true" />
          {errorMessage}
        </p>
      )}
    </div>
  );
}
