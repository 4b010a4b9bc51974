import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Tabs } from "./Tabs.tsx";

const meta = {
  component: Tabs,
  args: {
    label: "Site",
    tabs: [
      { id: "chemicals", label: "Chemicals", count: 6, content: "Six chemicals." },
      { id: "images", label: "Images", count: 4, content: "Four pictures." },
      { id: "people", label: "People", content: "Nobody yet." },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { orientation: "vertical" } };
export const Vertical: Story = { args: { orientation: "vertical" } };

export const ArrowKeysMove: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole("tab", { name: /Chemicals/ })).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Four pictures.");
  },
};
