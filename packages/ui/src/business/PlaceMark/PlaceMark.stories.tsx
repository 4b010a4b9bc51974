import { PLACE_PRECISIONS } from "@placard/hazmat-core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PlaceMark } from "./PlaceMark.tsx";

const meta = {
  component: PlaceMark,
  args: { precision: "registered" },
} satisfies Meta<typeof PlaceMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};

/** The centre of a town can be kilometres from the site. */
export const Town: Story = {
  args: { precision: "town" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Approximate location: town")).toBeVisible();
  },
};

export const EveryPrecision: Story = {
  render: () => (
    <p style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      {PLACE_PRECISIONS.map((precision) => (
        <PlaceMark key={precision} precision={precision} />
      ))}
    </p>
  ),
};
