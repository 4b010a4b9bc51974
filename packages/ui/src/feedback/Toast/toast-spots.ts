/** A position for the toasts, in px of the window. */
export interface Spot {
  /** In the marked row of the page, at the end of the window, or above figures there. */
  readonly at: "row" | "end" | "raised";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** At the end: true if the page had a row, but no space in it. */
  readonly isRowFull?: boolean;
}

/** Possible widths, the widest first: wide toasts are low. */
const WIDTHS_PX = [520, 440, 380, 320] as const;

/** Possible widths above figures: a wide toast fits between two lines, a narrow one beside a button. */
const RAISED_WIDTHS_PX = [...WIDTHS_PX, 280] as const;

/** Distance between positions tried along a row, px. */
const STEP_PX = 12;

/** Distance between heights tried above the end of the window, px. */
const RISE_PX = 8;

const MARGIN_PX = 8;

/** Window height up to which only one toast is shown, such as a desktop at 400% zoom. */
const SHORT_PX = 320;

/** Elements that a user presses or types in. */
const NEEDED =
  "a[href], button, input, select, textarea, summary, label, [role='button'], [role='option'], [role='slider'], [role='tab']";

/** Text that must stay readable in the row, such as the title of an open record. */
const MUST_STAY_READABLE = "[data-placard-toast-free]";

/** Figures that must stay readable at the end of the window too. */
const FIGURES = `${MUST_STAY_READABLE}, td, dd, output, [role='gridcell'], [role='rowheader']`;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Tries the positions on the region itself and returns the first that covers nothing needed: in the row, where it must
 * not cover text to keep readable either, else at the end. If it covered figures there, one toast is shown at the
 * lowest position that covers neither. Without a free position, returns the one at the end with the least overlap: the
 * user can scroll the content below it.
 */
export function bestSpot(region: HTMLElement): Spot {
  const needed = partsOf(region, NEEDED);
  const visibleParts = [...needed, ...partsOf(region, MUST_STAY_READABLE)];
  const isSeen = cachedHitTest(region);
  const inRow = rowSpots(region, isSeen);
  // All row positions are within the height of the row, so elements elsewhere on the page are excluded once.
  const near = visibleParts.filter(({ box }) => inRow.some(({ y, height }) => y < box.bottom && y + height > box.top));
  const free = inRow.find((spot) => !coversContent(boxOf(spot, spot.height), near, isSeen));
  if (free !== undefined) return free;
  const figures = partsOf(region, FIGURES);
  const ends = endSpots(region).map((spot) => {
    const box = boxOf(spot, spot.height);
    return { spot, over: overlap(box, needed, isSeen), figures: overlap(box, figures, isSeen) };
  });
  const [first, ...others] = ends;
  if (first === undefined) throw new RangeError("There is always a spot at the end.");
  const isBetter = (one: typeof first, other: typeof first): boolean =>
    one.over === other.over ? one.figures < other.figures : one.over < other.over;
  const least = others.reduce((best, next) => (isBetter(next, best) ? next : best), first);
  const end = { ...least.spot, isRowFull: rowBox(isSeen) !== undefined };
  if (least.figures === 0) return end;
  return raisedSpot(region, seenBoxes([...needed, ...figures], isSeen)) ?? end;
}

/**
 * True if the toasts can stay at a position: it is still in its place in the row or at the end, and covers nothing
 * needed. Much less work than `bestSpot`, which a page that changes would otherwise need in each frame.
 */
export function isStillFree(region: HTMLElement, spot: Spot): boolean {
  if (spot.at === "raised") return false; // a lower position may be free by now
  const { height } = region.getBoundingClientRect();
  const place = boxOf(spot, height);
  const isSeen = cachedHitTest(region);
  if (spot.at === "end") {
    const hasNewRow = spot.isRowFull !== true && rowBox(isSeen) !== undefined;
    return (
      !hasNewRow &&
      Math.abs(endOf(region) - place.bottom) < 1 &&
      !coversContent(place, partsOf(region, `${NEEDED}, ${FIGURES}`, place), isSeen)
    );
  }
  const row = rowBox(isSeen);
  return (
    row !== undefined &&
    Math.abs(row.top + row.bottom - place.top - place.bottom) < 2 &&
    place.left >= row.left &&
    place.right <= row.right &&
    !coversContent(place, partsOf(region, `${NEEDED}, ${MUST_STAY_READABLE}`, place), isSeen)
  );
}

type Measured = Spot & { readonly height: number };

/** The marked row. `undefined`: there is none, or it is scrolled out of view or behind a dialog. */
function rowBox(isSeen: IsSeen): DOMRect | undefined {
  const row = document.querySelector<HTMLElement>("[data-placard-toast-row]");
  const shown = document.fullscreenElement;
  if (row === null || (shown !== null && !shown.contains(row))) return undefined;
  const box = row.getBoundingClientRect();
  return isSeen(row, box) ? box : undefined;
}

/** Positions along the marked row, from its start: from the right on a right-to-left page. */
function rowSpots(region: HTMLElement, isSeen: IsSeen): readonly Measured[] {
  const box = rowBox(isSeen);
  if (box === undefined) return [];
  return WIDTHS_PX.flatMap((width) => {
    const height = heightAt(region, width, "row");
    if (height > box.height) return [];
    const y = box.top + (box.height - height) / 2;
    return along(region, box.left, box.right, width).map((x) => ({ at: "row" as const, x, y, width, height }));
  });
}

