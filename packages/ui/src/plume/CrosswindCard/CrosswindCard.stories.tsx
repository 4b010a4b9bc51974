import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { calmResult, sampleModels, sampleResult } from "../../testing/plume.ts";
import { CrosswindCard } from "./CrosswindCard.tsx";

const meta = {
  component: CrosswindCard,
  args: { result: sampleResult, models: sampleModels, unit: "ppm" },
  globals: { theme: "dark", area: "responder" },
} satisfies Meta<typeof CrosswindCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { unit: "mg" } };

export const ThePlotHasATable: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("img", { name: /Crosswind concentration at/ });
    await userEvent.click(await canvas.findByRole("button", { name: "Profile as a table" }));
    await expect(canvas.getByRole("grid", { name: "Profile as a table" })).toBeVisible();
  },
};

export const WithoutAPlume: Story = { args: { result: calmResult } };
