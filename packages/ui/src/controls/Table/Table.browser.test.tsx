/// <reference types="@vitest/browser-playwright" />
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { CSSProperties } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cdp } from "vitest/browser";
import "../../styles/index.css";
import { Button } from "../Button/Button.tsx";
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

/** Presses on an element and releases some frames later: a click goes to the element present at both times. */
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

it("handles a press on a header while its rows are measured and replaced", async () => {
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

it("renders every visible row, and no rows outside the window, without further events", async () => {
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

it("renders rows for keyboard and screen readers even below the window", async () => {
  render(
    <>
      <div style={{ blockSize: 4000 }} />
      {long({ rows: drums(5) })}
    </>,
  );
  await screen.findByText("Drum 4");
  expect(screen.getByRole("grid").getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
});

it("moves through its rows by arrow keys, including those outside the window, and leaves the grid on Tab", async () => {
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

describe("a list that changes", () => {
  const confirmed = vi.fn<(name: string) => void>();
  const withButtons = (rows: readonly Drum[], props: Props = {}) =>
    long({
      rows,
      renderCell: ({ name }, column) =>
        column === "site" ? <Button onPress={() => confirmed(name)}>{`Confirm ${name}`}</Button> : name,
      ...props,
    });
  const button = (name: string) => screen.findByRole("button", { name: `Confirm ${name}` });
  const MANY = drums(250);
  const others = drums(250, 1000);

  beforeEach(() => confirmed.mockClear());

  describe.each(["mouse", "touch"] as const)("during a press by %s", (kind) => {
    it("activates nothing if another inventory row moves under the pointer", async () => {
      const { rerender } = render(withButtons(MANY));
      const at = await pressDown(kind, await button("Drum 2"));
      rerender(withButtons(others));
      await button("Drum 1002");
      await release(kind, at);
      await frame();
      expect(confirmed).not.toHaveBeenCalled();
    });

    it("activates nothing if the row moves away from the pointer", async () => {
      const { rerender } = render(withButtons(MANY));
      const at = await pressDown(kind, await button("Drum 2"));
      rerender(withButtons([...others.slice(0, 3), ...MANY]));
      await button("Drum 1002");
      await release(kind, at);
      await frame();
      expect(confirmed).not.toHaveBeenCalled();
    });

    it("activates nothing if the press started above the table", async () => {
      const below = (style: CSSProperties) => (
        <>
          <div data-testid="above" style={{ position: "absolute", inset: "0 auto auto 0", zIndex: 1, ...style }} />
          {withButtons(MANY)}
        </>
      );
      const { rerender } = render(below({ display: "none" }));
      const { clientX, clientY } = centreOf(await button("Drum 2"));
      rerender(below({ inlineSize: 2 * clientX, blockSize: 2 * clientY }));
      const at = await pressDown(kind, screen.getByTestId("above"));
      rerender(below({ display: "none" }));
      expect(document.elementFromPoint(clientX, clientY)?.textContent).toBe("Confirm Drum 2");
      await release(kind, at);
      await frame();
      expect(confirmed).not.toHaveBeenCalled();
    });

    it("activates the pressed row if it stays under the pointer", async () => {
      const { rerender } = render(withButtons(MANY));
      const at = await pressDown(kind, await button("Drum 2"));
      rerender(withButtons([...MANY.slice(0, 4), ...others]));
      await button("Drum 1002");
      await release(kind, at);
      await waitFor(() => expect(confirmed).toHaveBeenCalledExactlyOnceWith("Drum 2"));
    });
  });

  it("shows no row of the previous list", async () => {
    const { rerender } = render(withButtons(MANY));
    await button("Drum 2");
    rerender(withButtons(others));
    expect(screen.queryByText(/^Drum \d{1,3}$/)).toBeNull();
    await button("Drum 1002");
  });

  it("keeps the focus in its row when the order changes, inside and outside the window", async () => {
    const { rerender } = render(withButtons(MANY));
    const focused = await button("Drum 2");
    focused.focus();
    rerender(withButtons(MANY.toReversed()));
    await button("Drum 249");
    expect(document.activeElement).toBe(focused);
    expect(focused.textContent).toBe("Confirm Drum 2");
    expect(focused.closest("[role='row']")?.getAttribute("aria-rowindex")).toBe("249");
    await userEvent.keyboard("{Enter}");
    expect(confirmed).toHaveBeenCalledExactlyOnceWith("Drum 2");
    await userEvent.keyboard("{ArrowUp}");
    await expect.poll(() => document.activeElement?.textContent).toBe("Confirm Drum 3");
  });

  it("moves the focus to the grid when its row leaves the list", async () => {
    const { rerender } = render(withButtons(MANY));
    (await button("Drum 2")).focus();
    rerender(withButtons(MANY.filter(({ id }) => id !== 2)));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("grid")));
    await userEvent.keyboard("{Enter}");
    expect(confirmed).not.toHaveBeenCalled();
  });

  it("moves the focus to the grid when no row remains", async () => {
    const { rerender } = render(withButtons(MANY));
    (await button("Drum 2")).focus();
    rerender(withButtons([], { empty: "Nothing found" }));
    await screen.findByText("Nothing found");
    expect(document.activeElement).toBe(screen.getByRole("grid"));
  });

  it("keeps its rendering when a filter leaves few rows, so that the focus stays in its row", async () => {
    const { rerender } = render(withButtons(MANY));
    const focused = await button("Drum 2");
    focused.focus();
    rerender(withButtons(MANY.slice(0, 5), { isVirtual: false }));
    await expect.poll(() => screen.getAllByRole("row").length).toBe(6);
    expect(document.activeElement).toBe(focused);
  });

  it("moves by keys to the same control in other rows, by page and to both ends", async () => {
    render(withButtons(MANY));
    (await button("Drum 0")).focus();
    const keys = ["ArrowDown", "PageDown", "PageDown", "PageUp", "End", "ArrowUp", "Home", "ArrowUp", "ArrowDown"];
    const rows = [1, 11, 21, 11, 249, 248, 0, null, 0];
    for (const [nth, key] of keys.entries()) {
      await userEvent.keyboard(`{${key}}`);
      const name = rows[nth] === null ? "Site" : `Confirm Drum ${rows[nth]}`;
      await expect.poll(() => document.activeElement?.textContent, { message: key }).toBe(name);
    }
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Presses the centre of an element like a user: the browser decides which element is under the pointer. */
async function pressDown(kind: "mouse" | "touch", element: Element): Promise<Point> {
  const { clientX, clientY } = centreOf(element);
  const { left, top, width } = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: innerWidth };
  const at = { x: left + (clientX * width) / innerWidth, y: top + (clientY * width) / innerWidth };
  if (kind === "mouse") {
    await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", ...at });
    await cdp().send("Input.dispatchMouseEvent", { type: "mousePressed", ...at, button: "left", clickCount: 1 });
  } else {
    await cdp().send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  }
  return at;
}

async function release(kind: "mouse" | "touch", at: Point): Promise<void> {
  await (kind === "mouse"
    ? cdp().send("Input.dispatchMouseEvent", { type: "mouseReleased", ...at, button: "left", clickCount: 1 })
    : cdp().send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }));
}
