import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleGeocoder, sampleNavigation, sampleOutline, sampleRoute } from "../../testing/navigation.ts";
import { NavigationCard } from "./NavigationCard.tsx";

const meta = {
  component: NavigationCard,
  args: { navigation: sampleNavigation(), geocoder: sampleGeocoder, onClose: fn() },
  globals: { area: "responder" },
  decorators: [
    (Drawn) => (
      <div style={{ inlineSize: 392 }}>
        <Drawn />
      </div>
    ),
  ],
} satisfies Meta<typeof NavigationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const FAR_FROM_A_ROAD = sampleNavigation({ route: null, hasRouting: false });

export const Default: Story = {};
export const Playground: Story = {};
export const AtNight: Story = { globals: { theme: "night" } };

/** The position is requested only when the user asks for it. */
export const NoPosition: Story = {
  args: { navigation: sampleNavigation({ origin: null, route: null, line: null, position: { kind: "idle" } }) },
};

export const PositionDenied: Story = {
  args: {
    navigation: sampleNavigation({
      origin: null,
      route: null,
      line: null,
      position: { kind: "error", failure: "denied" },
    }),
  },
};

/** Without road routing: the straight line, no arrival time, no start button. */
export const StraightLine: Story = {
  args: { navigation: FAR_FROM_A_ROAD },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/straight line; no road routing set up/)).toBeVisible();
    await expect(canvas.queryByText("ETA")).toBeNull();
  },
};

const CLEAR = { crossed: [], approach: "far" } as const;
const CROSSED = { crossed: [{ id: "aegl-2", label: "AEGL-2", afterM: 640 }], approach: "crosswind" } as const;

/** A route goes around the zones of a release if the provider supports it. */
export const AroundTheZones: Story = {
  args: { navigation: sampleNavigation({ goesAround: true }), hazards: CLEAR },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The route goes around the zones.")).toBeVisible();
    await expect(canvas.getByText("Route by osrm")).toBeVisible();
  },
};

/** The warning stays, with the reason below why the route does not avoid the zones. */
export const NoWayAround: Story = {
  args: {
    navigation: sampleNavigation({
      goesAround: true,
      route: { ...sampleRoute, around: "through" },
      avoidable: [sampleOutline],
    }),
    hazards: CROSSED,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No route around the zones found/)).toBeVisible();
  },
};

/** The zones were drawn after the route was requested. */
export const NewZones: Story = {
  args: { navigation: sampleNavigation({ goesAround: true, avoidable: [sampleOutline] }), hazards: CROSSED },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Find a route around the zones" })).toBeVisible();
  },
};

export const UnableToGoAround: Story = { args: { hazards: CROSSED } };

export const Asking: Story = { args: { navigation: sampleNavigation({ route: null, isLoadingRoute: true }) } };
export const OnTheWay: Story = { args: { navigation: sampleNavigation({ isNavigating: true }) } };

/** Each step has a number, so that it can be named over the radio. */
export const Steps: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Turn-by-turn directions" }));
    const [first] = await canvas.findAllByRole("listitem");
    await expect(first).toHaveStyle({ display: "list-item", listStyleType: "decimal" });
  },
};
