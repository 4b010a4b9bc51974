import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { DateField, type DateFieldProps } from "./DateField.tsx";

function Held({ value: first, ...props }: DateFieldProps) {
  const [value, setValue] = useState(first);
  return <DateField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: DateField,
  args: { label: "Expires on", value: "2027-03-31", onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { description: "Such as 2027-03-31", optionalLabel: "Optional" } };
export const Empty: Story = { args: { value: "" } };
export const Invalid: Story = { args: { value: "2027-02-30", errorMessage: "Enter a date such as 2027-03-31." } };
export const Disabled: Story = { args: { isDisabled: true } };

export const ChosenByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Choose a date: Expires on" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("button", { name: /March 31, 2027/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{PageDown}{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveValue("2027-05-01"));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ChosenByPress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a date: Expires on" }));
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: /year/i }), "2029");
    await userEvent.click(screen.getByRole("button", { name: /March 15, 2029/ }));
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveValue("2029-03-15"));
  },
};

export const WithinLimits: Story = {
  args: { value: "2027-03-15", minDate: "2027-03-10", maxDate: "2027-03-20" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a date: Expires on" }));
    await expect(await screen.findByRole("button", { name: /March 9, 2027/ })).toHaveAttribute("aria-disabled", "true");
    await expect(screen.getByRole("button", { name: /March 10, 2027/ })).not.toHaveAttribute("aria-disabled");
    await expect(screen.getByRole("button", { name: /March 21, 2027/ })).toHaveAttribute("aria-disabled", "true");
  },
};

export const TypedText: Story = {
  args: { value: "" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "2026-12-");
    await expect(canvas.getByRole("textbox")).toHaveValue("2026-12-");
    await userEvent.type(canvas.getByRole("textbox"), "01");
    await expect(canvas.getByRole("textbox")).toHaveValue("2026-12-01");
  },
};
