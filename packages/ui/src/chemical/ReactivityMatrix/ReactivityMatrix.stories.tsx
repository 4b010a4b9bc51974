import { reactivityOfStore } from "@placard/hazmat-core/reactivity";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ReactivityMatrix } from "./ReactivityMatrix.tsx";

const pool = await reactivityOfStore([
  { name: "Sodium hypochlorite", casNumber: "7681-52-9" },
  { name: "Hydrochloric acid", casNumber: "7647-01-0" },
  { name: "Ammonia", casNumber: "7664-41-7" },
  { name: "Nitrogen", casNumber: "7727-37-9" },
]);

const meta = {
  component: ReactivityMatrix,
  args: { reactivity: pool },
  argTypes: { reactivity: { control: false } },
} satisfies Meta<typeof ReactivityMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { globals: { theme: "dark", area: "responder" } };

export const AFieldSaysWhy: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("button", { name: "Hydrochloric acid and Sodium hypochlorite: Keep apart" });
    await userEvent.click(field);
    await expect(field).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByText(/May give off .*chlorine/)).toBeVisible();
  },
};

export const OneChemicalAlone: Story = {
  args: { reactivity: await reactivityOfStore([{ name: "Chlorine" }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("At least two chemicals are needed.")).toBeVisible();
  },
};
