import type { Meta, StoryObj } from "@storybook/react-vite";
import type { AddressSuggestion, Geocoder } from "@placard/hazmat-core";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { AddressInput } from "./AddressInput.tsx";

const PLACES: readonly AddressSuggestion[] = [
  {
    id: "1",
    place_name: "18 Sample Wharf, Dartmouth",
    center: [-63.57, 44.66],
    precision: "registered",
    source: "sites",
  },
  { id: "2", place_name: "Sample Wharf, Dartmouth", center: [-63.57, 44.66], precision: "street", source: "gazetteer" },
  { id: "3", place_name: "Dartmouth, Nova Scotia", center: [-63.57, 44.67], precision: "town", source: "gazetteer" },
];

const geocoder: Geocoder = { suggest: () => Promise.resolve(PLACES) };

const meta = {
  component: AddressInput,
  args: { geocoder, value: "", onChange: fn(), onSelect: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <AddressInput
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof AddressInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { label: "Civic Address" } };
export const Invalid: Story = { args: { errorMessage: "Civic address is required" } };

export const ArrowKeysAndEnterTake: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "18 Sam");
    await waitFor(() => expect(screen.getByText("saved pin")).toBeVisible());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith(PLACES[0]);
    await expect(canvas.getByRole("combobox")).toHaveValue("18 Sample Wharf, Dartmouth");
  },
};

/** A town is not a street: it is added to the typed text. */
export const TownKeepsTheStreet: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "14 Industrial Road, Dart");
    await waitFor(() => expect(screen.getByText("town, ±5 km")).toBeVisible());
    await userEvent.click(screen.getByText("Dartmouth, Nova Scotia"));
    await expect(canvas.getByRole("combobox")).toHaveValue("14 Industrial Road, Dartmouth, Nova Scotia");
    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ place_name: "14 Industrial Road, Dartmouth, Nova Scotia", precision: "town" }),
    );
  },
};

/** The server's geocoder is down. Each suggestion shows the service that replaces it. */
export const AnotherServiceStandsIn: Story = {
  args: {
    geocoder: { suggest: async () => PLACES.slice(2).map((place) => ({ ...place, unanswered_by: "Photon" })) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "Dart");
    await waitFor(() => expect(screen.getByText("town, ±5 km; Photon not responding")).toBeVisible());
    await userEvent.keyboard("{Escape}");
  },
};

export const EscapeKeepsWhatWasTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "18 Sam");
    await waitFor(() => expect(screen.getByText("saved pin")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("combobox")).toHaveValue("18 Sam");
  },
};

export const CoordinatesOutOfRange: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "44.65, 999");
    await waitFor(() => expect(screen.getByText("Enter longitude from −180 to 180.")).toBeVisible());
    await expect(screen.queryByText("saved pin")).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
};

const HALIFAX = [-63.5752, 44.6488] as const;

/** The minus is missing: 8,800 km away. Nothing is corrected before someone chooses. */
export const FarAway: Story = {
  args: { near: HALIFAX, value: "44.6652 63.5677" },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/location is 8.800 km away\./);
    await expect(canvas.getByRole("alert")).toHaveTextContent(/Did you mean 44\.6652, \u221263\.5677\?/);
    await expect(canvas.getByRole("combobox")).toHaveValue("44.6652 63.5677");
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const FarAwaySuggestionByMouse: Story = {
  args: { near: HALIFAX },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "-63.5677, 44.6652");
    await userEvent.click(await canvas.findByRole("button", { name: "Use 44.6652, \u221263.5677" }));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ center: [-63.5677, 44.6652] }));
    await expect(canvas.getByRole("combobox")).toHaveValue("44.6652, -63.5677");
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(screen.queryByRole("listbox")).toBeNull();
  },
};

export const FarAwayKeptByKeyboard: Story = {
  args: { near: HALIFAX },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "44.6652 63.5677");
    await canvas.findByRole("alert");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Use 44.6652, \u221263.5677" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ center: [63.5677, 44.6652] }));
    await expect(canvas.getByRole("combobox")).toHaveValue("44.6652 63.5677");
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await expect(canvas.queryByRole("alert")).toBeNull();
    // Other coordinates are asked about again.
    await userEvent.keyboard("8");
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

const suggest = fn<Geocoder["suggest"]>();

export const WithoutAGeocoder: Story = {
  args: { geocoder: { suggest } },
  play: async ({ args, canvas, userEvent }) => {
    suggest.mockRejectedValueOnce(new Error("offline")).mockResolvedValue(PLACES);
    await userEvent.type(canvas.getByRole("combobox"), "18 Sam");
    await waitFor(() => expect(screen.getByText(/not available right now/)).toBeVisible());
    await expect(canvas.getByRole("combobox")).toHaveValue("18 Sam");
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText(/not available right now/)).toBeNull());
    await expect(canvas.getByRole("combobox")).toHaveValue("18 Sam");
    await userEvent.type(canvas.getByRole("combobox"), "p");
    await waitFor(() => expect(screen.getByText("saved pin")).toBeVisible());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith(PLACES[0]);
  },
};
