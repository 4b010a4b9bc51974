import type { Meta, StoryObj } from "@storybook/react-vite";
import { AssumedNote } from "./AssumedNote.tsx";

const meta = {
  component: AssumedNote,
  args: { children: "25 °C and 1013.25 mb assumed" },
} satisfies Meta<typeof AssumedNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { children: "Time of day: night assumed" } };
