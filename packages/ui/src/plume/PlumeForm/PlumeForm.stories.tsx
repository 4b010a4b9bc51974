import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleGeocoder } from "../../testing/navigation.ts";
import { sampleForm, samplePlace, sampleValues } from "../../testing/plume.ts";
import { sampleSource } from "../../testing/samples.ts";
import { usePlumeForm } from "../entry/plume-form-state.ts";
import { EMPTY_PLUME } from "../entry/plume-values.ts";
import { PlumeForm } from "./PlumeForm.tsx";

const meta = {
  component: PlumeForm,
  args: {
    form: sampleForm(EMPTY_PLUME),
    source: sampleSource,
    geocoder: sampleGeocoder,
    place: null,
    rate: { kind: "none", missing: [] },
    onPlacePin: fn(),
  },
  render: function Kept(args) {
    const form = usePlumeForm({ initial: args.form.values, validate: () => ({}), submit: async () => ({}) });
    return <PlumeForm {...args} form={form} />;
  },
  globals: { theme: "dark", area: "responder" },
} satisfies Meta<typeof PlumeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { form: sampleForm(sampleValues), place: samplePlace } };

export const WhatIsSeenInsteadOfARate: Story = {
  args: {
    form: sampleForm({ ...sampleValues, source: "cylinder", hole_diameter_mm: "5", contents_kg: "68" }),
    place: samplePlace,
    rate: {
      kind: "given",
      rate: {
        rateKgPerS: 0.0381,
        durationMin: 30,
        assumptions: [
          {
            name: "Emission rate",
            value: "0.038 kg/s",
            reason: "From a 5 mm hole, at the start.",
            isDerived: true,
          },
          { name: "Duration", value: "30 min", reason: "68 kg is gone by then", isDerived: true },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Emission rate: 0.038 kg/s derived")).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Hole diameter/), "0");
    await expect(canvas.getByLabelText(/^Hole diameter/)).toHaveValue("50");
  },
};

export const ARefusalStandsAtItsField: Story = {
  args: {
    form: sampleForm({ ...sampleValues, source: "cylinder", hole_diameter_mm: "5" }),
    rate: { kind: "refused", message: "Enter the cylinder pressure.", field: "gauge_pressure" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Gauge pressure/)).toHaveAccessibleDescription(/Enter the cylinder pressure/);
  },
};

export const InGloveDensity: Story = { ...Playground, globals: { density: "glove" } };
