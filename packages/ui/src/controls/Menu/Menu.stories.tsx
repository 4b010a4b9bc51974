import type { Meta, StoryObj } from "@storybook/react-vite";
import { LogOut, User } from "lucide-react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Menu } from "./Menu.tsx";

const meta = {
  component: Menu,
  args: {
    trigger: <Button variant="quiet">Sample Responder</Button>,
    items: [
      { id: "profile", label: "Profile", icon: <User aria-hidden="true" /> },
      { id: "log-out", label: "Log out", icon: <LogOut aria-hidden="true" /> },
    ],
    onAction: fn(),
  },
  argTypes: { trigger: { control: false } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { header: "sample@example.org" } };

export const KeyboardChooses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("button").focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Profile" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onAction).toHaveBeenCalledWith("log-out");
  },
};

export const NamesAnActionByAllItsText: Story = {
  args: { items: [{ id: "csv", label: "As CSV", description: "For a spreadsheet" }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "As CSV For a spreadsheet" })).toBeVisible());
  },
};
