import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import "../../styles/index.css";
import { Table } from "./Table.tsx";
import type { TableColumn, TableProps } from "./table-props.ts";

interface Drum {
  readonly id: number;
  readonly name: string;
}

const COLUMNS: readonly TableColumn<"name" | "site">[] = [
  { id: "name", label: "Name", isSortable: true, share: 3 },
  { id: "site", label: "Site" },
];

const drums = (count: number, first = 0): readonly Drum[] =>
  Array.from({ length: count }, (_, index) => ({ id: first + index, name: `Drum ${first + index}` }));

type Props = Partial<TableProps<Drum, "name" | "site">>;
const long = (props: Props) => (
  <Table<Drum, "name" | "site">
    label="Drums"
    columns={COLUMNS}
    rows={drums(250)}
    rowId={({ id }) => id}
    renderCell={({ name, id }, column) =>
      column === "site" ? "Pier 9" : <span style={{ display: "block", blockSize: 40 + (id % 5) * 20 }}>{name}</span>
    }
    isVirtual
    {...props}
  />
);

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const centreOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** Presses where something stands, and lets go there some frames later: a click is of what stood there both times. */
async function pressAcross(element: Element, between: () => void | Promise<void>): Promise<void> {
  const at = { ...centreOf(element), bubbles: true, cancelable: true, button: 0 };
  const pointer = { ...at, pointerId: 1, pointerType: "mouse", isPrimary: true };
  const down = document.elementFromPoint(at.clientX, at.clientY) ?? document.body;
  down.dispatchEvent(new PointerEvent("pointerdown", { ...pointer, buttons: 1 }));
  down.dispatchEvent(new MouseEvent("mousedown", { ...at, buttons: 1 }));
  await between();
  const up = document.elementFromPoint(at.clientX, at.clientY) ?? document.body;
  up.dispatchEvent(new PointerEvent("pointerup", pointer));
  up.dispatchEvent(new MouseEvent("mouseup", at));
  const both = [...ancestorsOf(up)].find((each) => each.contains(down));
  if (down.isConnected) both?.dispatchEvent(new MouseEvent("click", { ...at, detail: 1 }));
}

function* ancestorsOf(element: Element): Iterable<Element> {
  for (let at: Element | null = element; at !== null; at = at.parentElement) yield at;
}

it("takes a press of a head while its rows are measured, and while others come in their place", async () => {
  const onSortChange = vi.fn<() => void>();
  const sort = { column: "name", direction: "ascending" } as const;
  const { rerender } = render(long({ sort, onSortChange }));
  await screen.findByText("Drum 0");
  const head = screen.getByRole("columnheader", { name: "Name" });
  for (let round = 1; round <= 12; round += 1) {
    await pressAcross(screen.getByRole("columnheader", { name: "Name" }), async () => {
      rerender(long({ sort, onSortChange, rows: drums(round % 2 === 0 ? 250 : 50, 1000 * round) }));
      for (let waited = 0; waited < round % 4; waited += 1) await frame();
    });
    expect(onSortChange, `press ${round}`).toHaveBeenCalledTimes(round);
  }
  expect(head.isConnected).toBe(true);
});

it("draws every row that is in view, and not those beyond, when nothing else happens", async () => {
  render(long({ rows: ROWS, renderCell: nameOrSite }));
  await screen.findByText("Drum 5");
  const { bottom } = (await screen.findByText("Drum 0")).getBoundingClientRect();
  expect(bottom).toBeLessThan(window.innerHeight);
  await expect.poll(() => lastDrawn().getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight);
  expect(screen.getAllByRole("row").length).toBeLessThan(60);
});

const ROWS = drums(250);
const nameOrSite = ({ name }: Drum, column: "name" | "site") => (column === "site" ? "Pier 9" : name);
const lastDrawn = () => screen.getAllByRole("row").at(-1) ?? document.body;

it("has rows for keys and for a reader of the screen where it stands below the window", async () => {
  render(
    <>
      <div style={{ blockSize: 4000 }} />
      {long({ rows: drums(5) })}
    </>,
  );
  await screen.findByText("Drum 4");
  expect(screen.getByRole("grid").getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
});

it("goes through its rows by the arrow keys, those beyond the window too, and out of it by Tab", async () => {
  const user = userEvent.setup();
  render(
    <>
      {long({ rows: ROWS, renderCell: nameOrSite })}
      <button type="button">After</button>
    </>,
  );
  await screen.findByText("Drum 5");
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("columnheader", { name: "Name" }));
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}");
  expect(document.activeElement?.closest("[role='row']")?.textContent).toContain("Drum 1Pier 9");
  await user.keyboard("{End}");
  await expect.poll(() => document.activeElement?.closest("[role='row']")?.textContent).toContain("Drum 249");
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "After" }));
});
