import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { SegmentedControl } from "./SegmentedControl.tsx";

const meta = {
  component: SegmentedControl,
  args: {
    label: "Chemical state",
    options: [
      { id: "solid", label: "Solid" },
      { id: "liquid", label: "Liquid" },
      { id: "gas", label: "Gas" },
    ],
    value: "gas",
    onChange: fn(),
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SegmentedControl
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { hasVisibleLabel: true } };
export const NothingChosen: Story = { args: { value: null, hasVisibleLabel: true } };
export const InGloveDensity: Story = { globals: { density: "glove" } };
export const Disabled: Story = { args: { isDisabled: true } };

export const ArrowKeysChoose: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("radio", { name: "Gas" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onChange).toHaveBeenCalledWith("liquid");
  },
};
