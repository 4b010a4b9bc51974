import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { IncidentLog } from "./IncidentLog.tsx";
import { sampleLog } from "./sample-log.ts";

const meta = {
  component: IncidentLog,
  args: {
    entries: sampleLog,
    people: ["Alex Morin", "Robin Chase"],
    onBenchmark: fn(),
    onNote: fn(),
    onExportCsv: fn(),
    onExportPdf: fn(),
    onExportSigned: fn(),
    onReplay: fn(),
  },
  globals: { area: "responder" },
} satisfies Meta<typeof IncidentLog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const OneTapAndANote: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: /^Arrived \d\d:\d\d$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Decon ready" }));
    await expect(args.onBenchmark).toHaveBeenLastCalledWith("decon_ready");
    const note = canvas.getByRole("textbox", { name: "Note" });
    await userEvent.type(note, "  {Enter}");
    await expect(args.onNote).not.toHaveBeenCalled();
    await userEvent.type(note, "Wind turns{Enter}");
    await expect(args.onNote).toHaveBeenCalledWith("Wind turns");
    await expect(note).toHaveValue("");
  },
};
export const FilteredToNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find in the log" }), "robin");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 of 6 lines");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find in the log" }), " xyz");
    await expect(canvas.getByText("No line fits")).toBeVisible();
  },
};
export const AllInputsOfACalculation: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("button", { name: "All inputs and results" });
    if (first === undefined) throw new Error("No line has details.");
    await userEvent.click(first);
    await expect(canvas.getByText("checked")).toBeVisible();
  },
};
export const Closed: Story = { render: ({ entries }) => <IncidentLog entries={entries} /> };
export const Empty: Story = { args: { entries: [], people: [] } };
export const Loading: Story = { args: { entries: [], state: "loading", people: null } };
export const WithoutNetwork: Story = { args: { state: "failed", isLive: false, onRetry: fn() } };
