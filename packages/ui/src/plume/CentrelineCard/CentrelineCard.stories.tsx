import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleResult } from "../../testing/plume.ts";
import { CentrelineCard } from "./CentrelineCard.tsx";

const meta = {
  component: CentrelineCard,
  args: { result: sampleResult, unit: "ppm" },
  globals: { theme: "dark", area: "responder" },
} satisfies Meta<typeof CentrelineCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { unit: "mg" } };
