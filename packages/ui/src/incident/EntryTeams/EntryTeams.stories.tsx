import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { EntryTeams } from "./EntryTeams.tsx";
import { sampleTeams } from "./sample-teams.ts";

const meta = {
  component: EntryTeams,
  args: { teams: sampleTeams(Date.UTC(2026, 10, 21, 15)), onStart: fn() },
  globals: { area: "responder" },
} satisfies Meta<typeof EntryTeams>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { onClose: fn() } };
export const NobodyYet: Story = { args: { teams: [] } };
export const Closed: Story = { render: ({ teams }) => <EntryTeams teams={teams} /> };
export const OverTheChecklistLimit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Hot zone time limit/ }));
    await userEvent.click(await screen.findByRole("option", { name: /^30 min/ }));
    await expect(
      await canvas.findByText(
        "Longer than the Entry Team Leader checklist allows: at most 20 minutes in the hot zone.",
      ),
    ).toBeVisible();
  },
};
export const ATeamNeedsNames: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Start entry" }));
    await expect(canvas.getByText("Enter the names of the team members.")).toBeVisible();
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("textbox", { name: "Team members" }), "A. Roy, B. Chen,{Enter}");
    await expect(args.onStart).toHaveBeenCalledWith({
      name: "Entry 4",
      people: ["A. Roy", "B. Chen"],
      limitMin: 20,
      parEveryMin: 10,
    });
    await expect(canvas.getByRole("textbox", { name: "Team members" })).toHaveValue("");
  },
};
