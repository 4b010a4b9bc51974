import type { ScreenPoint } from "./screen-point.ts";

/** Side of a cell, px: smaller than any plate, large enough to compute on every move of the map. */
const CELL_PX = 8;

/** The area of the map covered by outlines. Queries a rectangle without visiting each cell. */
export interface Occupancy {
  /** Fraction of a rectangle that is covered, 0 to 1. Areas covered twice count twice. */
  readonly covered: (at: ScreenPoint, size: { readonly width: number; readonly height: number }) => number;
}

/**
 * Computes the cells of the map that outlines cover.
 *
 * @param rings - closed outlines on the screen, px
 */
export function occupancyOf(rings: readonly (readonly ScreenPoint[])[], width: number, height: number): Occupancy {
  const columns = Math.max(1, Math.ceil(width / CELL_PX));
  const rows = Math.max(1, Math.ceil(height / CELL_PX));
  const cells = new Uint16Array(columns * rows);
  for (const ring of rings) fill(ring, cells, columns, rows);
  // Sums of all cells above and to the left, so that a rectangle needs four look-ups.
  const sums = new Uint32Array((columns + 1) * (rows + 1));
  const sum = (column: number, row: number): number => sums[row * (columns + 1) + column] ?? 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const own = cells[row * columns + column] ?? 0;
      sums[(row + 1) * (columns + 1) + column + 1] =
        own + sum(column, row + 1) + sum(column + 1, row) - sum(column, row);
    }
  }
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  return {
    covered({ x, y }, size) {
      const [left, top] = [within(Math.floor(x / CELL_PX), columns), within(Math.floor(y / CELL_PX), rows)];
      const right = within(Math.ceil((x + size.width) / CELL_PX), columns);
      const bottom = within(Math.ceil((y + size.height) / CELL_PX), rows);
      const count = (right - left) * (bottom - top);
      if (count <= 0) return 0;
      return (sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top)) / count;
    },
  };
}

/** Marks the cells whose centre line is inside a ring, row by row. */
function fill(ring: readonly ScreenPoint[], cells: Uint16Array, columns: number, rows: number): void {
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5) * CELL_PX;
    const crossings = ring
      .flatMap((from, index) => {
        const to = ring[(index + 1) % ring.length] ?? from;
        return from.y > y === to.y > y ? [] : [from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)];
      })
      .toSorted((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const first = Math.max(0, Math.floor((crossings[pair] ?? 0) / CELL_PX));
      const last = Math.min(columns - 1, Math.floor((crossings[pair + 1] ?? 0) / CELL_PX));
      for (let column = first; column <= last; column++)
        cells[row * columns + column] = (cells[row * columns + column] ?? 0) + 1;
    }
  }
}
