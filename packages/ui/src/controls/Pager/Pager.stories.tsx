import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Pager } from "./Pager.tsx";

const meta = {
  component: Pager,
  args: { page: 1, pageSize: 100, total: 1234, onChange: fn() },
  render: function Kept(args) {
    const [page, setPage] = useState(args.page);
    return (
      <Pager
        {...args}
        page={page}
        onChange={(next) => {
          setPage(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "Previous page" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Last page" }));
    await expect(args.onChange).toHaveBeenCalledWith(13);
    await expect(canvas.getByRole("status").textContent).toMatch(/^1.201 to 1.234 of 1.234$/);
    await expect(canvas.getByRole("button", { name: "Next page" })).toBeDisabled();
  },
};
export const Playground: Story = {};
export const Nothing: Story = { args: { total: 0 } };
