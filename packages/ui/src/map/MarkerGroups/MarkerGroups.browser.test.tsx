import { destination, type LonLat } from "@placard/hazmat-core";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useEffect } from "react";
import { afterEach, expect, it } from "vitest";
import type { SitePoint } from "../../business/SitePointList/site-point.ts";
import { SAMPLE_SITE } from "../../testing/zones.ts";
import { IncidentMap } from "../IncidentMap/IncidentMap.tsx";
import { useMapParts, type MapParts } from "../map-parts.ts";
import { PlaceLayers } from "../PlaceLayers/PlaceLayers.tsx";
import type { SitePlace } from "../ResponderMap/places.ts";
import "../../styles/fonts.css";
import "../../styles/index.css";
import "../ResponderMap/ResponderMap.css";

afterEach(cleanup);

/** Position this many metres east of the site. */
function eastBy(metres: number): LonLat {
  const [lon, lat] = SAMPLE_SITE;
  return destination({ lon, lat }, 90, metres);
}

const POINTS: readonly SitePoint[] = [
  { id: 1, kind: "gas_shutoff", center: eastBy(6), note: "Behind the fence" },
  { id: 2, kind: "key_box", center: eastBy(0), note: "Left of the gate" },
  { id: 3, kind: "fire_department_connection", center: eastBy(3), note: "South wall" },
];
const NAMES = ["Key box", "Fire department connection (FDC)", "Gas shut-off"];
const GROUP = `3 items: ${NAMES.join(", ")}`;

const SITE: SitePlace = {
  id: 7,
  name: "Pier 9",
  business: "Harbour Works",
  address: "9 Upper Water Street",
  chemicals: 6,
  squareFeet: null,
  employees: null,
  center: eastBy(1),
  isApproximate: false,
};

interface DrawnProps {
  readonly zoom: number;
  readonly density?: "glove";
  readonly sites?: readonly SitePlace[];
  readonly points?: readonly SitePoint[];
}

const NO_PLACES: readonly never[] = [];
let map: MapParts["map"] | undefined;

function KeepMap() {
  const { map: drawn } = useMapParts();
  useEffect(() => {
    map = drawn;
  }, [drawn]);
  return null;
}

function Drawn({ zoom, density, sites = NO_PLACES, points = POINTS }: DrawnProps) {
  return (
    <div style={{ inlineSize: 800, blockSize: 500 }} data-placard-density={density} data-placard-motion="reduced">
      <IncidentMap center={SAMPLE_SITE} zoom={zoom} theme="light">
        <PlaceLayers sites={sites} points={points} hydrants={NO_PLACES} onOpenSite={undefined} />
        <KeepMap />
      </IncidentMap>
    </div>
  );
}

const shownMarkers = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(".placard-map-marker")].filter((marker) =>
    marker.checkVisibility({ visibilityProperty: true }),
  );

/** Pairs of markers whose press targets overlap. */
function overlaps(): readonly string[] {
  const markers = shownMarkers().map((marker) => ({ name: marker.ariaLabel ?? "", box: targetOf(marker) }));
  return markers.flatMap(({ name, box }, index) =>
    markers
      .slice(index + 1)
      .filter(({ box: other }) => {
        const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        return width > 0.5 && height > 0.5;
      })
      .map((other) => `${name} and ${other.name}`),
  );
}

/** Press target: the button with the space around it. */
function targetOf(marker: HTMLElement) {
  const { left, right, top, bottom } = marker.getBoundingClientRect();
  const around = getComputedStyle(marker, "::after");
  const [x, y] = [
    (Number.parseFloat(around.width) - (right - left)) / 2,
    (Number.parseFloat(around.height) - (bottom - top)) / 2,
  ];
  return {
    left: left - Math.max(0, x),
    right: right + Math.max(0, x),
    top: top - Math.max(0, y),
    bottom: bottom + Math.max(0, y),
  };
}

