import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SdsCard } from "./SdsCard.tsx";

const meta = {
  component: SdsCard,
  args: {
    sheet: {
      chemical: "Ammonia, anhydrous",
      filename: "ammonia-2025.pdf",
      bytes: 482_113,
      uploaded: "3 Nov 2026",
      uploadedBy: "Robin",
      age: "Revised 4 months ago",
      language: "English",
      earlierVersions: 2,
      mark: "high",
    },
    downloadHref: "#sheet",
    onView: fn(),
    onEarlier: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof SdsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "View the SDS for Ammonia, anhydrous" }));
    await expect(args.onView).toHaveBeenCalledOnce();
  },
};
export const Playground: Story = {};
export const OneOfSeveral: Story = {
  args: { sheet: { ...meta.args.sheet, language: "French", isOneOfSeveral: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "View the SDS for Ammonia, anhydrous (French)" }));
    await expect(args.onView).toHaveBeenCalledOnce();
  },
};
export const Opening: Story = { args: { isOpening: true } };
export const PastReview: Story = {
  args: { sheet: { ...meta.args.sheet, age: "Revised 4 years ago: check for a newer one", isDue: true } },
};
/** The source of the pictograms is shown with them: the SDS of a mixture may show others. */
export const WithPictograms: Story = {
  args: {
    sheet: { ...meta.args.sheet, ghs: { codes: ["GHS04", "GHS05", "GHS06", "GHS09"], source: "EU CLP, Annex VI" } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img", { name: /^GHS pictogram/ })).toHaveLength(4);
    await expect(canvas.getByText("EU CLP, Annex VI")).toBeVisible();
  },
};
export const DeleteRefused: Story = { args: { isDeleteRefused: true } };
