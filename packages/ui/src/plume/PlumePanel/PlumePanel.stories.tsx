import { chemicalKey, unNumber } from "@placard/hazmat-core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
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
  args: { outcome: { kind: "complete", result: sampleResult }, defaultValues: sampleValues },
};

export const FromEntryToZones: Story = {
  args: { defaultValues: sampleValues },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Calculate" }));
    const zones = await canvas.findByRole("grid", { name: /Zones/ });
    await expect(zones).toHaveTextContent("Protective action distance");
  },
};

const ammonia = { key: chemicalKey("cas:7664-41-7"), unNumber: unNumber("UN1005"), name: "Ammonia" };

export const OffersTheSubstanceOfTheOpenCard: Story = {
  args: { openCard: ammonia },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Use the open card: Ammonia, UN1005" }));
    await expect(canvas.getByRole("combobox", { name: "Chemical name" })).toHaveValue("Ammonia");
    await expect(canvas.queryByRole("button", { name: /open card/ })).toBeNull();
  },
};

export const SaysThatTheOpenCardIsOfAnotherSubstance: Story = {
  args: { defaultValues: sampleValues, openCard: ammonia, notice: <p>Of the drill on Friday.</p> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Of the drill on Friday.")).toBeVisible();
    await expect(await canvas.findByText("The open card is for another substance: Ammonia, UN1005.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Use the open card" }));
    await expect(canvas.getByRole("combobox", { name: "Chemical name" })).toHaveValue("Ammonia");
  },
};

/** The host has no region for toasts; errors are shown nevertheless. */
export const SaysWhatItLacksForTheModels: Story = {
  args: { defaultValues: { ...sampleValues, weather_at: "" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Calculate" }));
    await waitFor(() => expect(screen.getByRole("alertdialog")).toBeVisible());
  },
};

export const WhatIsMissingStandsAtItsField: Story = {
  args: { defaultValues: { ...sampleValues, emission_rate: "" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Calculate" }));
    await expect(canvas.getByRole("textbox", { name: /^Emission rate/ })).toHaveAccessibleDescription(
      /Valid emission rate is required/,
    );
  },
};
