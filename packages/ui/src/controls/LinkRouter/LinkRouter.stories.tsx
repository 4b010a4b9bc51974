import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { LinkButton } from "../LinkButton/LinkButton.tsx";
import { LinkRouter } from "./LinkRouter.tsx";

const meta = {
  component: LinkRouter,
  args: { navigate: fn(), children: <LinkButton href="/inventory">Inventory</LinkButton> },
} satisfies Meta<typeof LinkRouter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};

export const ThePageStays: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Inventory" }));
    await expect(args.navigate).toHaveBeenCalledWith("/inventory", undefined);
  },
};
