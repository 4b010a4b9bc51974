import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { records, sampleSafety } from "../../testing/samples.ts";
import { SafetyInformation } from "./SafetyInformation.tsx";

const chlorine = await sampleSafety("chlorine");
const liquids = await sampleSafety("flammableLiquids");

const meta = {
  component: SafetyInformation,
  args: { record: records.chlorine, safety: chlorine },
  argTypes: { record: { control: false }, safety: { control: false } },
  globals: { area: "responder" },
} satisfies Meta<typeof SafetyInformation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { record: records.flammableLiquids, safety: liquids } };

export const NamesTheSubstanceAndItsId: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("article", { name: "Chlorine" })).toHaveTextContent("CAS 7782-50-5 · UN1017");
    await userEvent.click(canvas.getByRole("tab", { name: "Fire" }));
    await expect(canvas.getByRole("heading", { name: "Fire fighting" })).toBeVisible();
  },
};

export const WhatIsNotOnFileSaysSo: Story = {
  args: { safety: { ...chlorine, topics: { ...chlorine.topics, first_aid: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "First aid" })).toHaveTextContent("not on file");
  },
};
