import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { PlacardPicker } from "./PlacardPicker.tsx";

const meta = {
  component: PlacardPicker,
  args: { value: null, onChange: fn() },
  globals: { area: "responder" },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PlacardPicker
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PlacardPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: "2.3" } };

export const AClassIsChosenAndTakenBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const placard = canvas.getByRole("button", { name: /^2\.3/ });
    await userEvent.click(placard);
    await expect(args.onChange).toHaveBeenLastCalledWith("2.3");
    await expect(placard).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(placard);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
