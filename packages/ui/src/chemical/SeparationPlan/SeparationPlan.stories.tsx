import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { PlannedRoom, PlannedSeparation } from "./planned-room.ts";
import { SeparationPlan } from "./SeparationPlan.tsx";

const bleachAndAcid: PlannedSeparation = {
  one: "Sodium hypochlorite solution",
  other: "Hydrochloric acid 32%",
  isTogether: true,
  reactive: {
    verdict: "incompatible",
    hazards: ["The products may be toxic.", "The products may be corrosive."],
    gases: ["chlorine"],
    reasons: [
      { name: "Sodium hypochlorite solution", group: "Oxidizing Agents, Strong", rule: "group table, CAS 7681-52-9" },
      { name: "Hydrochloric acid 32%", group: "Acids, Strong Non-oxidizing", rule: "group table, CAS 7647-01-0" },
    ],
    sources: [{ key: "CAMEO", locator: "groups 1 and 44" }],
  },
  transport: {
    verdict: "none",
    isAssumed: false,
    notAboveOrBeside: false,
    notes: [],
    countsAs: null,
    source: { key: "49CFR177.848", locator: "paragraph (d)" },
  },
  isDisputed: true,
};
const dosing: PlannedRoom = {
  room: "Dosing room",
  conflicts: [
    { one: "oxidizers", other: "acids", count: 4, isTogether: true, pairs: [bleachAndAcid] },
    {
      one: "acids",
      other: "acids",
      count: 1,
      isTogether: false,
      pairs: [
        {
          ...bleachAndAcid,
          one: "Acetic acid",
          isTogether: false,
          isDisputed: false,
          transport: { ...bleachAndAcid.transport, verdict: "separated", isAssumed: true, notAboveOrBeside: true },
        },
      ],
    },
  ],
  areas: [
    {
      number: 1,
      group: "oxidizers",
      cabinets: ["Bay 2"],
      substances: [
        {
          name: "Sodium hypochlorite solution",
          rule: "group table, CAS 7681-52-9",
          rows: [
            { id: 1, cabinet: "Bay 2", stays: true },
            { id: 3, cabinet: null, stays: false },
          ],
        },
      ],
    },
    {
      number: 2,
      group: "acids",
      cabinets: [],
      substances: [
        {
          name: "Hydrochloric acid 32%",
          rule: "group table, CAS 7647-01-0",
          rows: [{ id: 2, cabinet: "Bay 2", stays: false }],
        },
      ],
    },
  ],
  notPlaced: [
    { name: "Pond dye", byClass: null },
    { name: "Thinner X7", byClass: "flammable-liquids" },
  ],
};
const magazine: PlannedRoom = {
  room: "Magazine",
  conflicts: [
    {
      one: "explosives",
      other: "explosives",
      count: 2,
      isTogether: false,
      pairs: [
        {
          ...bleachAndAcid,
          one: "Blasting caps",
          other: "Squibs",
          isTogether: false,
          isDisputed: false,
          reactive: { ...bleachAndAcid.reactive, verdict: "caution", hazards: [], gases: [], reasons: [] },
          transport: { ...bleachAndAcid.transport, verdict: "group-needed", notes: ["enter-group"] },
        },
        {
          ...bleachAndAcid,
          one: "Blasting caps",
          other: "Boosters",
          isTogether: false,
          isDisputed: false,
          reactive: { ...bleachAndAcid.reactive, verdict: "caution", hazards: [], gases: [], reasons: [] },
          transport: { ...bleachAndAcid.transport, verdict: "conditional", notes: ["detonators"], countsAs: "1.1D" },
        },
      ],
    },
  ],
  areas: [],
  notPlaced: [],
};
const nowhere: PlannedRoom = { ...dosing, room: null, conflicts: [], notPlaced: [] };

const meta = { component: SeparationPlan, args: { rooms: [dosing, nowhere] } } satisfies Meta<typeof SeparationPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("region", { name: "Dosing room" })).toBeVisible();
    await expect(canvas.getByText("Oxidizers and Acids")).toBeVisible();
    await expect(canvas.getByText(/and 3 more pairs/)).toBeVisible();
    await expect(canvas.getByText("Sources disagree. The plan follows the stricter one.")).toBeVisible();
    for (const button of canvas.getAllByRole("button", { name: "Reasons and sources" })) await userEvent.click(button);
    await expect(canvas.getByText("Never store the corrosive liquid above or next to the other.")).toBeVisible();
    await expect(canvas.getAllByText("move from Bay 2")[0]).toBeVisible();
    await expect(canvas.getByText("(Flammable liquids by class only)")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Room not on file" })).toBeVisible();
  },
};
export const Explosives: Story = {
  args: { rooms: [magazine] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reasons and sources" }));
    await expect(canvas.getByText("not known to be compatible")).toBeVisible();
    await expect(
      canvas.getByText("Compatibility group not on file. Enter it with the division, such as 1.4S."),
    ).toBeVisible();
    await expect(canvas.getByText("only under the conditions below")).toBeVisible();
    await expect(canvas.getByText("If either is a detonator, follow 49 CFR 177.835(g).")).toBeVisible();
    await expect(canvas.getByText("Stored together, they count as 1.1D.")).toBeVisible();
  },
};
export const Playground: Story = { globals: { theme: "dark" } };
export const Paper: Story = {
  args: { isBrief: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByText(/^Sources: CAMEO Chemicals/)).toBeVisible();
  },
};
export const NothingHere: Story = { args: { rooms: [] } };
