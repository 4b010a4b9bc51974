import type { Meta, StoryObj } from "@storybook/react-vite";
import { NumberField } from "./NumberField.tsx";

const meta = {
  component: NumberField,
  args: { label: "Emission rate", unit: "kg/s", defaultValue: 0.15, minValue: 0 },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { hasSteppers: true, optionalLabel: "Optional" } };
export const Empty: Story = { args: { defaultValue: Number.NaN, placeholder: "0.00" } };
export const Invalid: Story = { args: { errorMessage: "Valid emission rate is required" } };
export const WithSteppers: Story = { args: { label: "Quantity", unit: "kg", defaultValue: 900, hasSteppers: true } };
