import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { ContainerPicker } from "./ContainerPicker.tsx";

const meta = {
  component: ContainerPicker,
  args: { value: null, onChange: fn() },
  globals: { area: "responder" },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return <ContainerPicker {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ContainerPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: "road-high-pressure" } };

export const SaysWhatItIsBuiltFor: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Gas cylinder" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Made for gas under pressure. It may burst in a fire. The container does not tell you what is in it.",
    );
  },
};
