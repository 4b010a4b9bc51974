import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { InfoPopover } from "./InfoPopover.tsx";

const meta = {
  component: InfoPopover,
  args: {
    trigger: <Button>About the data</Button>,
    label: "About the data",
    children: "Each figure names its source.",
  },
  argTypes: { trigger: { control: false } },
  parameters: { docs: { story: { inline: false, height: "160px" } } },
} satisfies Meta<typeof InfoPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};

export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "About the data" });
    await userEvent.click(button);
    await expect(await screen.findByRole("dialog", { name: "About the data" })).toHaveTextContent("its source");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
