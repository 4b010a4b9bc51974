import { PLAN_POINT_KINDS } from "@placard/hazmat-core/business";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { SAMPLE_SITE } from "../../testing/zones.ts";
import { IncidentMap } from "../IncidentMap/IncidentMap.tsx";
import { SitePointLayer } from "./SitePointLayer.tsx";

const [LON, LAT] = SAMPLE_SITE;

const points = PLAN_POINT_KINDS.map((kind, index) => ({
  id: index + 1,
  kind,
  center: [LON + ((index % 4) - 1.5) * 0.003, LAT + (Math.floor(index / 4) - 1) * 0.002] as const,
  note: kind === "key_box" ? "Left of the gate" : null,
  setBy: "Dana Reid",
}));

const meta = {
  component: SitePointLayer,
  args: { points },
  globals: { area: "responder", theme: "dark" },
  render: (args, { globals }) => (
    <div style={{ blockSize: 480 }}>
      <IncidentMap center={SAMPLE_SITE} zoom={15} theme={globals["theme"] === "light" ? "light" : "dark"}>
        <SitePointLayer {...args} />
      </IncidentMap>
    </div>
  ),
} satisfies Meta<typeof SitePointLayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show Key box" }));
    await expect(await screen.findByRole("dialog", { name: "Key box" })).toHaveTextContent(/Left of the gate/);
  },
};
/** Three points a few metres apart are one marker, which lists them. */
export const PointsOfOneSite: Story = {
  args: {
    points: (["gas_shutoff", "key_box", "fire_department_connection"] as const).map((kind, index) => ({
      id: index + 1,
      kind,
      center: [LON + index * 0.00004, LAT] as const,
      note: null,
      setBy: "Dana Reid",
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole("button", {
      name: "3 items: Key box, Fire department connection (FDC), Gas shut-off",
    });
    await userEvent.click(group);
    await expect((await screen.findByRole("dialog")).querySelectorAll("li")).toHaveLength(3);
  },
};
export const Playground: Story = {};
export const ByDay: Story = { globals: { theme: "light" } };