/** Positions along the end of the window, above the content of the host. */
function endSpots(region: HTMLElement): readonly Measured[] {
  const width = Math.min(380, window.innerWidth - 2 * MARGIN_PX);
  const height = heightAt(region, width, "end");
  const y = endOf(region) - height;
  const places = along(region, 0, window.innerWidth, width).toReversed();
  return places.map((x) => ({ at: "end" as const, x, y, width, height }));
}

/** Lower edge of toasts at the end of the window, px. */
function endOf(region: HTMLElement): number {
  const inset = Number.parseFloat(getComputedStyle(region).getPropertyValue("--placard-toast-inset")) || 0;
  return window.innerHeight - inset - 12;
}

/** The lowest position for one toast that covers none of the boxes. */
function raisedSpot(region: HTMLElement, boxes: readonly Box[]): Spot | undefined {
  const most = window.innerWidth - 2 * MARGIN_PX;
  const sizes = [...new Set(RAISED_WIDTHS_PX.map((width) => Math.min(width, most)))].map((width) => ({
    width,
    height: heightAt(region, width, "raised"),
    places: along(region, 0, window.innerWidth, width).toReversed(),
  }));
  for (let end = endOf(region); end > MARGIN_PX; end -= RISE_PX) {
    for (const { width, height, places } of sizes) {
      const y = end - height;
      if (y < MARGIN_PX) continue;
      const isFree = (x: number): boolean =>
        boxes.every((box) => cut({ left: x, top: y, right: x + width, bottom: end }, box) === null);
      const x = places.find(isFree);
      if (x !== undefined) return { at: "raised", x, y, width };
    }
  }
  return undefined;
}

function along(region: HTMLElement, left: number, right: number, width: number): readonly number[] {
  const [from, to] = [left + MARGIN_PX, right - MARGIN_PX - width];
  if (to < from) return [];
  const places = Array.from({ length: Math.floor((to - from) / STEP_PX) + 1 }, (_, index) => from + index * STEP_PX);
  const all = [...places.filter((x) => x < to), to];
  return getComputedStyle(region).direction === "rtl" ? all.toReversed() : all;
}

/** Applies the style and width of a position to the region. */
export function applySpot(region: HTMLElement, at: Spot["at"], width: number): void {
  region.dataset["at"] = at;
  region.toggleAttribute("data-alone", at !== "end" || window.innerHeight <= SHORT_PX);
  region.style.setProperty("--placard-_width", `${width}px`);
}

/** Returns the height of the toasts at a position and width. */
function heightAt(region: HTMLElement, width: number, at: Spot["at"]): number {
  applySpot(region, at, width);
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

/** @param place - only the elements below it; by default all */
function partsOf(region: HTMLElement, which: string, place?: Box): readonly Needed[] {
  const root = region.getRootNode();
  const page = root instanceof ShadowRoot ? [...root.querySelectorAll(which)] : [];
  return [...document.querySelectorAll(which), ...page].flatMap((element) => {
    if (region.contains(element)) return [];
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || (place !== undefined && cut(place, box) === null)) return [];
    return element.checkVisibility() ? [{ element, box }] : [];
  });
}

/** The part of a box that a position covers; `null`: none. */
function cut(place: Box, box: Box): Box | null {
  const [left, top] = [Math.max(place.left, box.left), Math.max(place.top, box.top)];
  const [right, bottom] = [Math.min(place.right, box.right), Math.min(place.bottom, box.bottom)];
  return right <= left || bottom <= top ? null : { left, top, right, bottom };
}

/**
 * True if a position covers anything. Elements covered over their full width are checked first, because their points
 * are already cached from the previous position.
 */
function coversContent(place: Box, parts: readonly Needed[], isSeen: IsSeen): boolean {
  const below = parts.flatMap(({ element, box }) => {
    const covered = cut(place, box);
    return covered === null ? [] : [{ element, covered, isWhole: box.left >= place.left && box.right <= place.right }];
  });
  const isAnySeen = (whole: boolean): boolean =>
    below.some(({ element, covered, isWhole }) => isWhole === whole && isSeen(element, covered));
  return isAnySeen(true) || isAnySeen(false);
}

/** Area of needed elements that a position covers, px². Elements that are scrolled behind others do not count. */
function overlap(place: Box, needed: readonly Needed[], isSeen: IsSeen): number {
  let area = 0;
  for (const { element, box } of needed) {
    const covered = cut(place, box);
    if (covered === null || !isSeen(element, covered)) continue;
    area += (covered.right - covered.left) * (covered.bottom - covered.top);
  }
  return area;
}

/** The visible parts of elements, without what a scroll area, the window or another element hides. */
function seenBoxes(parts: readonly Needed[], isSeen: IsSeen): readonly Box[] {
  const clips = new Map<Element, Box>();
  const page: Box = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  /** The part of the window in which an element shows its content. */
  function clipOf(element: Element | null): Box {
    if (element === null) return page;
    const known = clips.get(element);
    if (known !== undefined) return known;
    const outer = clipOf(element.parentElement);
    const isOpen = getComputedStyle(element).overflowY === "visible";
    const clip = isOpen ? outer : (cut(outer, element.getBoundingClientRect()) ?? NOWHERE);
    clips.set(element, clip);
    return clip;
  }
  return parts.flatMap(({ element, box }) => {
    const shown = cut(clipOf(element.parentElement), box);
    return shown !== null && isSeen(element, shown) ? [shown] : [];
  });
}

const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** True if an element is the visible one in the centre of a part of it. */
type IsSeen = (element: Element, part: Box) => boolean;

/**
 * Caches the topmost element of each point: this query is most of the work, and nothing moves while positions are
 * tried.
 */
function cachedHitTest(region: HTMLElement): IsSeen {
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
