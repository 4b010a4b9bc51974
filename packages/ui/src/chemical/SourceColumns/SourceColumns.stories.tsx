import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { records, sampleSafety } from "../../testing/samples.ts";
import { SourceColumns } from "./SourceColumns.tsx";

const meta = {
  component: SourceColumns,
  args: { record: records.chlorine, safety: await sampleSafety("chlorine") },
  argTypes: { record: { control: false }, safety: { control: false } },
  globals: { area: "responder" },
} satisfies Meta<typeof SourceColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { record: records.ammonia, safety: await sampleSafety("ammonia") } };

export const WithoutAPageInThePocketGuide: Story = {
  args: { record: records.flammableLiquids, safety: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Not listed in the NIOSH Pocket Guide.")).toBeVisible();
  },
};

export const ALongValueUnfolds: Story = {
  play: async ({ canvas, userEvent }) => {
    const [more] = canvas.getAllByRole("button", { name: /^Show more/ });
    if (more === undefined) throw new Error("Nothing is folded.");
    await userEvent.click(more);
    await expect(more).toHaveAttribute("aria-expanded", "true");
  },
};
