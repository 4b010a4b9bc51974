import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
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
    const zones = await canvas.findByRole("grid", { name: /Zones/ }, { timeout: 15_000 });
    await expect(zones).toHaveTextContent("Protective distance");
  },
};

/** A host has no region for toasts of its own: what goes wrong is said all the same. */
export const SaysWhatItLacksForTheModels: Story = {
  args: { initial: { ...sampleValues, weather_at: "" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Calculate" }));
    await expect(await screen.findByRole("alertdialog")).toBeVisible();
  },
};

export const WhatIsMissingStandsAtItsField: Story = {
  args: { initial: { ...sampleValues, emission_rate: "" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Calculate" }));
    await expect(canvas.getByRole("textbox", { name: /^Emission rate/ })).toHaveAccessibleDescription(
      /Valid emission rate is required/,
    );
  },
};
