import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HazardBadge } from "../../signs/HazardBadge/HazardBadge.tsx";
import { MessagesProvider } from "./MessagesProvider.tsx";

const levels = (
  <>
    <HazardBadge level="high" />
    <HazardBadge level="low" />
  </>
);

const meta = {
  component: MessagesProvider,
  args: { messages: { hazardLevel: { high: "Red list" } }, children: levels },
  argTypes: { messages: { control: "object" }, children: { control: false } },
} satisfies Meta<typeof MessagesProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Red list")).toBeVisible();
    await expect(canvas.getByText("Low")).toBeVisible();
  },
};

export const Playground: Story = {};

export const OneInsideAnother: Story = {
  args: {
    children: <MessagesProvider messages={{ hazardLevel: { low: "Green list" } }}>{levels}</MessagesProvider>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Red list")).toBeVisible();
    await expect(canvas.getByText("Green list")).toBeVisible();
  },
};
