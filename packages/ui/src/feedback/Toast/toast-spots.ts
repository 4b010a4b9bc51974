/** A place for the toasts, px of the window. */
export interface Spot {
  /** In the row that the page marks, or at the end of the window. */
  readonly at: "row" | "end";
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** How wide they may be, the widest first: what is wide is low. */
const WIDTHS_PX = [520, 440, 380, 320] as const;

/** From place to place along a row, px. */
const STEP_PX = 12;

const MARGIN_PX = 8;

/** What a hand presses, or types in. */
const NEEDED =
  "a[href], button, input, select, textarea, summary, label, [role='button'], [role='option'], [role='slider'], [role='tab']";

/** Words of the row that somebody must be able to read, such as the title of what is open. */
const READ = "[data-placard-toast-free]";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Tries the places on the region itself, and finds the first spot over nothing that is needed: in the row over no words
 * that must be read either, else at the end. Where there is none, the one at the end that lies over the least: what is
 * there can be scrolled from below it.
 */
export function bestSpot(region: HTMLElement): Spot {
  const needed = partsOf(region, NEEDED);
  const kept = [...needed, ...partsOf(region, READ)];
  const inRow = rowSpots(region).find((spot) => overlap(boxOf(spot, spot.height), kept, region) === 0);
  if (inRow !== undefined) return inRow;
  const ends = endSpots(region).map((spot) => ({ spot, over: overlap(boxOf(spot, spot.height), needed, region) }));
  const [first, ...others] = ends;
  if (first === undefined) throw new RangeError("There is always a spot at the end.");
  return others.reduce((best, next) => (next.over < best.over ? next : best), first).spot;
}

type Measured = Spot & { readonly height: number };

/** Along the marked row, from its start: where the page reads from right to left, from the right. */
function rowSpots(region: HTMLElement): readonly Measured[] {
  const row = document.querySelector<HTMLElement>("[data-placard-toast-row]");
  const shown = document.fullscreenElement;
  if (row === null || (shown !== null && !shown.contains(row))) return [];
  const box = row.getBoundingClientRect();
  // Scrolled away, or behind a dialog, it is no row.
  if (!isSeen(row, (box.left + box.right) / 2, (box.top + box.bottom) / 2, region)) return [];
  return WIDTHS_PX.flatMap((width) => {
    const height = heightAt(region, width, "row");
    if (height > box.height) return [];
    const y = box.top + (box.height - height) / 2;
    return along(region, box.left, box.right, width).map((x) => ({ at: "row" as const, x, y, width, height }));
  });
}

/** Along the end of the window, above what the host keeps there. */
function endSpots(region: HTMLElement): readonly Measured[] {
  const width = Math.min(380, window.innerWidth - 2 * MARGIN_PX);
  const height = heightAt(region, width, "end");
  const inset = Number.parseFloat(getComputedStyle(region).getPropertyValue("--placard-toast-inset")) || 0;
  const y = window.innerHeight - inset - 12 - height;
  const places = along(region, 0, window.innerWidth, width).toReversed();
  return places.map((x) => ({ at: "end" as const, x, y, width, height }));
}

function along(region: HTMLElement, left: number, right: number, width: number): readonly number[] {
  const [from, to] = [left + MARGIN_PX, right - MARGIN_PX - width];
  if (to < from) return [];
  const places = Array.from({ length: Math.floor((to - from) / STEP_PX) + 1 }, (_, index) => from + index * STEP_PX);
  const all = [...places.filter((x) => x < to), to];
  return getComputedStyle(region).direction === "rtl" ? all.toReversed() : all;
}

/** How high the toasts are somewhere, at a width. */
function heightAt(region: HTMLElement, width: number, at: Spot["at"]): number {
  region.dataset["at"] = at;
  region.style.setProperty("--placard-_width", `${width}px`);
  return region.getBoundingClientRect().height;
}

const boxOf = ({ x, y, width }: Spot, height: number): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

interface Needed {
  readonly element: Element;
  readonly box: Box;
}

function partsOf(region: HTMLElement, which: string): readonly Needed[] {
  const root = region.getRootNode();
  const page = root instanceof ShadowRoot ? [...root.querySelectorAll(which)] : [];
  return [...document.querySelectorAll(which), ...page].flatMap((element) => {
    if (region.contains(element)) return [];
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && element.checkVisibility() ? [{ element, box }] : [];
  });
}

/** Area of what is needed below a place, px². What is scrolled away behind something else does not count. */
function overlap(place: Box, needed: readonly Needed[], region: HTMLElement): number {
  let area = 0;
  for (const { element, box } of needed) {
    const [left, top] = [Math.max(place.left, box.left), Math.max(place.top, box.top)];
    const [right, bottom] = [Math.min(place.right, box.right), Math.min(place.bottom, box.bottom)];
    if (right <= left || bottom <= top) continue;
    if (isSeen(element, (left + right) / 2, (top + bottom) / 2, region)) area += (right - left) * (bottom - top);
  }
  return area;
}

function isSeen(element: Element, x: number, y: number, region: HTMLElement): boolean {
  const top = document.elementsFromPoint(x, y).find((one) => !region.contains(one));
  return top !== undefined && (top.contains(element) ? top === element : element.contains(top));
}
