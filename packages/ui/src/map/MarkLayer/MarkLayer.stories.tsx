import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { MARK_KINDS, type MapMark } from "../../incident/MapMarks/map-mark.ts";
import { SAMPLE_SITE } from "../../testing/zones.ts";
import { IncidentMap } from "../IncidentMap/IncidentMap.tsx";
import { MarkLayer } from "./MarkLayer.tsx";

const [LON, LAT] = SAMPLE_SITE;

const marks: readonly MapMark[] = MARK_KINDS.map((kind, index) => ({
  id: kind,
  kind,
  label: kind === "staging" ? "Engines 4, 5 and the decon trailer, along Upper Water Street" : "",
  center: [LON + ((index % 3) - 1) * 0.006, LAT + (Math.floor(index / 3) - 1) * 0.003],
  who: "Dana Reyes",
  madeAt: "2026-11-03T14:01:00.000Z",
}));

const meta = {
  component: MarkLayer,
  args: { marks, onRemove: fn() },
  globals: { area: "responder", theme: "dark" },
  render: (args, { globals }) => (
    <div style={{ blockSize: 480 }}>
      <IncidentMap center={SAMPLE_SITE} zoom={14} theme={globals["theme"] === "light" ? "light" : "dark"}>
        <MarkLayer {...args} />
      </IncidentMap>
    </div>
  ),
} satisfies Meta<typeof MarkLayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show Command post" }));
    await expect(await screen.findByRole("dialog", { name: "Command post" })).toHaveTextContent(/Dana Reyes/);
    await userEvent.click(screen.getByRole("button", { name: "Remove the mark" }));
    await expect(args.onRemove).toHaveBeenCalledWith(marks[0]);
  },
};
export const Playground: Story = {};
export const ByDay: Story = { globals: { theme: "light" } };
