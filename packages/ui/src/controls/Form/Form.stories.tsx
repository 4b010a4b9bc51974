import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Form } from "./Form.tsx";

const meta = {
  component: Form,
  args: {
    "aria-label": "New site",
    onSubmit: fn((event: { preventDefault(): void }) => event.preventDefault()),
    children: (
      <>
        <TextField label="Name of the site" isRequired />
        <Button type="submit">Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};

export const SentThoughAFieldIsEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
