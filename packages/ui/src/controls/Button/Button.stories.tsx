import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ArrowRight, Play, Trash2 } from "lucide-react";
import { Button } from "./Button.tsx";

const meta = {
  component: Button,
  args: { children: "Save changes", onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { variant: "primary", icon: <Play aria-hidden="true" /> } };
export const Primary: Story = {
  args: { variant: "primary", size: "lg", children: "Get Started", iconEnd: <ArrowRight aria-hidden="true" /> },
};
export const Quiet: Story = { args: { variant: "quiet", children: "Full record" } };
export const Danger: Story = {
  args: { variant: "danger", children: "Delete location", icon: <Trash2 aria-hidden="true" /> },
};
export const Pending: Story = { args: { isPending: true, children: "Calculate", pendingLabel: "Calculating..." } };

export const RefusedWithAReason: Story = {
  args: { children: "Generate PDF", disabledReason: "Name the incident commander first." },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Generate PDF" });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(button).toHaveAccessibleDescription("Name the incident commander first.");
  },
};

export const RefusedByItsOwnWords: Story = {
  args: { children: "Please select an account type", disabledReason: "Please select an account type" },
};
export const InGloveDensity: Story = { args: { variant: "primary" }, globals: { density: "glove" } };
export const RightToLeft: Story = {
  args: { iconEnd: <ArrowRight aria-hidden="true" /> },
  globals: { direction: "rtl" },
};
