import type { Meta, StoryObj } from "@storybook/react-vite";
import { MapPin, Search } from "lucide-react";
import { expect } from "storybook/test";
import { TextField } from "./TextField.tsx";

const meta = {
  component: TextField,
  args: { label: "Location name", defaultValue: "Harbour Works" },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { description: "As on the sign at the gate.", optionalLabel: "Optional" } };
export const Empty: Story = { args: { defaultValue: "", placeholder: "Harbour Works" } };
export const WithUnit: Story = { args: { label: "Square feet", unit: "sq ft", defaultValue: "12000" } };
export const WithIcon: Story = { args: { prefixIcon: <MapPin aria-hidden="true" /> } };
export const Large: Story = {
  args: { size: "lg", type: "search", label: "Chemical name", prefixIcon: <Search aria-hidden="true" /> },
};
export const Invalid: Story = { args: { defaultValue: "", errorMessage: "Location name is required" } };
export const Multiline: Story = { args: { label: "Notes", isMultiline: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };

export const PasswordThatCanBeShown: Story = {
  args: { label: "Password", type: "password", defaultValue: "correct horse" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
  },
};
export const RightToLeft: Story = { args: { unit: "kg/s" }, globals: { direction: "rtl" } };
