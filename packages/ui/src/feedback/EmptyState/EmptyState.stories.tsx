import type { Meta, StoryObj } from "@storybook/react-vite";
import { FlaskConical, Plus } from "lucide-react";
import { Button } from "../../controls/Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  component: EmptyState,
  args: {
    icon: <FlaskConical aria-hidden="true" />,
    title: "No chemicals found",
    text: "Add your first chemical to get started.",
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    action: (
      <Button variant="primary" icon={<Plus aria-hidden="true" />}>
        Add Chemical
      </Button>
    ),
  },
};
export const Playground: Story = {};
