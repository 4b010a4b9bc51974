import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { HazardBadge } from "../../signs/HazardBadge/HazardBadge.tsx";
import { Table } from "./Table.tsx";

interface Stock {
  readonly un: string;
  readonly name: string;
  readonly site: string;
  readonly level: "high" | "extreme";
  readonly quantity: string;
}

const ROWS: readonly Stock[] = [
  { un: "1017", name: "Chlorine", site: "Harbour Works", level: "extreme", quantity: "1 814 kg" },
  { un: "1203", name: "Gasoline", site: "Cold Store 2", level: "high", quantity: "900 L" },
];

/** The table component accepts any object as a row; the story has only these. */
function rowOf(row: object): Stock {
  const stock = ROWS.find((candidate) => candidate === row);
  if (stock === undefined) throw new RangeError("A row of the story is not one of ROWS.");
  return stock;
}

function cell(row: Stock, column: string) {
  if (column === "name") {
    return (
      <>
        <strong>{row.name}</strong>
        <small>{row.site}</small>
      </>
    );
  }
  if (column === "level") return <HazardBadge level={row.level} />;
  return column === "un" ? <b className="placard-data">{row.un}</b> : row.quantity;
}

const meta = {
  component: Table,
  args: {
    label: "Chemicals",
    columns: [
      { id: "name", label: "Name" },
      { id: "un", label: "UN Number" },
      { id: "level", label: "Hazard Level" },
      { id: "quantity", label: "Quantity", align: "end" },
    ],
    rows: ROWS,
    rowId: (row) => rowOf(row).un,
    renderCell: (row, column) => cell(rowOf(row), column),
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { selected: "1203" } };
export const OneMarked: Story = { args: { selected: "1203" } };
export const Empty: Story = { args: { rows: [], empty: <EmptyState title="No chemicals found" /> } };

export const RowsThatAct: Story = {
  args: { onRowAction: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("row", { name: /Chlorine/ }));
    await expect(args.onRowAction).toHaveBeenCalledWith(ROWS[0]);
  },
};

export const Sortable: Story = {
  args: {
    columns: [
      { id: "name", label: "Name", isSortable: true },
      { id: "quantity", label: "Quantity", align: "end", isSortable: true },
    ],
    sort: { column: "name", direction: "ascending" },
    onSortChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(canvas.getByRole("columnheader", { name: "Quantity" }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: "quantity", direction: "ascending" });
  },
};

const MANY: readonly Stock[] = Array.from({ length: 400 }, (_, index) => ({
  un: String(1000 + index),
  name: `Drum ${index}`,
  site: "Harbour Works",
  level: index % 2 === 0 ? "high" : "extreme",
  quantity: `${index} kg`,
}));

export const Virtual: Story = {
  args: {
    rows: MANY,
    rowId: (row) => manyOf(row).un,
    renderCell: (row, column) => cell(manyOf(row), column),
    isVirtual: true,
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Drum 0");
    await waitFor(() => expect(canvas.getByRole("grid")).toHaveAttribute("aria-rowcount", "401"));
    await expect(canvas.getAllByRole("row").length).toBeLessThan(100);
  },
};

function manyOf(row: object): Stock {
  const stock = MANY.find((candidate) => candidate === row);
  if (stock === undefined) throw new RangeError("A row of the story is not one of MANY.");
  return stock;
}
