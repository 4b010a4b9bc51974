import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Select } from "./Select.tsx";

const meta = {
  component: Select,
  args: {
    label: "Contact role",
    items: ["Manager", "Supervisor", "Safety Officer", "Emergency Contact", "Other"].map((label) => ({
      id: label,
      label,
    })),
    value: null,
    placeholder: "Select a role",
    onChange: fn(),
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Select
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: "Manager", optionalLabel: "Optional" } };
export const Chosen: Story = { args: { value: "Safety Officer" } };
export const Invalid: Story = { args: { errorMessage: "Contact role is required" } };
export const Disabled: Story = { args: { isDisabled: true } };

export const KeyboardChooses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("Supervisor");
  },
};

export const NamesAnOptionByAllItsText: Story = {
  args: { items: [{ id: "d", label: "D", hint: "Neutral" }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("option", { name: "D Neutral" })).toBeVisible());
  },
};
