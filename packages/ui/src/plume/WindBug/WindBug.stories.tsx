import type { Meta, StoryObj } from "@storybook/react-vite";
import { WindBug } from "./WindBug.tsx";

const meta = { component: WindBug, args: { fromDeg: 225 } } satisfies Meta<typeof WindBug>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 52 } };
export const Calm: Story = { args: { fromDeg: null } };
export const SmallOnAMap: Story = { args: { size: 52 } };
