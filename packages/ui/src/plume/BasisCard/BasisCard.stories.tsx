import type { Meta, StoryObj } from "@storybook/react-vite";
import { calmResult, sampleResult } from "../../testing/plume.ts";
import { BasisCard } from "./BasisCard.tsx";

const meta = {
  component: BasisCard,
  args: { result: sampleResult },
  globals: { theme: "dark", area: "responder" },
} satisfies Meta<typeof BasisCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { result: calmResult } };
