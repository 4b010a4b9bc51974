import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ComboBox } from "./ComboBox.tsx";

const meta = {
  component: ComboBox,
  args: {
    label: "Manager",
    items: [
      { id: "1", label: "Sample Manager", description: "manager@example.org", meta: "Admin" },
      { id: "2", label: "Sample Officer", description: "officer@example.org", meta: "Manager" },
    ],
    inputValue: "",
    onInputChange: fn(),
    onSelect: fn(),
    emptyText: "Nobody of this name.",
  },
  render: function Kept(args) {
    const [text, setText] = useState(args.inputValue);
    const items = args.items.filter((item) => item.label.toLowerCase().includes(text.toLowerCase()));
    return <ComboBox {...args} items={items} inputValue={text} onInputChange={setText} />;
  },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { hasButton: true } };
export const Loading: Story = { args: { isLoading: true } };
export const Invalid: Story = { args: { errorMessage: "Choose a person from the list." } };

export const SaysThatNothingFits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "zzz");
    await waitFor(() => expect(screen.getByText("Nobody of this name.")).toBeVisible());
  },
};
