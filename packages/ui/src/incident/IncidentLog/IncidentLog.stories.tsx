import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { IncidentLog } from "./IncidentLog.tsx";
import type { LogEntry } from "./log-entry.ts";
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
const PHOTO =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='320' height='200'><rect width='320' height='200' fill='%23456'/></svg>";
const photoLine = (id: string, caption: string): LogEntry => ({
  id,
  madeAt: "2026-11-21T14:31:00.000Z",
  recordedAt: id === "unsent-photo" ? null : "2026-11-21T14:31:00.000Z",
  who: "Robin Chase",
  module: "incident",
  action_type: "photo_added",
  action_data: { caption },
});

export const Photos: Story = {
  args: {
    entries: [
      ...sampleLog,
      photoLine("71", "East valve, white cloud"),
      photoLine("unsent-photo", ""),
      photoLine("gone", "Dock"),
    ],
    onPhoto: fn(async () => true),
    photoUrl: ({ id }: LogEntry) => (id === "gone" ? "data:image/png;base64,AA" : PHOTO),
  },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/Photo not available offline/)).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "East valve, white cloud" }));
    const viewer = await screen.findByRole("dialog", { name: "East valve, white cloud" });
    await userEvent.click(within(viewer).getByRole("button", { name: "Close" }));
    const note = canvas.getByRole("textbox", { name: "Note" });
    await userEvent.type(note, "Roof vent");
    const input = document.querySelector<HTMLInputElement>("input[type='file']");
    if (input === null) throw new Error("There is no way to choose a photo.");
    const file = new File(["a picture"], "roof.jpg", { type: "image/jpeg" });
    await userEvent.upload(input, file);
    await expect(args.onPhoto).toHaveBeenCalledWith(file, "Roof vent");
    await waitFor(() => expect(note).toHaveValue(""));
  },
};
export const FilteredToNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search the log" }), "robin");
    await expect(canvas.getByRole("status")).toHaveTextContent("Entries: 1 of 6");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search the log" }), " xyz");
    await expect(canvas.getByText("No matching entries")).toBeVisible();
  },
};
export const AllInputsOfACalculation: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("button", { name: "All inputs and results" });
    if (first === undefined) throw new Error("No line has details.");
    await userEvent.click(first);
    await expect(canvas.getByText("Items checked")).toBeVisible();
  },
};
export const Closed: Story = { render: ({ entries }) => <IncidentLog entries={entries} /> };
export const Empty: Story = { args: { entries: [], people: [] } };
export const Loading: Story = { args: { entries: [], state: "loading", people: null } };
export const WithoutNetwork: Story = { args: { state: "failed", isLive: false, onRetry: fn() } };
