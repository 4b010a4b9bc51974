import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Slider } from "./Slider.tsx";

const meta = {
  component: Slider,
  args: { label: "Turnback LEL", value: 10, unit: "%", onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return <Slider {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { minValue: 0, maxValue: 100, step: 1 } };
export const InGloveDensity: Story = { globals: { density: "glove" } };
