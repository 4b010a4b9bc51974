import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SAMPLE_SITE } from "../../testing/zones.ts";
import { NearestHydrants } from "./NearestHydrants.tsx";

const [LON, LAT] = SAMPLE_SITE;

/** Thirty in a line to the east, 40 m apart, the farthest first. */
const hydrants = Array.from({ length: 30 }, (_, index) => ({
  center: [LON + (30 - index) * 0.0005, LAT] as const,
  facility: `H-${130 - index}`,
  type: index % 4 === 0 ? null : "Dry barrel",
  status: ["In service", "Out of service", "See notes"][index % 3] ?? null,
}));

const meta = {
  component: NearestHydrants,
  args: { hydrants, from: { name: "18 Sample Wharf", center: SAMPLE_SITE }, onShow: fn() },
  globals: { area: "responder" },
  decorators: [
    (Drawn) => (
      <div style={{ inlineSize: 340 }}>
        <Drawn />
      </div>
    ),
  ],
} satisfies Meta<typeof NearestHydrants>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const lines = canvas.getAllByRole("listitem");
    await expect(lines).toHaveLength(5);
    await expect(lines[0]).toHaveTextContent(/H-101.*40 m E 90°/);
    await userEvent.click(canvas.getByRole("button", { name: "H-101" }));
    await expect(args.onShow).toHaveBeenCalledWith([LON + 0.0005, LAT]);
    await userEvent.click(canvas.getByRole("button", { name: "Show 20 more" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(25);
  },
};
export const Playground: Story = {};
export const NoPlaceYet: Story = { args: { from: null } };
export const NoneOnFile: Story = { args: { hydrants: [] } };
export const AtNight: Story = { globals: { theme: "night" } };
