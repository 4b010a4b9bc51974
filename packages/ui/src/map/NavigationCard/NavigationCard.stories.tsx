import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleGeocoder, sampleNavigation } from "../../testing/navigation.ts";
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

/** Nothing is asked of the device before somebody asks for it. */
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

/** Without road routing: the straight line, no arrival time, nothing to start. */
export const StraightLine: Story = {
  args: { navigation: FAR_FROM_A_ROAD },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/straight line; no road routing configured/)).toBeVisible();
    await expect(canvas.queryByText("ETA")).toBeNull();
  },
};

export const Asking: Story = { args: { navigation: sampleNavigation({ route: null, isLoadingRoute: true }) } };
export const OnTheWay: Story = { args: { navigation: sampleNavigation({ isNavigating: true }) } };
