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

/** A desk at 400 %: several would leave no room for what they stand beside. */
const SHORT_PX = 320;

/** What a hand presses, or types in. */
const NEEDED =
  "a[href], button, input, select, textarea, summary, label, [role='button'], [role='option'], [role='slider'], [role='tab']";

/** Words of the row that someone must be able to read, such as the title of what is open. */
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
  const isSeen = lookOnce(region);
  const inRow = rowSpots(region, isSeen);
  // All of them are at one height or another of the row: what lies elsewhere on the page is looked at once, not for each.
  const near = kept.filter(({ box }) => inRow.some(({ y, height }) => y < box.bottom && y + height > box.top));
  const free = inRow.find((spot) => !liesOver(boxOf(spot, spot.height), near, isSeen));
  if (free !== undefined) return free;
  const ends = endSpots(region).map((spot) => ({ spot, over: overlap(boxOf(spot, spot.height), needed, isSeen) }));
  const [first, ...others] = ends;
  if (first === undefined) throw new RangeError("There is always a spot at the end.");
  return others.reduce((best, next) => (next.over < best.over ? next : best), first).spot;
}

type Measured = Spot & { readonly height: number };

/** Along the marked row, from its start: where the page reads from right to left, from the right. */
function rowSpots(region: HTMLElement, isSeen: IsSeen): readonly Measured[] {
  const row = document.querySelector<HTMLElement>("[data-placard-toast-row]");
  const shown = document.fullscreenElement;
  if (row === null || (shown !== null && !shown.contains(row))) return [];
  const box = row.getBoundingClientRect();
  // Scrolled away, or behind a dialog, it is not a row.
  if (!isSeen(row, box)) return [];
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

/** Gives the region the look and the width that a place has. */
export function take(region: HTMLElement, at: Spot["at"], width: number): void {
  region.dataset["at"] = at;
  region.toggleAttribute("data-alone", at === "row" || window.innerHeight <= SHORT_PX);
  region.style.setProperty("--placard-_width", `${width}px`);
}

/** How high the toasts are somewhere, at a width. */
function heightAt(region: HTMLElement, width: number, at: Spot["at"]): number {
  take(region, at, width);
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

/** The part of a box that lies below a place; `null`: none does. */
function cut(place: Box, box: Box): Box | null {
  const [left, top] = [Math.max(place.left, box.left), Math.max(place.top, box.top)];
  const [right, bottom] = [Math.min(place.right, box.right), Math.min(place.bottom, box.bottom)];
  return right <= left || bottom <= top ? null : { left, top, right, bottom };
}

/** True if a place covers anything. What it covers from side to side was looked at for the place before, so it comes first. */
function liesOver(place: Box, parts: readonly Needed[], isSeen: IsSeen): boolean {
  const below = parts.flatMap(({ element, box }) => {
    const covered = cut(place, box);
    return covered === null ? [] : [{ element, covered, isWhole: box.left >= place.left && box.right <= place.right }];
  });
  const isAnySeen = (whole: boolean): boolean =>
    below.some(({ element, covered, isWhole }) => isWhole === whole && isSeen(element, covered));
  return isAnySeen(true) || isAnySeen(false);
}

/** Area of what is needed below a place, px². What is scrolled away behind something else does not count. */
function overlap(place: Box, needed: readonly Needed[], isSeen: IsSeen): number {
  let area = 0;
  for (const { element, box } of needed) {
    const covered = cut(place, box);
    if (covered === null || !isSeen(element, covered)) continue;
    area += (covered.right - covered.left) * (covered.bottom - covered.top);
  }
  return area;
}

/** True if an element is what someone sees in the middle of a part of it. */
type IsSeen = (element: Element, part: Box) => boolean;

/** Asking the page what lies on top is most of the work, and nothing moves while places are tried: each point once. */
function lookOnce(region: HTMLElement): IsSeen {
  const tops = new Map<string, Element | undefined>();
  return (element, { left, top, right, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const point = `${x} ${y}`;
    if (!tops.has(point)) {
      tops.set(
        point,
        document.elementsFromPoint(x, y).find((one) => !region.contains(one)),
      );
    }
    const seen = tops.get(point);
    return seen !== undefined && (seen.contains(element) ? seen === element : element.contains(seen));
  };
}
