import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { calmResult, sampleResult } from "../../testing/plume.ts";
import { ZonesCard } from "./ZonesCard.tsx";

const meta = {
  component: ZonesCard,
  args: { result: sampleResult, unit: "ppm" },
  globals: { theme: "dark", area: "responder" },
} satisfies Meta<typeof ZonesCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { unit: "mg", sites: [{ lon: -63.5685, lat: 44.6636 }] } };

export const CalmAirKeepsTheProtectiveDistance: Story = {
  args: { result: calmResult },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Initial isolation and protective distance stand/)).toBeVisible();
    await expect(canvas.getByText("Protective distance, all round")).toBeVisible();
  },
};
