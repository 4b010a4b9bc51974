import type { Meta, StoryObj } from "@storybook/react-vite";
import { records } from "../../testing/samples.ts";
import { DisagreementNote } from "./DisagreementNote.tsx";

const meta = {
  component: DisagreementNote,
  args: {
    disagreement: records.chlorine.disagreements[0] ?? { quantity: "Ceiling limit", values: [], rule: "None differs." },
  },
} satisfies Meta<typeof DisagreementNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
