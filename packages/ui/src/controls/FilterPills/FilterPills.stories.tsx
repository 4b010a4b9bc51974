import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { HazardBadge } from "../../signs/HazardBadge/HazardBadge.tsx";
import { FilterPills } from "./FilterPills.tsx";

const meta = {
  component: FilterPills,
  args: {
    label: "Filter by level",
    pills: [
      { id: "extreme", label: "Extreme, 1 chemical", content: <HazardBadge level="extreme" />, count: 1 },
      { id: "low", label: "Low, 12 chemicals", content: <HazardBadge level="low" />, count: 12 },
    ],
    value: null,
    onChange: fn(),
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const choose = (next: string | null): void => {
      setValue(next);
      args.onChange(next);
    };
    return <FilterPills {...args} value={value} onChange={choose} />;
  },
} satisfies Meta<typeof FilterPills>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: "extreme" } };

export const PressedTwiceItIsGone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const pill = canvas.getByRole("radio", { name: "Low, 12 chemicals" });
    await userEvent.click(pill);
    await expect(args.onChange).toHaveBeenLastCalledWith("low");
    await userEvent.click(pill);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
