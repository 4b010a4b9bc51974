import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { sampleGeocoder } from "../../testing/navigation.ts";
import { sampleModels, sampleResult, sampleValues } from "../../testing/plume.ts";
import { sampleSource } from "../../testing/samples.ts";
import { PlumePanel } from "./PlumePanel.tsx";

const meta = {
  component: PlumePanel,
  args: { source: sampleSource, geocoder: sampleGeocoder, models: sampleModels },
  globals: { theme: "dark", area: "responder" },
} satisfies Meta<typeof PlumePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { outcome: { kind: "complete", result: sampleResult }, initial: sampleValues },
};

export const FromEntryToZones: Story = {
  args: { initial: sampleValues },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Calculate" }));
    await waitFor(() => expect(canvas.getByText(/^Calculation Complete/)).toBeVisible(), { timeout: 15_000 });
    await expect(canvas.getByRole("grid", { name: /Zones/ })).toHaveTextContent("Protective distance");
  },
};

export const WhatIsMissingStandsAtItsField: Story = {
  args: { initial: { ...sampleValues, emission_rate: "" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Calculate" }));
    await expect(await canvas.findByText("Valid emission rate is required")).toBeVisible();
  },
};
