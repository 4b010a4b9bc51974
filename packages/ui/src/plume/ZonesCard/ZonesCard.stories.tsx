import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { calmResult, sampleResult } from "../../testing/plume.ts";
import { ZonesCard } from "./ZonesCard.tsx";

const meta = {
  component: ZonesCard,
  args: { result: sampleResult, unit: "ppm" },
  globals: { theme: "dark", area: "responder" },
} satisfies Meta<typeof ZonesCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { unit: "mg", sites: [{ lon: -63.5685, lat: 44.6636, name: "Pier 9", business: "Harbour Ice" }] },
};

export const CalmAirKeepsTheProtectiveDistance: Story = {
  args: { result: calmResult },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Initial isolation and protective action distances still apply/)).toBeVisible();
    await expect(canvas.getByText("Protective action distance, all directions")).toBeVisible();
  },
};

export const AWarningIsAskedAbout: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Copy or save" }));
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /^Save as KML/ })).toBeVisible());
    await userEvent.click(screen.getByRole("menuitem", { name: /^Save as CAP warning\.\.\./ }));
    const question = await screen.findByRole("alertdialog", { name: "Create this as an actual warning?" });
    await expect(question).toHaveTextContent(/come from a model, not from measurements/);
    const wayOut = screen.getByRole("button", { name: "Cancel" });
    await waitFor(() => expect(wayOut).toHaveFocus());
    await userEvent.click(wayOut);
    await waitFor(() => expect(question).not.toBeInTheDocument());
  },
};
