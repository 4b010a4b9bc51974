import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = {
  component: Dialog,
  args: {
    title: "Add contact",
    description: "Crews call the first contact first.",
    isOpen: true,
    onOpenChange: fn(),
    children: <TextField label="Name" />,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Add contact</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: "420px" } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: "lg" } };
export const Small: Story = { args: { size: "sm" } };

export const EscapeCloses: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Add contact" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