it.each([
  { zoom: 13, density: undefined, minPx: 24 },
  { zoom: 15, density: undefined, minPx: 24 },
  { zoom: 18, density: undefined, minPx: 24 },
  { zoom: 13, density: "glove" as const, minPx: 44 },
  { zoom: 15, density: "glove" as const, minPx: 44 },
  { zoom: 18, density: "glove" as const, minPx: 44 },
])(
  "keeps the targets of three points of a site apart at zoom $zoom, density $density",
  async ({ zoom, density, minPx }) => {
    const user = userEvent.setup();
    render(<Drawn zoom={zoom} {...(density !== undefined && { density })} />);
    await waitFor(() => expect(shownMarkers().length).toBeGreaterThan(0));
    await waitFor(() => expect(overlaps()).toEqual([]));
    for (const marker of shownMarkers()) {
      const { width, height } = marker.getBoundingClientRect();
      expect(Math.min(width, height), marker.ariaLabel ?? "").toBeGreaterThanOrEqual(minPx);
    }
    const shown: string[] = [];
    for (const marker of shownMarkers()) {
      const { left, top, width, height } = marker.getBoundingClientRect();
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
      expect(marker.contains(pressed), marker.ariaLabel ?? "").toBe(true);
      await user.click(marker);
      const dialog = await screen.findByRole("dialog");
      shown.push(
        ...within(dialog)
          .getAllByRole("heading", { level: 3 })
          .map(({ textContent }) => textContent),
      );
      await user.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
    expect(shown.toSorted()).toEqual(NAMES.toSorted());
  },
);

it("opens a group by keyboard, lists each item with its details, and returns the focus", async () => {
  const user = userEvent.setup();
  render(<Drawn zoom={15} />);
  const group = await screen.findByRole("button", { name: GROUP });
  while (document.activeElement !== group) {
    await user.tab();
    expect(document.activeElement).not.toBe(document.body);
  }
  await user.keyboard("{Enter}");
  const items = within(await screen.findByRole("dialog", { name: GROUP })).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Key boxLeft of the gate/),
    expect.stringMatching(/^Fire department connection \(FDC\)South wall/),
    expect.stringMatching(/^Gas shut-offBehind the fence/),
  ]);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(group));
});

it("groups a business with the points of its site", async () => {
  render(<Drawn zoom={15} sites={[SITE]} />);
  expect(await screen.findByRole("button", { name: `4 items: ${NAMES.join(", ")}, Pier 9` })).toBeTruthy();
  expect(shownMarkers()).toHaveLength(1);
});

it("names six items of a group and counts the others", async () => {
  const many = Array.from({ length: 9 }, (_, index): SitePoint => ({
    id: index,
    kind: "tank",
    center: eastBy(index),
    note: null,
  }));
  render(<Drawn zoom={14} points={many} />);
  const name = "9 items: Tank, Tank, Tank, Tank, Tank, Tank, 3 more";
  expect(await screen.findByRole("button", { name })).toBeTruthy();
});

it("separates a group when the map zooms in, and moves the focus to its first item", async () => {
  const user = userEvent.setup();
  render(<Drawn zoom={15} />);
  const group = await screen.findByRole("button", { name: GROUP });
  await user.click(group);
  await user.click(await screen.findByRole("button", { name: "Zoom in on these items" }));
  for (const name of NAMES) expect(await screen.findByRole("button", { name: `Show ${name}` })).toBeTruthy();
  expect(overlaps()).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show Key box" })));
  map?.jumpTo({ zoom: 15 });
  const again = await screen.findByRole("button", { name: GROUP });
  await waitFor(() => expect(document.activeElement).toBe(again));
});

it("groups again when the density changes", async () => {
  const apart = [
    { id: 1, kind: "key_box", center: eastBy(0), note: null },
    { id: 2, kind: "riser", center: eastBy(40), note: null },
  ] as const;
  const { rerender } = render(<Drawn zoom={16} points={apart} />);
  await waitFor(() => expect(shownMarkers()).toHaveLength(2));
  rerender(<Drawn zoom={16} points={apart} density="glove" />);
  await waitFor(() => expect(shownMarkers().every((marker) => marker.offsetWidth >= 44)).toBe(true));
  await waitFor(() => expect(overlaps()).toEqual([]));
});
