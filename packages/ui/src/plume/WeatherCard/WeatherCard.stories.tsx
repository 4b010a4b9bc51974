import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleForm, sampleValues, sampleWeather } from "../../testing/plume.ts";
import { usePlumeForm } from "../entry/plume-form-state.ts";
import type { WeatherState } from "../entry/weather-state.ts";
import { WeatherCard } from "./WeatherCard.tsx";

const ENTERED: WeatherState = {
  mode: "entered",
  hasProvider: false,
  reading: null,
  isReading: false,
  isFailed: false,
  used: sampleWeather,
  read: fn(),
};

const meta = {
  component: WeatherCard,
  args: { form: sampleForm(sampleValues), state: ENTERED, hasPlace: true },
  render: function Kept(args) {
    const form = usePlumeForm({ initial: args.form.values, validate: () => ({}), submit: async () => ({}) });
    return <WeatherCard {...args} form={form} />;
  },
  globals: { theme: "dark", area: "responder" },
} satisfies Meta<typeof WeatherCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { state: { ...ENTERED, used: null }, hasPlace: false } };

export const ReadByAService: Story = { args: { state: { ...ENTERED, mode: "provider", hasProvider: true } } };

/** A reading applies to its station. Its distance shows how well it applies here. */
export const OfAStation: Story = {
  args: {
    state: {
      ...ENTERED,
      mode: "provider",
      hasProvider: true,
      used: { ...sampleWeather, source: "ECCC SHEARWATER RCS", stationDistanceM: 5242, stationBearingDeg: 135 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ECCC SHEARWATER RCS, 5\.2 km SE of here/)).toBeVisible();
    await expect(canvas.getByText(/ ago$|, now$/)).toBeVisible();
  },
};

export const TheServiceDoesNotAnswer: Story = {
  args: { state: { ...ENTERED, mode: "provider", hasProvider: true, used: null, isFailed: true } },
};
