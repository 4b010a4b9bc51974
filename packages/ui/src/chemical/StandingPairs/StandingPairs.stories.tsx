import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../../controls/Button/Button.tsx";
import { StandingPairs, type PairTogether } from "./StandingPairs.tsx";

const acids: PairTogether = {
  id: "1",
  one: "Hydrochloric acid 32%",
  other: "Sodium hypochlorite solution",
  verdict: "incompatible",
  nearness: "cabinet",
  room: "Dosing room",
  cabinet: "Bay 2",
  hazards: ["The products may be toxic.", "The products may be corrosive."],
  gases: ["chlorine"],
  reasons: [
    { name: "Hydrochloric acid 32%", group: "Acids, Strong Non-oxidizing", rule: "group table, CAS 7647-01-0" },
    { name: "Sodium hypochlorite solution", group: "Oxidizing Agents, Strong", rule: "group table, CAS 7681-52-9" },
  ],
  sources: [{ key: "CAMEO", locator: "groups 1 and 44" }],
  accepted: null,
};
const accepted: PairTogether = {
  ...acids,
  id: "2",
  one: "Acetone",
  other: "Nitric acid 68%",
  nearness: "room",
  room: "Workshop",
  cabinet: null,
  gases: [],
  accepted: { by: "Dana Reid", at: "3 Nov 2026", reason: "Each in a fire cabinet of its own." },
};
const nowhere: PairTogether = { ...acids, id: "3", verdict: "caution", nearness: "site", room: null, cabinet: null };

const meta = {
  component: StandingPairs,
  args: { pairs: [acids, accepted, nowhere], unknown: ["Pond dye"] },
} satisfies Meta<typeof StandingPairs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Both in Bay 2, Dosing room")).toBeVisible();
    await expect(canvas.getAllByText("May give off chlorine.")[0]).toBeVisible();
    await expect(canvas.getByText(/No reactive group on file for Pond dye/)).toBeVisible();
    await expect(canvas.getByText("Each in a fire cabinet of its own.")).toBeVisible();
  },
};
export const Playground: Story = { globals: { theme: "dark", area: "responder" } };

const accept = fn();
export const WithActions: Story = {
  args: { pairs: [acids], unknown: [], renderActions: ({ id }) => <Button onPress={() => accept(id)}>Accept</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }));
    await expect(accept).toHaveBeenCalledWith("1");
  },
};

export const NothingFound: Story = {
  args: { pairs: [], unknown: [], isCut: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This does not mean everything can be stored together/)).toBeVisible();
  },
};
export const More: Story = { args: { pairs: [acids], isCut: true } };

export const Groups: Story = {
  args: {
    pairs: [],
    groups: [
      {
        groups: ["Acids, Strong Non-oxidizing", "Oxidizing Agents, Strong"],
        nearness: "cabinet",
        room: "Dosing room",
        cabinet: "Bay 2",
        one: ["Hydrochloric acid 32%"],
        other: Array.from({ length: 11 }, (_, index) => `Pool chlorine ${index + 1}`),
        hazards: acids.hazards,
        gases: acids.gases,
        sources: acids.sources,
        moveTo: "Yard",
        isAccepted: false,
      },
      {
        groups: ["Oxidizing Agents, Strong", "Oxidizing Agents, Strong"],
        nearness: "site",
        room: null,
        cabinet: null,
        one: ["Trichlor", "Calcium hypochlorite"],
        other: [],
        hazards: acids.hazards,
        gases: [],
        sources: acids.sources,
        moveTo: null,
        isAccepted: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Keep Hydrochloric acid 32% apart from Pool chlorine 1, .* and 3 more\.$/),
    ).toBeVisible();
    await expect(
      canvas.getByText("Move Hydrochloric acid 32% to Yard. No known reaction with anything on file there."),
    ).toBeVisible();
    await expect(canvas.getByText("Keep apart from each other: Trichlor, Calcium hypochlorite.")).toBeVisible();
    await expect(canvas.getByText("Risk accepted")).toBeVisible();
  },
};
