import type { Meta, StoryObj } from "@storybook/react-vite";
import { records } from "../../testing/samples.ts";
import { ExposureLadder } from "./ExposureLadder.tsx";

const meta = {
  component: ExposureLadder,
  args: { limits: records.chlorine.exposure },
} satisfies Meta<typeof ExposureLadder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Ammonia: Story = { args: { limits: records.ammonia.exposure } };
export const NothingOnFile: Story = { args: { limits: [] } };
