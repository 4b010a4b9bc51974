import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Disclosure } from "./Disclosure.tsx";

const meta = {
  component: Disclosure,
  args: { title: "Chemical inventory", aside: "6", level: 3, children: <p>Six chemicals at two locations.</p> },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultExpanded: true } };
export const Open: Story = { args: { defaultExpanded: true } };
export const AsALine: Story = { args: { variant: "line", title: "Turn-by-turn directions" } };

export const OpensByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole("button", { name: /Chemical inventory/ });
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(canvas.getByText("Six chemicals at two locations.")).toBeVisible());
  },
};
