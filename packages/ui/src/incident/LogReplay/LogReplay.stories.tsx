import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleLog } from "../IncidentLog/sample-log.ts";
import { LogReplay } from "./LogReplay.tsx";

const meta = {
  component: LogReplay,
  args: { entries: sampleLog, children: (until) => <p>{until.length} lines until then</p> },
  globals: { area: "responder" },
} satisfies Meta<typeof LogReplay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const OneLine: Story = { args: { entries: sampleLog.slice(0, 1) } };
export const Empty: Story = { args: { entries: [] } };
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const all = sampleLog.length;
    await expect(canvas.getByText(`${all} lines until then`)).toBeVisible();
    const slider = canvas.getByRole("slider", { name: "Log entry" });
    slider.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByText(`${all - 1} lines until then`)).toBeVisible();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByText("1 lines until then")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Previous entry" })).toBeDisabled();
    const sentence = () => canvas.getAllByRole("status")[0]?.textContent; // the other status is the slider figure
    const first = sentence();
    await userEvent.click(canvas.getByRole("button", { name: "Next entry" }));
    await expect(canvas.getByText("2 lines until then")).toBeVisible();
    await expect(sentence()).not.toBe(first);
  },
};
