import type { Meta, StoryObj } from "@storybook/react-vite";
import { Clock } from "lucide-react";
import { ProvenanceNote } from "./ProvenanceNote.tsx";

const meta = {
  component: ProvenanceNote,
  args: {
    sources: [
      { key: "ERG2024", locator: "Guide 124" },
      { key: "NPG", locator: "0115" },
    ],
  },
} satisfies Meta<typeof ProvenanceNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { suffix: "read 21 Nov 2026" } };
export const Age: Story = { args: { sources: [], icon: <Clock aria-hidden="true" />, suffix: "CYHZ, 12 min ago" } };
export const NoSource: Story = { args: { sources: [] } };
