import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { ChoiceMenu } from "./ChoiceMenu.tsx";
import { MenuChoices } from "./MenuChoices.tsx";

const THEMES = [
  { id: "light", label: "Light" },
  { id: "night", label: "Night" },
];

const onChange = fn();

function Themes() {
  const [theme, setTheme] = useState("light");
  const choose = (next: string): void => {
    setTheme(next);
    onChange(next);
  };
  return <MenuChoices title="Theme" options={THEMES} value={theme} onChange={choose} />;
}

const meta = {
  component: ChoiceMenu,
  args: {
    trigger: <Button>Sample Responder</Button>,
    label: "Account",
    header: (
      <>
        <strong>Sample Responder</strong>
        <small>sample@example.org</small>
      </>
    ),
    children: <Themes />,
    acts: [{ id: "log-out", label: "Log out" }],
    onAction: fn(),
  },
  argTypes: { trigger: { control: false }, header: { control: false } },
  parameters: { docs: { story: { inline: false, height: "340px" } } },
} satisfies Meta<typeof ChoiceMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};

export const Chooses: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button").focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(await screen.findByRole("menuitemradio", { name: "Light" })).toBeChecked();
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Night" }));
    await expect(onChange).toHaveBeenLastCalledWith("night");
  },
};

export const Acts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Log out" }));
    await expect(args.onAction).toHaveBeenCalledWith("log-out");
  },
};

export const SeparatesActs: Story = {
  args: { firstActs: [{ id: "end", label: "End" }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await screen.findByRole("menu");
    const rows = document.querySelectorAll("[role^=menuitem], [role=separator]");
    await expect([...rows].map(({ textContent }) => textContent)).toEqual(["End", "", "Light", "Night", "", "Log out"]);
  },
};

export const RowsFitAGlove: Story = {
  globals: { density: "glove" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await screen.findByRole("menu");
    for (const row of document.querySelectorAll("[role^=menuitem]"))
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(64);
  },
};
