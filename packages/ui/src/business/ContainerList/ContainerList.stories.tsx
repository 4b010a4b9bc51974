import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../../controls/Button/Button.tsx";
import type { StoredContainer } from "../stored-container.ts";
import { ContainerList } from "./ContainerList.tsx";

const containers: readonly StoredContainer[] = [
  {
    id: 1,
    code: "HB4W-7KXT",
    size: { quantity: 5, unit: "L" },
    place: "Workshop, Cabinet 1",
    opened: null,
    expires: "5 Jan 2028",
    age: { kind: "good", days: 410 },
  },
  {
    id: 2,
    code: "P2MD-9RQ6",
    size: { quantity: 1, unit: "L" },
    place: "Laboratory, Bench 3",
    moved: "22 Sep 2026",
    movedBy: "Dana Reid",
    opened: "17 Oct 2025",
    expires: "17 Oct 2026",
    age: { kind: "expired", days: 35 },
  },
  {
    id: 3,
    code: "V6CZ-3JNH",
    size: null,
    place: null,
    opened: "1 Nov 2026",
    expires: "10 Dec 2026",
    age: { kind: "due", days: 19 },
  },
  { id: 4, code: "CYL-4471-4", size: null, place: null, opened: null, expires: null, age: { kind: "unknown" } },
];

const move = fn<(container: StoredContainer) => void>();

const meta = {
  component: ContainerList,
  args: {
    containers,
    renderActions: (container: StoredContainer) => (
      <Button aria-label={`Move ${container.code}`} onPress={() => move(container)}>
        Move
      </Button>
    ),
  },
} satisfies Meta<typeof ContainerList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText("Expired 35 days ago")).toBeVisible());
    await expect(canvas.getByText("Expires in 19 days")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Move P2MD-9RQ6" }));
    await expect(move).toHaveBeenCalledWith(containers[1]);
  },
};
export const Playground: Story = {};
export const OfSeveralChemicals: Story = {
  args: { containers: containers.map((container) => ({ ...container, chemical: "Acetone" })), label: "Due" },
};
export const AsCrewsReadIt: Story = {
  render: () => <ContainerList containers={containers} />,
  globals: { area: "responder" },
};
export const OneMarked: Story = { args: { marked: 3 } };
