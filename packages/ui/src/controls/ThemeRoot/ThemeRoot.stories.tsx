import type { CSSProperties } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { Select } from "../Select/Select.tsx";
import { ThemeRoot } from "./ThemeRoot.tsx";

const meta = {
  component: ThemeRoot,
  args: {
    theme: "dark",
    style: { padding: 24 },
    children: (
      <Select
        label="Unit"
        items={[
          { id: "kg", label: "kg" },
          { id: "t", label: "t" },
        ]}
        value="kg"
        onChange={() => undefined}
      />
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ThemeRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { theme: "night", density: "glove" } };

export const ListsFollow: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    const list = await screen.findByRole("listbox");
    await expect(list.closest("[data-placard-theme]")).toHaveAttribute("data-placard-theme", "dark");
    await userEvent.keyboard("{Escape}");
  },
};

/** Tokens of surrounding elements are inherited, even through a theme root without a theme. */
export const TokensOfThePage: Story = {
  render: ({ theme: _ownTheme, ...args }) => (
    <div style={{ "--placard-color-accent": "rgb(122, 31, 162)", "--placard-radius-control": "3px" } as CSSProperties}>
      <ThemeRoot {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole("button"));
    await expect(style.getPropertyValue("--placard-color-accent")).toBe("rgb(122, 31, 162)");
    await expect(style.borderRadius).toBe("3px");
  },
};
